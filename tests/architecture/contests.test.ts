/** That no kind of contest has a rule of its own for what two reports come to: `domain/disputes/contest.ts` has it. */
import { expect, test } from 'vitest';
import { files, isProduction, read } from './source.ts';

const LIFE = 'domain/disputes/contest.ts';

const rules = files.filter((file) => /^(domain|gateway)\//.test(file) && isProduction(file));
const filesWith = (pattern: RegExp): string[] => rules.filter((file) => pattern.test(read(file)));

/** What a kind writes where the one rule has said that it is contested. */
const ANSWERED = /\bcase 'contested':(?:\s*\/\/[^\n]*)*\s*return [^;]*;/g;
/** Questions, and lists of states. */
const NAMED = /(?:[!=]==|\bcase) 'disputed'|\b[A-Z_]+_STATUSES = [^;]*;/g;

test('a side that has reported is refused by one rule alone', () => {
  expect(filesWith(/\b(?:refuse|Refused)\('ALREADY_REPORTED'/)).toEqual([LIFE]);
});

test('one rule alone says whether reports settle a contest, contest it, or wait', () => {
  expect(filesWith(/\{ kind: '(?:settled|contested|waits)'/)).toEqual([LIFE]);
});

/** What only says how a contest stands. */
const WORDS = /^domain\/(battles\/(next-step|told)|shared\/step-tones)\.ts$/;

test('nothing in domain makes a contest disputed but that rule', () => {
  const domain = rules.filter((file) => file.startsWith('domain/') && !WORDS.test(file));
  const otherwise = domain.filter((file) =>
    /'disputed'/.test(read(file).replaceAll(ANSWERED, '').replaceAll(NAMED, '')),
  );
  expect(otherwise).toEqual([]);
  expect(domain.filter((file) => new RegExp(ANSWERED).test(read(file)))).toEqual([
    'domain/battles/report-result.ts',
    'domain/teams/team-battle.ts',
    'domain/tournaments/match-life.ts',
  ]);
});

test('a contest becomes disputed without a report where games clash, or a ruling is contested', () => {
  const asked = /import \{[^}]*\b(?:dispute|disputeMatch)\b[^}]*\} from '[^']*\/(?:report-result|match-life)\.ts'/;
  expect(filesWith(asked)).toEqual([
    'gateway/battles/ending/settle-by-proof.ts',
    'gateway/tournaments/desk/contest-ruling.ts',
  ]);
});
