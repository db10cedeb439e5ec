/** Small words that change with what follows them: Italian articles and “ed”, English “a” and “an”.
 *  The server has the same in src/fullhouse/words/locales.py; both are tested with tests/words/agreement.json. */

const ITALIAN: Readonly<Record<string, string>> = {
  il: 'l’',
  lo: 'l’',
  del: 'dell’',
  al: 'all’',
  dal: 'dall’',
  nel: 'nell’',
  sul: 'sull’',
  i: 'gli ',
  dei: 'degli ',
  ai: 'agli ',
  dai: 'dagli ',
  nei: 'negli ',
  sui: 'sugli ',
};
/** Before a number that is spoken with a vowel: uno, otto and all that begin with it, undici. */
const ARTICLE = new RegExp(
  `(?<![\\p{L}\\d])(${Object.keys(ITALIAN).join('|')}) (?=(?:1|11|8\\d*)(?![\\p{L}\\d]))`,
  'giu',
);
/** “ed” and “ad” before the same vowel; “e” and “a” may also be names of columns. */
const JOINED = /(?<!colonn[ae] )(?!(?<=, )e e(?![\p{L}\d]))(?<![\p{L}\d])([ea]) (?=\1)/giu;
const ENGLISH = /(?<![\p{L}\d])(a) (?=(?:8\d*|11|18)(?![\p{L}\d]))/giu;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A text whose facts are filled in, with the small words that the language wants before them. */
export function agree(text: string, language: string): string {
  if (language === 'it')
    return text
      .replace(ARTICLE, (_, article: string) => {
        const short = ITALIAN[article.toLowerCase()] ?? article;
        return article === article.toLowerCase() ? short : capital(short);
      })
      .replace(JOINED, '$1d ');
  return language === 'en' ? text.replace(ENGLISH, '$1n ') : text;
}
