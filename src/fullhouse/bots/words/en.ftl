error-bad-budget = A bot needs a budget of at least 1, not { $budget }.
