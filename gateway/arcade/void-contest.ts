import { GAMES } from '../../domain/arcade/games.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import { type Difference, restsOn } from '../../domain/wallet/alerts.ts';
import type { ArcadeContest, ArcadeRunRow } from '../../db/arcade/arcade.table.ts';
import { type RunWithContest, lockContest } from '../../db/arcade/run.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { raiseAlert } from '../../db/wallet/index.ts';
import type { Deps } from '../kernel/deps.ts';
import { voidContest } from './settle-contest.ts';

export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** So much is ended at a time, each in a transaction of its own, so that players' calls come in between. */
export const CHUNK = 20;

/**
 * Ends one after the other, and answers how many it has. Whatever is wrong with one holds up no other: staff hear of it,
 * and it is tried again a minute later.
 */
export async function endEach(
  deps: Deps,
  due: readonly { readonly id: string }[],
  end: (id: string) => Promise<boolean>,
  putOff: (tx: Tx, id: string, dueAt: number, why: string) => Promise<void>,
): Promise<number> {
  let ended = 0;
  for (const { id } of due)
    try {
      if (await end(id)) ended++;
    } catch (error) {
      const why = `it cannot be ended: ${wordsOf(error)}`;
      await deps.db.transact((tx) => putOff(tx, id, deps.now() + MINUTE, why));
    }
  return ended;
}

/** A fault of ours: everybody gets everything back, and staff hear of it. False where the contest was over. */
export const voidFor = (deps: Deps, found: RunWithContest, why: string): Promise<boolean> =>
  deps.db.transact(async (tx) => {
    const contest = await lockContest(tx, found.contest.id);
    if (contest?.state !== 'open') return false;
    await voidContest(tx, contest, { at: deps.now(), newId: deps.newId });
    await alertOf(deps, tx, 'run', found.run, why);
    return true;
  });

type About = Pick<Difference, 'players' | 'evidence'>;

/** Tells staff what is wrong with something. */
export const alertOf = (
  deps: Deps,
  tx: Tx,
  what: 'run' | 'contest' | 'bracket',
  { id, game }: Pick<ArcadeContest, 'id' | 'game'>,
  why: string,
  about?: About,
): Promise<void> => alert(deps, tx, id, `${what} ${id} of ${GAMES[game].title}: ${why}`, about);

/** What was handed in is nobody’s play: the run comes to nothing, and its player’s name stands in the alert. */
export const alertOfPlayer = (deps: Deps, tx: Tx, run: ArcadeRunRow): Promise<void> => {
  const about = { players: [run.userId], evidence: restsOn('run', [run.id]) };
  return alertOf(deps, tx, 'run', run, 'nobody can have played what was handed in', about);
};

/** One alert, however many contests wait for the version. */
export const alertOfVersion = (deps: Deps, tx: Tx, { game, version }: ArcadeContest): Promise<void> => {
  const message = `contests of ${GAMES[game].title} are due, and no gateway has version ${version} of its rules: after an hour everybody gets everything back`;
  return alert(deps, tx, `${game}:${version}`, message);
};

async function alert(deps: Deps, tx: Tx, subject: string, message: string, about?: About): Promise<void> {
  const difference = { kind: 'arcade-run', message, subject, currency: null, sides: [], ...about } as const;
  await raiseAlert(tx, { id: deps.newId(), uniqueKey: `arcade-run:${subject}`, difference, at: deps.now() });
}
