error-bad-budget = Боту нужен бюджет не меньше 1, а не { $budget }.
