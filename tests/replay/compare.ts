import type { Answer, Played } from './play.ts';
import { allHeaped, firstDifference, heaped, isHollow } from './plain.ts';
import type { Replay } from './replay.ts';

/** Something that is not as it has to be, in words. */
export interface Finding {
  readonly room: string;
  readonly name: string;
  readonly text: string;
}

const tornOf = (plain: unknown): string | undefined =>
  typeof plain === 'object' && plain !== null ? (plain as { readonly $torn?: string }).$torn : undefined;

/** How two answers to one call part; null where they are alike. */
export function differenceOf(sqlite: Answer, postgres: Answer, { unordered }: Played['terms']): string | null {
  const [one, other] = [sqlite, postgres].map(({ plain }) => (unordered ? heaped(plain, unordered.at) : plain));
  const found = firstDifference(one, other);
  if (found === null) return null;
  if (firstDifference(allHeaped(one), allHeaped(other)) !== null) return found;
  return postgres.isOrdered
    ? `the same rows in another order, though one is asked for: ${found}`
    : `the same rows in another order, and no statement asks for one: ${found}`;
}

function findingsOf(one: Played, other: Played | undefined): string[] {
  if (other?.name !== one.name) return ['only one engine has it'];
  if (one.fault !== '' || other.fault !== '') return [`no call: SQLite ${one.fault}, PostgreSQL ${other.fault}`];
  const { terms } = one;
  if (one.answers.length === 0) return ['its case makes no call'];
  if (one.answers.length !== other.answers.length) return ['it is not called as often on both engines'];
  const differences: string[] = [];
  const wrong: string[] = [];
  for (const [n, sqlite] of one.answers.entries()) {
    const postgres = other.answers[n] as Answer;
    const difference = differenceOf(sqlite, postgres, terms);
    if (difference !== null) differences.push(`call ${n}: ${difference}`);
    const torn = tornOf(sqlite.plain) ?? tornOf(postgres.plain);
    if (torn !== undefined) wrong.push(`call ${n}: ${torn}`);
    if (difference === null && sqlite.isError !== (terms.refuses !== undefined))
      wrong.push(
        sqlite.isError
          ? `call ${n}: both engines fail with ${JSON.stringify(sqlite.plain)}`
          : `call ${n}: was to fail and does not`,
      );
  }
  if (terms.differs === undefined) return [...differences, ...wrong];
  return differences.length + wrong.length > 0 ? [] : ['it is alike on both engines now: `differs` can go'];
}

/** Everything in which two engines part, and every case that does not keep to its own terms. */
export const findings = ({ sqlite, postgres }: Replay): Finding[] =>
  sqlite.played.flatMap((one, n) =>
    findingsOf(one, postgres.played[n]).map((text) => ({ room: one.room, name: one.name, text })),
  );

/** Functions of which no call answers or writes anything, unless a case says why. */
export function hollowOf({ sqlite }: Replay): string[] {
  const shows = new Map<string, boolean>();
  for (const { room, name, terms, answers } of sqlite.played) {
    const isShown = terms.hollow !== undefined || answers.some(({ plain }) => !isHollow(plain));
    shows.set(`${room}.${name}`, (shows.get(`${room}.${name}`) ?? false) || isShown);
  }
  return [...shows].flatMap(([name, isShown]) => (isShown ? [] : [name]));
}
