import { acceptStake } from '../../domain/battles/create-battle.ts';
import { shareOf } from '../../domain/shared/money.ts';
import { sayRefusal } from '../data/sentences.ts';
import { parseDollars } from '../format/format.ts';
import * as t from './__generated__/messages.ts';

/** Of whatever is typed as an amount of dollars and is none. */
export const NO_AMOUNT = t.enterAnAmountSuchAs50();

export interface StakeRules {
  readonly minStakeCents: number;
  readonly maxStakeCents: number;
  /** For what is free to bet, which has to pay it. */
  readonly feeBasisPoints?: number;
}

/**
 * What is wrong with a stake as typed, in a sentence; null when nothing is.
 * @param rules null while they are not known; the server holds them in any case
 * @param availableCents free to bet; null where it does not matter or is not known
 */
export function stakeProblem(stake: string, rules: StakeRules | null, availableCents: number | null): string | null {
  if (stake.trim() === '') return t.enterTheStake();
  const stakeCents = parseDollars(stake);
  if (stakeCents === null) return NO_AMOUNT;
  if (rules === null) return null;
  const ruling = acceptStake(stakeCents, { minCents: rules.minStakeCents, maxCents: rules.maxStakeCents });
  if (!ruling.ok) return sayRefusal(ruling.refusal.code, ruling.refusal.data);
  const neededCents = stakeCents + shareOf(stakeCents, rules.feeBasisPoints ?? 0);
  if (availableCents === null || neededCents <= availableCents) return null;
  return sayRefusal('INSUFFICIENT_FUNDS', { neededCents, availableCents });
}
