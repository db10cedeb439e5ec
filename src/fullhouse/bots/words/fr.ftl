error-bad-budget = Il faut à un robot un budget d’au moins 1, et non { $budget }.
