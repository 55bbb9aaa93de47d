import { GAME_TITLES } from '../../domain/shared/games.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { Decision } from '../../domain/disputes/decide-dispute.ts';
import type { Reader, Tx } from '../../db/client/database.ts';
import type { Contest, Contested, DecisionContext } from '../kernel/manifest/contested.ts';

/** What a kind of contest has of its own, beside what it says of each. */
interface ContestKind<Row> extends Pick<Contested, 'decisions' | 'disputable' | 'file' | 'talk'> {
  /** Locks what a contest is kept in, as the first of all rows. */
  readonly lock: (tx: Tx, id: string) => Promise<Row | null | undefined>;
  /** Some contests by their ids; those that are not there are left out. */
  readonly list: (reader: Reader, ids: readonly string[]) => Promise<readonly Omit<Contest, 'gameTitle'>[]>;
  /** Makes the transition that a decision means for a contest whose row is locked. */
  readonly decide: (tx: Tx, row: Row, decision: Decision, context: DecisionContext) => Promise<void>;
}

/** What the room of a kind of contest gives in its manifest, of what it has of its own. */
export function contestedBy<Row extends object>({ lock, list, decide, ...own }: ContestKind<Row>): Contested {
  const locked = async (tx: Tx, id: string): Promise<Row> => {
    const row = await lock(tx, id);
    if (!row) throw new Refused('NOT_FOUND');
    return row;
  };
  return {
    ...own,
    async lock(tx, id) {
      await locked(tx, id);
    },
    async describe(reader, ids) {
      const contests = await list(reader, ids);
      return new Map(contests.map((contest) => [contest.id, { ...contest, gameTitle: GAME_TITLES[contest.game] }]));
    },
    decide: async (tx, id, decision, context) => decide(tx, await locked(tx, id), decision, context),
  };
}
