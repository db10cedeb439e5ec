### Les grilles et leurs formats, en français.

## Textes illisibles

error-nothing-to-read = Il n’y a rien à lire ici.
error-input-too-large = C’est trop volumineux : on ne lit pas plus de { $most } caractères à la fois.
error-not-text = Ce n’est pas du texte, mais autre chose.
error-unknown-format = Le format « { $name } » n’existe pas.
error-format-not-recognised = Cela ne ressemble à aucun des formats connus. Si vous savez lequel c’est, indiquez-le.
error-one-problem-only = Un texte au format { $format } contient un seul problème, et non { $count }.
error-bad-json = Ce n’est pas du JSON valable : { $detail }.
error-bad-xml = Ce n’est pas du XML valable : { $detail }.
error-xml-with-doctype = Par sécurité, on ne lit pas de XML qui apporte son propre type de document ou ses propres entités.
error-wrong-shape = Quelque chose ne correspond pas au format, à l’endroit { $where } : { $detail }.
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
cli-convert-file = Le fichier qui contient les problèmes, ou - pour l’entrée standard.
cli-convert-to = Le format à écrire : text, grid, sdk, sdm, ss, hodoku, opensudoku, ipuz, fpuzzles, sudokupad ou sudokuwiki.
cli-convert-from = Le format du fichier, s’il n’est pas reconnu tout seul.
