### Die fünf Stufen

level-1 = Leicht
level-2 = Mittel
level-3 = Knifflig
level-4 = Schwer
level-5 = Teuflisch

level-1-idea = Die ersten fünf Wege des Hefts genügen, ganz ohne Notizen.
level-2-idea = Schlüsse in einem Haus und seinen Nachbarn: gesperrte Zahlen, Paare und Tripel.
level-3-idea = Muster über das ganze Gitter: Fische, Flügel, Farben.
level-4-idea = Ketten und Gruppen von Feldern, die beinahe voll sind.
level-5-idea = Annahmen müssen verfolgt werden, bis sie scheitern.
