import { mayAgree } from '../../../domain/accounts/second-administrator.ts';
import { STAFF_REASON_MAX, endBet } from '../../../domain/markets/market.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { enqueueJob } from '../../../db/jobs/job.queries.ts';
import { findBet, setEnded } from '../../../db/markets/bet.queries.ts';
import { lockMarket, marketOf, updateMarket } from '../../../db/markets/market.queries.ts';
import { payBet, refundBet } from '../../../db/wallet/index.ts';
import { lockAdministrator } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { isBoundTo } from '../../kernel/manifest/bonds.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { ALWAYS, countGiven, requireSecondFactor } from '../../security/index.ts';
import { requireReason } from './require-reason.ts';
import { namesOf, tellBet, tellWagers } from '../tell-market.ts';

export interface HeldBetDecision {
  readonly betId: string;
  /** True pays what was won, false gives the stake back. */
  readonly isPaid: boolean;
  readonly reason: string;
  readonly proof: string | null;
}

/**
 * Decides over a win that waits for staff; the last one of a market lets its rest go. Nobody decides over own money, nor
 * over that of somebody with whom they have something in common. Answers the bet's id.
 * @throws Refused FORBIDDEN, NOT_FOUND, BET_NOT_HELD, OWN_MONEY, ADMINISTRATOR_NEW, BAD_INPUT, RATE_LIMITED,
 * TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function decideHeldBet(deps: Deps, actor: Actor, key: string, input: HeldBetDecision): Promise<string> {
  const { betId, isPaid } = input;
  const reason = requireReason(input.reason, STAFF_REASON_MAX);
  const proof = await countGiven(deps, actor.userId, input.proof);
  return deps.db.transact((tx) => {
    const at = deps.now();
    const payload = [betId, isPaid, reason];
    const call = { userId: actor.userId, key, operation: 'decideHeldBet', payload, answerId: betId, at };
    return once(tx, call, async () => {
      const staff = await lockAdministrator(tx, actor.userId);
      const seen = await findBet(tx, betId);
      const row = seen && (await lockMarket(tx, seen.marketId));
      // Whatever was decided before has ended under that lock.
      const bet = row && (await findBet(tx, betId));
      if (!bet) throw new Refused('NOT_FOUND');
      const { outcome } = row;
      if (bet.heldAt === null || bet.endedAt !== null || outcome === null) throw new Refused('BET_NOT_HELD');
      const people = [bet.userId, row.firstId, row.secondId];
      if (people.includes(staff.id) || (await isBoundTo(deps, tx, staff.id, people, at)))
        throw new Refused('OWN_MONEY');
      must(mayAgree(staff, bet.heldAt, at));
      await requireSecondFactor(deps, tx, actor, proof, ALWAYS);
      const context = { at, actorId: staff.id, newId: deps.newId };
      const { state, paidCents } = endBet(bet, isPaid ? outcome : 'void');
      if (isPaid) await payBet(tx, bet, paidCents, context);
      else await refundBet(tx, bet, context);
      setEnded(tx, betId, state, paidCents, at);
      const names = await namesOf(tx, row);
      await tellBet(tx, isPaid ? 'bet.won' : 'bet.void', { row, names, bet, state, paidCents, at });
      await tellWagers(tx, [bet], at);
      updateMarket(tx, row, { ...marketOf(row), escrowCents: row.escrowCents - paidCents });
      await enqueueJob(tx, {
        id: deps.newId(),
        kind: 'market.settle',
        payload: { marketId: row.id },
        runAt: at,
        createdAt: at,
        // Not that of the settling itself, which may be ending at this moment and have seen this bet held.
        uniqueKey: `market.settle:${row.id}:${betId}`,
      });
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: staff.id,
        action: isPaid ? 'bet.paid' : 'bet.voided',
        subject: 'bet',
        subjectId: betId,
        reason,
        data: { userId: bet.userId, stakeCents: bet.stakeCents, paidCents },
        at,
      });
    });
  });
}
