/** What becomes of a contest and its runs when it ends, whatever kind it is of. */
import { type Ended, settledEvents } from '../../domain/arcade/end-contest.ts';
import { GAMES } from '../../domain/arcade/games.ts';
import type { ArcadeContest, ArcadeRating, ArcadeRunRow } from '../../db/arcade/arcade.table.ts';
import { settleContest } from '../../db/arcade/run.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent, appendLiveEvent } from '../../db/events/append-event.ts';
import { putPrizes } from '../../db/results/index.ts';

export interface EndContext {
  readonly at: number;
  /** Ids that grow with time. */
  readonly newId: () => string;
}

export interface SettleContext extends EndContext {
  /** The last secret of the course, in hex, which is nobody's any more. */
  readonly lastSecret: string;
  /** The commitment, in hex, of the course of a contest that is opened by the end of this one. */
  readonly commitmentOf: (contestId: string) => string;
}

export const moneyBy = ({ at, newId }: EndContext) => ({ at, newId, actorId: null });

export const tellRunMoved = (tx: Tx, { id, userId }: ArcadeRunRow, at: number): Promise<void> =>
  appendLiveEvent(tx, {
    type: 'arcade.run-moved',
    entity: 'arcade',
    entityId: userId,
    concerns: [userId],
    data: { runId: id },
    at,
  });

/** Writes what a contest has come to, and tells it. */
export async function finish(
  tx: Tx,
  contest: ArcadeContest,
  ended: Ended<ArcadeRunRow, ArcadeRating>,
  context: SettleContext,
): Promise<void> {
  await settleContest(tx, contest.id, ended, context);
  for (const event of settledEvents(contest, ended.runs, context)) await appendEvent(tx, event);
  for (const run of ended.runs) await tellRunMoved(tx, run, context.at);
}

/** What a contest or a bracket for money brought those who played it, as their earnings (EN-33). */
export async function keepEarnings(
  tx: Tx,
  { id: subjectId, currency, game, entry, fee }: Pick<ArcadeContest, 'id' | 'currency' | 'game' | 'entry' | 'fee'>,
  earned: Pick<Parameters<typeof putPrizes>[1], 'kind' | 'title'>,
  players: readonly Pick<ArcadeRunRow, 'userId' | 'place' | 'paid'>[],
  at: number,
): Promise<void> {
  if (currency !== 'USD') return;
  await putPrizes(
    tx,
    { ...earned, subjectId, game, gameTitle: GAMES[game].title, at },
    players.map(({ userId, place, paid: prizeCents }) => {
      const others = players.filter((other) => other.userId !== userId);
      const opponentId = others.length === 1 ? (others[0]?.userId ?? null) : null;
      return { userId, place, opponentId, paidCents: entry + fee, prizeCents };
    }),
  );
}
