import { isStaff } from '../../../domain/accounts/roles.ts';
import { STAFF_REASON_MAX, mayTurn, turn } from '../../../domain/markets/market.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { readOwnBets } from '../../../db/markets/bet.queries.ts';
import { lockMarket, marketOf, updateMarket } from '../../../db/markets/market.queries.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { stopBets } from '../close-market.ts';
import { requireReason } from './require-reason.ts';
import { tellMarket } from '../tell-market.ts';

export interface SuspendInput {
  readonly marketId: string;
  /** False takes bets again. */
  readonly isSuspended: boolean;
  readonly reason: string;
}

/**
 * Takes no bets for now, or takes them again: for news about the contest. What was not firm goes back at once; what stands
 * stands. Nobody does it to a market with own money in it.
 * @throws Refused FORBIDDEN, BAD_INPUT, NOT_FOUND, OWN_MONEY, MARKET_NOT_OPEN
 */
export async function suspendMarket(deps: Deps, actor: Actor, input: SuspendInput): Promise<void> {
  const { marketId, isSuspended } = input;
  const reason = requireReason(input.reason, STAFF_REASON_MAX);
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const staff = await requireStanding(tx, actor.userId);
    if (!isStaff(staff.role)) throw new Refused('FORBIDDEN');
    const row = await lockMarket(tx, marketId);
    if (!row) throw new Refused('NOT_FOUND');
    const isTied = [row.firstId, row.secondId].includes(staff.id);
    if (isTied || (await readOwnBets(tx, marketId, staff.id)).side !== null) throw new Refused('OWN_MONEY');
    const state = isSuspended ? 'suspended' : 'open';
    if (!mayTurn(row.state, state)) throw new Refused('MARKET_NOT_OPEN');
    if (state === 'suspended') await stopBets(tx, row, state, { at, actorId: staff.id, newId: deps.newId });
    else await tellMarket(tx, 'market.changed', updateMarket(tx, row, turn(marketOf(row), 'open')), at);
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action: isSuspended ? 'market.suspended' : 'market.resumed',
      subject: 'market',
      subjectId: marketId,
      reason,
      data: { contestId: row.contestId },
      at,
    });
  });
}
