import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { isAmount } from '../shared/money.ts';

/** Money of the house that is to go into the fund of the markets, or out of it. */
export const FUND_STATES = ['waiting', 'done', 'declined'] as const;
export type FundState = (typeof FUND_STATES)[number];

export const FUND_REASON_MAX = 500;

export interface FundRequest {
  /** Into the fund; negative out of it. */
  readonly cents: number;
  readonly state: FundState;
  readonly requestedBy: string;
}

/** Whether an amount can be asked for. */
export const isFundAmount = (cents: number): boolean => isAmount(cents) && cents !== 0;

/**
 * What a second person makes of a request. Money moves only where two agree; whoever asked may withdraw it. Out of the
 * fund comes only what it holds free: what open markets need is not there.
 */
export function decideFund(
  { cents, state, requestedBy }: FundRequest,
  personId: string,
  isApproved: boolean,
  fundCents: number,
): Ruling<FundState> {
  if (state !== 'waiting') return refuse('FUND_DECIDED');
  if (!isApproved) return allow('declined');
  if (personId === requestedBy) return refuse('FUND_SECOND_PERSON');
  if (fundCents + cents < 0) return refuse('FUND_SHORT', { data: { fundCents } });
  return allow('done');
}
