import { loadGame } from '../../../domain/arcade/versions.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { alertResolution } from '../../../domain/wallet/wallet.schemas.ts';
import { lockContest, readContest, readRunsOf, updateContest, updateRun } from '../../../db/arcade/run.queries.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { closeAlert, lockAlert } from '../../../db/wallet/index.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';
import { courseOfContest, settleContext } from '../course-of-contest.ts';
import { playsIn } from '../runs/see-run.ts';
import { settleIfOver } from '../settle-contest.ts';

export interface DecideHeldInput {
  readonly alertId: string;
  /** Whether the runs with signs count; otherwise they do not, and their entries are kept. */
  readonly doRunsCount: boolean;
  readonly reason: string;
}

/**
 * Ends the wait of a win that carries signs: an administrator who is not in it looks at the runs and says whether they
 * count. The contest is settled at once, and the alert rests with the reason. Answers the alert's id.
 * @throws Refused BAD_INPUT, FORBIDDEN, NOT_FOUND, ALERT_RESOLVED, ARCADE_NOT_HELD, ARCADE_VERSION
 */
export async function decideHeld(deps: Deps, actor: Actor, input: DecideHeldInput): Promise<string> {
  const { reason } = readInput(alertResolution, input);
  await deps.db.transact(async (tx) => {
    const staff = await requireStanding(tx, actor.userId);
    if (staff.role !== 'administrator') throw new Refused('FORBIDDEN');
    const alert = await lockAlert(tx, input.alertId);
    if (alert?.kind !== 'arcade-held') throw new Refused('NOT_FOUND');
    if (alert.resolvedAt !== null) throw new Refused('ALERT_RESOLVED');
    const contestId = alert.details.subject;
    const at = deps.now();
    await settleHeld(deps, tx, contestId, staff.id, input.doRunsCount, at);
    await closeAlert(tx, alert.id, staff.id, reason, at);
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action: 'arcade.held-decided',
      subject: 'arcade-contest',
      subjectId: contestId,
      reason,
      data: { message: alert.message, verdict: input.doRunsCount ? 'count' : 'refused' },
      at,
    });
    const { id, kind } = alert;
    await appendEvent(tx, { type: 'alert.resolved', entity: 'alert', entityId: id, concerns: [], data: { kind }, at });
  });
  return input.alertId;
}

async function settleHeld(deps: Deps, tx: Tx, id: string, staffId: string, doRunsCount: boolean, at: number) {
  const found = await readContest(tx, id);
  const rules = found && (await loadGame(found.game, found.version));
  const lastSecret = found && rules && courseOfContest(deps, found, rules)?.secrets.at(-1);
  const contest = await lockContest(tx, id);
  if (contest?.state !== 'open' || contest.heldAt === null) throw new Refused('ARCADE_NOT_HELD');
  if (!rules || !lastSecret) throw new Refused('ARCADE_VERSION');
  const runs = await readRunsOf(tx, id);
  if (await playsIn(tx, staffId, contest)) throw new Refused('FORBIDDEN');
  const odd = doRunsCount ? [] : runs.filter(({ state, signs }) => state === 'ended' && signs !== null);
  for (const run of odd) await updateRun(tx, run.id, { state: 'refused', score: null, tieBreak: null, digest: null });
  await updateContest(tx, id, { dueAt: at });
  await settleIfOver(tx, { ...contest, dueAt: at }, settleContext(deps, rules, lastSecret));
}
