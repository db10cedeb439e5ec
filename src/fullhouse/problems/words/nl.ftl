### De vijf niveaus

level-1 = Makkelijk
level-2 = Gemiddeld
level-3 = Pittig
level-4 = Moeilijk
level-5 = Duivels

level-1-idea = De eerste vijf manieren van het boekje zijn genoeg, zonder notities.
level-2-idea = Redeneringen binnen een huis en zijn buren: vergrendelde getallen, paren en drietallen.
level-3-idea = Patronen over het hele rooster: vissen, vleugels, kleuren.
level-4-idea = Kettingen en groepen vakjes die bijna vol zijn.
level-5-idea = Aannames moeten worden gevolgd tot ze vastlopen.
