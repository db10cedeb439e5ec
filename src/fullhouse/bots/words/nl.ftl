error-bad-budget = Een bot heeft een budget van minstens 1 nodig, niet { $budget }.
