import { checkBalance } from './balance.ts';
import { checkCrate } from './crate.ts';
import { type Checked, FAULTS } from './faults.ts';
import { readKey } from './note.ts';
import { checkProofFile } from './proof-file.ts';
import { wordsOfBalance, wordsOfCrate, wordsOfProof } from './words.ts';

/** What somebody knows from elsewhere than the file; empty where it is not known. */
export interface Known {
  /** The verifier key of the log. */
  readonly key: string;
  /** What the receipt shows under 'What the hash is made of', to the letter. */
  readonly receipt: string;
  /** The hash that was shown before a crate was paid for, or the root of the day's total. */
  readonly hash: string;
}

export interface Verdict {
  readonly holds: boolean;
  readonly words: readonly string[];
}

const KINDS = [
  ['proof', /^c2sp\.org\/tlog-proof@/],
  ['crate', /^\{\s*"format":\s*"gauntlet\/crate\//],
  ['balance', /^\{\s*"format":\s*"gauntlet\/balance\//],
] as const;

const wrong = (...words: readonly string[]): Verdict => ({ holds: false, words });

function verdictOf<T>(checked: Checked<T>, wordsOf: (found: T) => string[]): Verdict {
  return 'fault' in checked ? wrong(FAULTS[checked.fault]) : { holds: true, words: wordsOf(checked.found) };
}

async function checkProof(text: string, known: Known): Promise<Verdict> {
  if (known.key === '') return wrong('Type the verifier key of the house, from somewhere else than the file.');
  const key = await readKey(known.key);
  if (key?.kind !== 'log') return wrong('This is no verifier key of a log.');
  const receipt = known.receipt === '' ? undefined : known.receipt;
  return verdictOf(await checkProofFile(text, { key, ...(receipt !== undefined && { receipt }) }), (found) =>
    wordsOfProof(found, receipt),
  );
}

/** Checks a file of whatever kind it is. */
export async function checkAny(text: string, known: Known): Promise<Verdict> {
  const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0];
  const hash = known.hash === '' ? undefined : known.hash;
  if (kind === 'proof') return checkProof(text, known);
  if (kind === 'crate') return verdictOf(await checkCrate(text, hash), (found) => wordsOfCrate(found, hash));
  if (kind === 'balance')
    return verdictOf(await checkBalance(text, { ...(hash !== undefined && { root: hash }) }), (found) =>
      wordsOfBalance(found, hash),
    );
  return wrong('This is no proof of a receipt, no crate opening and no balance.');
}
