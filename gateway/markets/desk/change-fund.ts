import { mayAgree } from '../../../domain/accounts/second-administrator.ts';
import { FUND_REASON_MAX, decideFund as rule, isFundAmount } from '../../../domain/markets/fund.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import type { User } from '../../../db/accounts/index.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendLiveEvent } from '../../../db/events/append-event.ts';
import { insertFundRequest, lockFundRequest, setFundDecision } from '../../../db/markets/fund.queries.ts';
import { lockFund, moveFund } from '../../../db/wallet/index.ts';
import { lockAdministrator } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { ALWAYS, type CountedProof, countGiven, requireSecondFactor } from '../../security/index.ts';
import { requireReason } from './require-reason.ts';

export interface FundInput {
  /** Into the fund; negative out of it. */
  readonly cents: number;
  readonly reason: string;
  readonly proof: string | null;
}

export interface FundDecisionInput {
  readonly requestId: string;
  readonly isApproved: boolean;
  readonly proof: string | null;
}

async function tell(deps: Deps, tx: Tx, staff: User, requestId: string, action: string, reason: string, cents: number) {
  const at = deps.now();
  await insertAudit(tx, {
    id: deps.newId(),
    actorId: staff.id,
    action,
    subject: 'market-fund',
    subjectId: requestId,
    reason,
    data: { cents },
    at,
  });
  const event = {
    type: 'fund.changed',
    entity: 'fund',
    entityId: requestId,
    concerns: [],
    data: { requestId },
  } as const;
  await appendLiveEvent(tx, { ...event, at });
}

/**
 * Asks for money of the house to go into the fund of the markets, or out of it; nothing moves before somebody else agrees.
 * Answers the request's id.
 * @throws Refused FORBIDDEN, BAD_INPUT, RATE_LIMITED, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function requestFund(deps: Deps, actor: Actor, key: string, input: FundInput): Promise<string> {
  const { cents } = input;
  const reason = requireReason(input.reason, FUND_REASON_MAX);
  if (!isFundAmount(cents)) throw new Refused('BAD_INPUT', { field: 'cents' });
  const proof = await countGiven(deps, actor.userId, input.proof);
  return deps.db.transact((tx) => {
    const at = deps.now();
    const id = deps.newId();
    const call = { userId: actor.userId, key, operation: 'requestFund', payload: [cents, reason], answerId: id, at };
    return once(tx, call, async () => {
      const staff = await lockAdministrator(tx, actor.userId);
      await requireSecondFactor(deps, tx, actor, proof, ALWAYS);
      await insertFundRequest(tx, { id, cents, reason, requestedBy: staff.id, requestedAt: at });
      await tell(deps, tx, staff, id, 'fund.requested', reason, cents);
    });
  });
}

/**
 * Decides over a request: a second administrator has the money moved, anybody of them declines it.
 * @throws Refused FORBIDDEN, NOT_FOUND, FUND_DECIDED, FUND_SECOND_PERSON, ADMINISTRATOR_NEW, FUND_SHORT, RATE_LIMITED,
 * TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function decideFund(deps: Deps, actor: Actor, key: string, input: FundDecisionInput): Promise<string> {
  const { requestId, isApproved } = input;
  const proof: CountedProof | null = await countGiven(deps, actor.userId, input.proof);
  return deps.db.transact((tx) => {
    const at = deps.now();
    const payload = [requestId, isApproved];
    const call = { userId: actor.userId, key, operation: 'decideFund', payload, answerId: requestId, at };
    return once(tx, call, async () => {
      const staff = await lockAdministrator(tx, actor.userId);
      const request = await lockFundRequest(tx, requestId);
      if (!request) throw new Refused('NOT_FOUND');
      const state = must(rule(request, staff.id, isApproved, await lockFund(tx)));
      if (state === 'done') must(mayAgree(staff, request.requestedAt, at));
      await requireSecondFactor(deps, tx, actor, proof, ALWAYS);
      if (state === 'done') await moveFund(tx, requestId, request.cents, { at, actorId: staff.id, newId: deps.newId });
      await setFundDecision(tx, requestId, { state, decidedBy: staff.id, decidedAt: at });
      await tell(deps, tx, staff, requestId, `fund.${state}`, request.reason, request.cents);
    });
  });
}
