import { courseOf } from '../../domain/arcade/course.ts';
import { payAll, placeRuns, settledEvents } from '../../domain/arcade/end-contest.ts';
import { GAMES, GAME_IDS, isGameId } from '../../domain/arcade/games.ts';
import { HEAT_ENTRANTS_MAX, entryStake, prizeShares } from '../../domain/arcade/prizes.ts';
import { firstReceipt, nextReceipt } from '../../domain/arcade/receipt.ts';
import { entrantOf } from '../../domain/arcade/result.ts';
import { arcadePath } from '../../domain/arcade/arcade.paths.ts';
import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import { lockUser } from '../accounts/user.queries.ts';
import { newContest, newRun } from './new-rows.ts';
import { lockRatings } from './rating.queries.ts';
import { insertContest, insertRun, insertStages, lockContest, readRunsOf, settleContest } from './run.queries.ts';
import type { Tx } from '../client/database.ts';
import { appendEvent } from '../events/append-event.ts';
import { holdStake, payPool } from '../wallet/index.ts';
import stored from './sample-runs.json' with { type: 'json' };
import type { Moment, Samples, Scene } from '../seed/scene.ts';

const ENTRY = 200;

type Heat = (typeof stored)[number];

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The first of each game has nine regulars, whom others are measured by in free mode from the first day on. */
const OPENINGS = GAME_IDS.length;

/** When a heat was opened; the last was over hours ago. */
const openedAt = (n: number, now: number): number =>
  now - 6 * DAY + (n < OPENINGS ? n * 11 * HOUR : (n - OPENINGS + 1) * 12 * HOUR + 10 * MINUTE);

/**
 * A heat of each game among the regulars, in the last days, and nine more of one game among four of them, who have a
 * place among its best by that, all as they were played; what they play with is given to them.
 */
function past(scene: Scene): Moment[] {
  const { tx, now } = scene;
  return stored.flatMap((heat, n) => {
    const at = openedAt(n, now);
    const dueAt = at + DAY;
    const id = `heat-${n + 1}`;
    return [
      { at, happens: () => openHeat(tx, heat, id, at, dueAt) },
      ...heat.runs.map((_run, player) => {
        const then = at + (player + 1) * 20 * MINUTE;
        return { at: then, happens: () => playHeat(scene, heat, id, player, then) };
      }),
      { at: dueAt, happens: () => settleHeat(scene, heat, id, dueAt) },
    ];
  });
}

async function openHeat(tx: Tx, heat: Heat, id: string, at: number, dueAt: number): Promise<void> {
  const { game, version, lastSecret, runs } = heat;
  if (!isGameId(game)) throw new Error(`${game} is no game`);
  const { commitment } = courseOf(Buffer.from(lastSecret, 'hex'), runs[0]?.stages.length ?? 0);
  const contest = newContest({
    id,
    game,
    version,
    mode: 'skill',
    currency: 'BC',
    entry: ENTRY,
    fee: entryStake(ENTRY).fee,
    commitment: hexOf(commitment),
    seats: HEAT_ENTRANTS_MAX,
    createdAt: at,
    dueAt,
  });
  await insertContest(tx, { ...contest, taken: runs.length });
}

async function playHeat(scene: Scene, heat: Heat, contestId: string, player: number, at: number): Promise<void> {
  const { tx } = scene;
  const [userId, played] = [heat.players[player], heat.runs[player]];
  const contest = await lockContest(tx, contestId);
  const staker = userId && (await lockUser(tx, userId));
  if (!contest || !played || !staker) throw new Error(`nobody plays ${contestId} in place ${player}`);
  const runId = `${contestId}-${player + 1}`;
  const own = entryStake(ENTRY);
  await scene.give(userId, own.stake + own.fee, `loyalty:${runId}`, at);
  const subject = { kind: 'arcade', id: contestId, title: GAMES[contest.game].title, path: arcadePath } as const;
  await holdStake(
    tx,
    { ...subject, currency: 'BC' },
    { staker, ...own },
    { at, newId: scene.idsAt(at), actorId: userId },
  );
  const { commitment, secrets } = courseOf(Buffer.from(heat.lastSecret, 'hex'), played.stages.length);
  let receipt = firstReceipt(runId, commitment);
  const stages = played.stages.map((text, stage) => {
    const bytes = Buffer.from(text, 'base64');
    receipt = nextReceipt(receipt, bytes, secrets[stage] ?? new Uint8Array());
    return { runId, stage, bytes, receivedAt: at, receipt: hexOf(receipt) };
  });
  const ticket = newRun(contest, { id: runId, userId, inputClass: 'pointer', enteredAt: at, dueAt: at });
  const { score, tieBreak, digest } = played;
  const ended = { state: 'ended', startedAt: at, endedAt: at, dueAt: null, score, tieBreak, digest } as const;
  await insertRun(tx, { ...ticket, ...ended, receipt: hexOf(receipt) });
  await insertStages(tx, stages);
}

async function settleHeat(scene: Scene, { lastSecret }: Heat, id: string, at: number): Promise<void> {
  const { tx } = scene;
  const contest = await lockContest(tx, id);
  const runs = await readRunsOf(tx, id);
  const shares = prizeShares(runs.map(entrantOf));
  if (!contest || !shares) throw new Error(`${id} pays nobody`);
  const { runs: placed, standings } = placeRuns(contest, runs, await lockRatings(tx, runs));
  const ended = { runs: payAll(contest, placed, shares), standings };
  await settleContest(tx, id, ended, { at, lastSecret });
  for (const event of settledEvents(contest, ended.runs, { at, lastSecret })) await appendEvent(tx, event);
  await payPool(tx, id, shares, { at, newId: scene.idsAt(at), actorId: null });
}

export const samples: Samples = { past, order: 2 };
