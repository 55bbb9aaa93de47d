import { DAY, SECOND } from '../shared/time.ts';
import { type Outcome, outcomeOf } from './market.ts';
import { PPM, type Side } from './odds.ts';

/** A bet that counted, with what is known of whoever placed it. */
export interface SeenBet {
  readonly userId: string;
  readonly side: Side;
  readonly stakeCents: number;
  readonly payoutCents: number;
  readonly placedAt: number;
  /** How old the account was then. */
  readonly accountAgeMs: number;
  /** Whether it was the first bet of the account. */
  readonly isFirst: boolean;
}

export interface SeenMarket {
  readonly openPpm: number;
  readonly outcome: Exclude<Outcome, 'void'>;
  readonly closedAt: number;
}

export interface Signal {
  readonly kind: 'late' | 'concentrated' | 'new-account';
  readonly userId: string;
  /** For staff; the same signal always reads the same. */
  readonly message: string;
}

/** Won so shortly before the start that the start may have been known. */
const LATE_MS = 10 * SECOND;
/** Winnings below this are not looked at. */
const LEAST_WIN_CENTS = 25_00;
const YOUNG_MS = 7 * DAY;

const winOf = ({ payoutCents, stakeCents }: SeenBet): number => payoutCents - stakeCents;

/**
 * What of a settled market deserves a look: winnings from the last seconds, one account with more than half of all that
 * the winning side won from others, and the first bet of a young account on the underdog that came in. Each says how much.
 */
export function signalsOf(bets: readonly SeenBet[], { openPpm, outcome, closedAt }: SeenMarket): readonly Signal[] {
  const winners = bets.filter(({ side }) => outcomeOf(side) === outcome);
  const isUnderdog = (outcome === 'first' ? openPpm : PPM - openPpm) < PPM / 2;
  const won = winners.reduce((sum, bet) => sum + winOf(bet), 0);
  const found: Signal[] = [];
  for (const userId of [...new Set(winners.map((bet) => bet.userId))].toSorted()) {
    const own = winners.filter((bet) => bet.userId === userId);
    const sum = (some: readonly SeenBet[]): number => some.reduce((cents, bet) => cents + winOf(bet), 0);
    const tell = (kind: Signal['kind'], cents: number, what: string): void => {
      if (cents >= LEAST_WIN_CENTS)
        found.push({ kind, userId, message: `account ${userId} won ${(cents / 100).toFixed(2)} ${what}` });
    };
    const late = own.filter(({ placedAt }) => closedAt - placedAt <= LATE_MS);
    tell('late', sum(late), `with bets of the last ${LATE_MS / SECOND} seconds`);
    const hasOthers = winners.length > own.length;
    if (hasOthers && 2 * sum(own) > won) tell('concentrated', sum(own), 'of all that was won, more than half');
    const first = own.filter(({ isFirst, accountAgeMs }) => isUnderdog && isFirst && accountAgeMs < YOUNG_MS);
    tell('new-account', sum(first), 'with a first bet, on the underdog');
  }
  return found;
}
