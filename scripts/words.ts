/**
 * `npm run words` tells of every language which texts are missing, which are used by nobody, and which are the same as
 * in English though no list allows it. Exit code 1 when some are missing or unused.
 */
import { LANGUAGE_NAMES } from '../domain/shared/languages.ts';
import { checkAllWords } from './check-words.ts';

const all = checkAllWords();
const whole = all[0]?.count ?? 0;

for (const { language, count, missing, unused, same, idle } of all) {
  console.log(`${LANGUAGE_NAMES[language]}: ${count} of ${whole} texts`);
  const tell = (what: string, found: readonly string[]): void => {
    if (found.length > 0) console.log([`  ${what}:`, ...found.map((one) => `    ${one}`)].join('\n'));
  };
  tell('missing', missing);
  tell('unused', unused);
  tell('the same as in English, and not in scripts/same-words.ts', same);
  tell('in scripts/same-words.ts, and not the same', idle);
  if (missing.length > 0 || unused.length > 0) process.exitCode = 1;
}
