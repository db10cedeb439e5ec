## Textes illisibles

error-nothing-to-read = Il n’y a rien à lire ici.
error-unknown-page = Le livret a les problèmes 1 à { $most }, pas { $number }.
error-unknown-figure = Le livret n’a pas de figure { $number } : elles vont de { $least } à { $most }.
error-unknown-link = La figure { $number } n’a que { $most } étapes.
error-input-too-large = C’est trop volumineux : on ne lit pas plus de { $most } caractères à la fois.
error-not-text = Ce n’est pas du texte, mais autre chose.
error-unknown-format = Le format « { $name } » n’existe pas.
error-format-not-recognised = Cela ne ressemble à aucun des formats connus. Si vous savez lequel c’est, indiquez-le.
error-one-problem-only = Un texte au format { $format } contient un seul problème, et non { $count }.
error-bad-json = Ce n’est pas du JSON valable à partir d’ici : « { $detail } ».
error-bad-xml = Ce n’est pas du XML valable (ligne { $line }, colonne { $column }).
error-xml-with-doctype = Par sécurité, on ne lit pas de XML qui apporte son propre type de document ou ses propres entités.
error-wrong-shape = Quelque chose ne correspond pas au format : { misread }.
error-nested-too-deep = L’imbrication est plus profonde qu’aucun problème ne le demande.
error-bad-compression = La partie compressée du lien est abîmée. Le lien a peut-être été coupé.
error-expands-too-far = Une fois décompressé, cela ferait plus de { $most } caractères.
error-bad-link = Le lien est abîmé à l’endroit « { $detail } ».
error-link-without-problem = Ce lien ne fait que désigner un problème qui se trouve sur le site. Il ne le contient pas.
error-bad-library-line = Ce n’est pas une ligne de bibliothèque HoDoKu.
error-bad-candidate = « { $value } » n’est pas un candidat. On écrit le chiffre, la ligne et la colonne : 412.
error-another-kind-of-problem = Ce n’est pas un sudoku 9×9 ordinaire : il comporte « { $rule } ».

## Grilles qui ne conviennent pas

error-problem-without-givens = Cette grille est vide. Il faut des chiffres de départ.
error-problem-with-clash = Les chiffres de départ se contredisent : le { $symbol } figure en { $both }, donc deux fois dans la même ligne, la même colonne ou le même bloc.

## Conversion

convert-at-line = Ligne { $number } :
convert-left-out = Le format { $format } n’a pas de place pour tout. Laissé de côté : { $fields }.
problem-digits = les chiffres inscrits
problem-candidates = les candidats
problem-title = le titre
problem-author = l’auteur
problem-comment = le commentaire
problem-source = la source
cli-convert = Convertir des problèmes d’un format à un autre.
cli-convert-file = Le problème lui-même, ou un fichier de problèmes ; - lit l’entrée standard.
cli-convert-to = Le format à écrire : text, grid, sdk, sdm, ss, hodoku, opensudoku, ipuz, fpuzzles, sudokupad ou sudokuwiki.
cli-convert-from = Le format du fichier, s’il n’est pas reconnu tout seul.

## S’exercer, et les problèmes du jour

practice-right = Juste.
practice-more = Juste, et la même étape permet d’en conclure encore plus.
practice-nothing = Il n’y a pas encore de réponse.
practice-filled = { $cell } est déjà remplie.
practice-no-candidate = Le { $digit } n’est pas candidat en { $cell }.
practice-not-there = Le { $digit } est impossible en { $cell }.
practice-must-stay = Le { $digit } doit rester en { $cell } : il est dans la solution.
practice-another-way = C’est vrai du { $digit } en { $cell }, mais cela ne découle pas ici de la technique demandée ({ $name }).
practice-find = À vous de trouver : { $name }. { $idea }
practice-is-one = Oui.
practice-spoiled = Non. Sans le { $digit } en { $cell }, c’en serait un exemple. Tant qu’il y est possible, rien n’en découle.
practice-given = Non. Le { $digit } en { $cell } est un chiffre de départ. Les chiffres de départ ne peuvent pas s’échanger : rien n’en découle.
practice-second-place = Non. Dans cette zone, le { $digit } peut aussi aller en { $cell } : sa place n’est pas encore sûre.
practice-second-digit = Non. Le { $digit } est aussi possible en { $cell } : on ne sait pas encore quel chiffre va dans cette case.
error-unknown-technique = Il n’y a pas de technique « { $value } ».
error-technique-without-positions = Il n’y a pas de position pour s’exercer à la technique « { $technique } » : la bibliothèque n’en a aucune, et aucun nouveau problème qui la demande n’a été trouvé.
error-technique-without-puzzle = On ne connaît aucun problème de cette symétrie et de ce niveau qui demande la technique « { $technique } ». Sans symétrie ni niveau, il y en a un.
error-technique-without-look-alike = Il n’y a pas de position trompeuse pour « { $technique } ».
error-bad-answer = « { $value } » n’est pas une réponse. Écrivez c3=5 pour placer un chiffre, c3-5 pour retirer un candidat.
error-bad-date = La date « { $value } » n’existe pas. Écrivez l’année, le mois et le jour, comme 2026-03-01.
error-daily-not-yet = Les problèmes du { $date } paraîtront ce jour-là.
error-bad-problem-code = « { $value } » n’est pas le code d’un problème.
cli-practice = S’exercer à une technique, sur une position où c’est elle qu’il faut.
cli-practice-technique = La technique, par exemple naked_pair ou x_wing.
cli-practice-seed = Un autre nombre donne une autre position.
cli-practice-answer = Votre réponse : c3=5 place un chiffre, c3-5 retire un candidat ; plusieurs, séparées par des espaces.
cli-practice-show = Montrer l’étape et son raisonnement.
cli-practice-svg = Écrire une image de la position dans ce fichier, avec l’étape si elle est montrée.
cli-practice-json = Écrire la position sous forme de document JSON.
cli-practice-lang = La langue : en, fr, it, nl, ru ou de.
cli-daily = Montrer les problèmes d’un jour, un par niveau.
cli-daily-date = Le jour, sous la forme 2026-03-01 ; aujourd’hui si rien n’est indiqué.
cli-daily-level = Ce niveau seulement, de 1 à 5.
cli-daily-line = Niveau { $level }, { $name } : { $problem }
cli-booklet = Montrer les cinquante problèmes numérotés du livret, ou l’un d’eux.
cli-booklet-number = Le numéro d’un problème, de 1 à 50 ; tous si rien n’est indiqué.
cli-booklet-json = Écrire chaque problème en JSON, un par ligne.
cli-booklet-level = Niveau { $level } : { $ways }
cli-library = Montrer des problèmes de la bibliothèque, les plus faciles de chaque niveau d’abord, un par ligne.
cli-library-technique = Seulement ceux qui demandent cette technique, par exemple x-wing.
cli-library-hardest = Seulement ceux qui ne demandent rien de plus difficile que cette technique.
cli-library-clues = Le nombre de chiffres de départ, par exemple 24 ou 24-26.
cli-library-score = Le score de difficulté, par exemple 1000-2000 ; d’environ 500 (facile) à 18 000 (diabolique).
cli-library-number = Nombre maximal de problèmes ; tous si rien n’est indiqué.
