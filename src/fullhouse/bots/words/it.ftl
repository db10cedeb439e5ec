error-bad-budget = A un bot serve un budget di almeno 1, non { $budget }.
