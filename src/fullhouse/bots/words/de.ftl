error-bad-budget = Ein Bot braucht ein Budget von mindestens 1, nicht { $budget }.
