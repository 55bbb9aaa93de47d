import { APPEAL_WINDOW } from '../../domain/disputes/appeal.ts';
import { DRAW_AGAIN_MS, JURORS, JURY_WAIT_MS } from '../../domain/jury/jury.ts';
import type { Tx } from '../../db/client/database.ts';
import { lockAppealOf } from '../../db/disputes/index.ts';
import { removeJurors } from '../../db/jury/juror.queries.ts';
import {
  changeJury,
  endSummonses,
  judgeVotes,
  listDueJuries,
  listSummonses,
  putOffJury,
} from '../../db/jury/jury.queries.ts';
import type { SummonsRow } from '../../db/jury/jury.table.ts';
import { holdFlag } from '../../db/settings/flag.queries.ts';
import { readSettings } from '../../db/settings/setting.queries.ts';
import { answersUntil } from '../disputes/index.ts';
import type { Deps } from '../kernel/deps.ts';
import { drawJuror } from './draw-juror.ts';
import { type JuryCase, lockCase } from './lock-case.ts';

/** So many at a time, each in a transaction of its own, so that players' calls come in between. */
const CHUNK = 20;

const isOpen = ({ votedAt, endedAt }: SummonsRow): boolean => votedAt === null && endedAt === null;

/**
 * Draws the jurors of cases that wait for them, replaces those who did not answer in time, and holds votes against what
 * was decided in the end. Answers how many cases moved. Safe to run in many gateways. A case that fails is tried again later
 * and stands behind the others meanwhile.
 * @throws AggregateError of the cases that failed, when the others are through
 */
export async function keepJuries(deps: Deps): Promise<number> {
  const due = await listDueJuries(deps.db.read, deps.now(), CHUNK);
  const failures: unknown[] = [];
  const moved = await Promise.all(
    due.map(async (id) => {
      try {
        return await keepJury(deps, id);
      } catch (err) {
        failures.push(err);
        await deps.db.transact((tx) => putOffJury(tx, id, deps.now(), deps.now() + DRAW_AGAIN_MS));
        return false;
      }
    }),
  );
  if (failures.length > 0) throw new AggregateError(failures, `juries that could not be kept: ${failures.length}`);
  return moved.filter(Boolean).length;
}

const keepJury = (deps: Deps, disputeId: string): Promise<boolean> =>
  deps.db.transact(async (tx) => {
    const held = await lockCase(deps, tx, disputeId);
    if (!held) throw new Error(`the case ${disputeId} of a jury cannot be read`);
    if (held.jury.dueAt === null || held.jury.dueAt > deps.now()) return false;
    const dueAt =
      held.dispute.status === 'resolved' ? await holdAgainst(deps, tx, held) : await fillSeats(deps, tx, held);
    await changeJury(tx, disputeId, { dueAt });
    return true;
  });

const endOpen = (tx: Tx, summonses: readonly SummonsRow[], at: number): Promise<void> =>
  endSummonses(
    tx,
    summonses.filter(isOpen).map(({ id }) => id),
    at,
  );

/** Of an undecided case; answers when it is due again. */
async function fillSeats(deps: Deps, tx: Tx, held: JuryCase): Promise<number | null> {
  const at = deps.now();
  const { jury, contest, dispute } = held;
  const summonses = await listSummonses(tx, [dispute.id]);
  const isOn = await holdFlag(tx, 'community-jury');
  const { juryMaxPoolCents } = await readSettings(tx);
  if (!isOn || jury.heardAt !== null || contest.poolCents > juryMaxPoolCents || contest.sides.length !== 2) {
    await endOpen(tx, summonses, at);
    return null;
  }
  // Jurors read a case that is whole: nothing new comes into it, and what came last was answered or could have been.
  const isWholeAt = Math.max(dispute.submittedAt + JURY_WAIT_MS, (await answersUntil(tx, dispute.id, at)) ?? 0);
  if (summonses.length === 0 && at < isWholeAt) return isWholeAt;
  // Whoever lets a case lie serves no more, and may offer to again.
  const late = summonses.filter((one) => isOpen(one) && one.answerBy <= at);
  await endOpen(tx, late, at);
  await removeJurors(
    tx,
    late.map(({ jurorId }) => jurorId),
  );
  const seated = summonses.filter((one) => one.votedAt !== null || (isOpen(one) && one.answerBy > at));
  const drawnIds = summonses.map(({ jurorId }) => jurorId);
  let missing = JURORS - seated.length;
  while (missing > 0) {
    const jurorId = await drawJuror(deps, tx, held, drawnIds);
    if (jurorId === null) break;
    drawnIds.push(jurorId);
    missing--;
  }
  if (missing > 0) return at + DRAW_AGAIN_MS;
  const open = (await listSummonses(tx, [dispute.id])).filter(isOpen);
  return Math.min(...open.map(({ answerBy }) => answerBy));
}

/** Of a decided case: votes count for the record when nothing can change the decision any more. */
async function holdAgainst(deps: Deps, tx: Tx, { dispute, jury, contest }: JuryCase): Promise<number | null> {
  const at = deps.now();
  await endOpen(tx, await listSummonses(tx, [dispute.id]), at);
  // Closed with its contest, or the word of what staff decided is still on its way and makes it due again.
  if (jury.decision === null || dispute.decidedAt === null) return null;
  const appeal = await lockAppealOf(tx, dispute.id);
  if (appeal && appeal.verdict === null) return null;
  const finalAt = dispute.decidedAt + APPEAL_WINDOW + 1;
  if (!appeal && contest.outcome !== null && at < finalAt) return finalAt;
  if (appeal?.verdict === 'overturn') await judgeVotes(tx, dispute.id, appeal.winnerId);
  else if (jury.decision !== 'resume') await judgeVotes(tx, dispute.id, jury.winnerId);
  return null;
}
