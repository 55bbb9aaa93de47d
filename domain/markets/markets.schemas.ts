import * as z from 'zod/mini';
import { centsOf } from '../shared/money.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { between, chosen, optionalText, requiredText, ruled, ruledInto } from '../shared/schema.ts';
import { acceptSetting } from '../shared/settings.ts';
import { FUND_REASON_MAX, isFundAmount } from './fund.ts';
import { STAFF_REASON_MAX } from './market.ts';

/** Which way money of the house is to go. */
export const FUND_WAYS = ['into', 'out'] as const;

/** A code of the second factor. */
const proof = optionalText(64);

/** Why staff take no bets for now, or take them again. */
export const marketTurn = z.object({ reason: requiredText(STAFF_REASON_MAX) });

/** Money that an administrator asks for, as it is typed. */
export const fundMove = z.object({
  way: chosen(FUND_WAYS),
  cents: ruledInto((text): Ruling<number> => {
    const cents = centsOf(text);
    return cents !== null && isFundAmount(cents) ? allow(cents) : refuse('BAD_INPUT');
  }),
  reason: requiredText(FUND_REASON_MAX),
  proof,
});

/** What the house dares in a new market, as it is typed; in one bet never more than in all. */
export const exposure = z
  .object({
    cap: ruled((text) => acceptSetting('market_cap', text)),
    win: ruled((text) => acceptSetting('market_win', text)),
    reason: requiredText(STAFF_REASON_MAX),
  })
  .check(between(({ cap, win }) => ((centsOf(win) ?? 0) > (centsOf(cap) ?? 0) ? { win: 'BAD_INPUT' } : {})));

export const fundDecision = z.object({ proof });

/** Over a win that waits for staff. */
export const heldBetDecision = z.object({ reason: requiredText(STAFF_REASON_MAX), proof });
