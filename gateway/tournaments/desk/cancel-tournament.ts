import { isStaff } from '../../../domain/accounts/roles.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { heldFor, mayCancel } from '../../../domain/tournaments/tournament.ts';
import { rulingReason } from '../../../domain/tournaments/tournaments.schemas.ts';
import { readUser } from '../../../db/accounts/index.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { together } from '../../../db/client/together.ts';
import { listUsersIn } from '../../../db/tournaments/entrant.queries.ts';
import { readEntry } from '../../../db/tournaments/lineup.queries.ts';
import { stopClocks } from '../../../db/tournaments/match.queries.ts';
import { insertLog } from '../../../db/tournaments/tournament-log.queries.ts';
import { lockTournament, updateTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import { type StakeContext, refundStakes } from '../../../db/wallet/index.ts';
import { inStanding } from '../../accounts/index.ts';
import { judgeNotice, sayJudged } from '../../chat/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { isBoundTo } from '../../kernel/manifest/bonds.ts';
import type { Deps } from '../../kernel/deps.ts';
import { onceOver } from '../../kernel/once.ts';
import { readInput } from '../../kernel/read-input.ts';
import { closeDisputes } from '../bracket/close-disputes.ts';
import { endProposals } from '../entry/end-proposal.ts';
import { sayingOf } from '../talk/keep-blocked.ts';
import { tellAll } from '../talk/tell-tournament.ts';

/**
 * Ends a tournament without a result: everybody gets everything back. Before the start its organiser may, staff until
 * the prizes were paid, unless they play in it. Answers its id.
 * @throws Refused NOT_FOUND, FORBIDDEN, OWN_MATCH, JUDGE_BOUND, TOURNAMENT_OVER, MESSAGE_BLOCKED, BAD_INPUT, IDEMPOTENCY_KEY_REUSED
 */
export async function cancelTournament(
  deps: Deps,
  actor: Actor,
  key: string,
  input: { readonly id: string; readonly reason: string },
): Promise<string> {
  const { userId } = actor;
  const { id } = input;
  const { reason } = readInput(rulingReason, { reason: input.reason });
  const write = async (tx: Tx): Promise<string> => {
    const at = deps.now();
    const call = { userId, key, operation: 'cancelTournament', payload: [id, reason], answerId: id, at };
    const ask = () => together([readUser(tx, userId), lockTournament(tx, id), readEntry(tx, id, userId)]);
    return onceOver(tx, call, ask, async ([account, row, entrant]) => {
      const user = inStanding(account);
      const isJudge = isStaff(user.role);
      if (!row || (row.status === 'draft' && row.organiserId !== userId)) throw new Refused('NOT_FOUND');
      must(mayCancel(row, { id: userId, isStaff: isJudge, isPlaying: entrant?.status === 'here' }));
      const isPaid = row.startedAt !== null && heldFor(row) > 0;
      if (isPaid && (await isBoundTo(deps, tx, userId, await listUsersIn(tx, id), at)))
        throw new Refused('JUDGE_BOUND');
      await judgeNotice(tx, user, { reason }, at);
      await endWithoutResult(tx, row, reason, { at, actorId: userId, newId: deps.newId });
      const decision = { tournamentId: id, byId: userId, reason, match: null, entrantId: null, fallen: 0, at };
      await insertLog(tx, { ...decision, id: deps.newId(), what: 'cancelled' });
      if (isJudge && row.organiserId !== userId)
        await insertAudit(tx, {
          id: deps.newId(),
          actorId: userId,
          action: 'tournament.cancel',
          subject: 'tournament',
          subjectId: id,
          reason,
          data: { title: row.title, entrants: row.entrants },
          at,
        });
    });
  };
  return sayJudged(deps, sayingOf('reason', id, actor, { reason }), () => deps.db.transact(write));
}

/** Gives everything back; the tournament is locked. */
export async function endWithoutResult(
  tx: Tx,
  row: TournamentRow,
  reason: string,
  context: StakeContext,
): Promise<void> {
  const { at } = context;
  const held = { heldUntil: null, holdReason: null };
  const over = { ...held, status: 'cancelled', dueAt: null, endedAt: at, cancelReason: reason } as const;
  await updateTournament(tx, row.id, over);
  await stopClocks(tx, row.id);
  await closeDisputes(tx, row.id, null, reason, at);
  await endProposals(tx, row, context);
  if (heldFor(row) > 0) await refundStakes(tx, row.id, context);
  await tellAll(tx, { ...row, ...over }, 'tournament.cancelled', context);
}
