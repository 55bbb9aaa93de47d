import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY } from '../shared/time.ts';
import { type PoolTerms, type TournamentStatus, poolOf } from './tournament.ts';

/** So long staff may take over one hold; then the prizes are paid by themselves, unless they are held anew. */
export const HOLD_LIFE = 7 * DAY;

/** A tournament as far as its prizes can be held. */
export interface Holdable extends PoolTerms {
  readonly status: TournamentStatus;
  readonly organiserId: string;
  readonly entrants: number;
  /** When what is held is paid at the latest; null where nothing is. */
  readonly heldUntil: number | null;
}

interface Holder {
  readonly id: string;
  readonly isStaff: boolean;
  /** Plays in it, alone or for a team, or waits to. */
  readonly takesPart: boolean;
}

/** Over their own money staff decide nothing. */
function mayDecide({ status, organiserId }: Holdable, who: Holder): Ruling<null> {
  if (!who.isStaff) return refuse('FORBIDDEN');
  if (status === 'completed' || status === 'cancelled') return refuse('TOURNAMENT_OVER');
  // Before the start there is nobody to be paid, and a cancellation gives everything back.
  if (status !== 'running' && status !== 'settling') return refuse('TOURNAMENT_NOT_RUNNING');
  return who.takesPart || who.id === organiserId ? refuse('OWN_MATCH') : allow(null);
}

/**
 * Keeps the prizes of a tournament that has started in escrow for a while; what is held is held for longer. Answers until
 * when. Refusals: FORBIDDEN, TOURNAMENT_NOT_RUNNING, TOURNAMENT_OVER, OWN_MATCH.
 */
export function holdPrizes(tournament: Holdable, who: Holder, now: number): Ruling<number> {
  const ruling = mayDecide(tournament, who);
  return ruling.ok ? allow(now + HOLD_LIFE) : ruling;
}

/**
 * Lets what is held go. From the amount on from which two administrators approve a withdrawal, somebody else than whoever
 * held it last. Refusals: FORBIDDEN, TOURNAMENT_NOT_RUNNING, TOURNAMENT_OVER, OWN_MATCH, PRIZES_NOT_HELD,
 * HOLD_SECOND_PERSON.
 */
export function releasePrizes(
  tournament: Holdable,
  who: Holder,
  { heldById, doubleFromCents }: { readonly heldById: string | null; readonly doubleFromCents: number },
): Ruling<null> {
  const ruling = mayDecide(tournament, who);
  if (!ruling.ok) return ruling;
  if (tournament.heldUntil === null) return refuse('PRIZES_NOT_HELD');
  const isLarge = poolOf(tournament, tournament.entrants) >= doubleFromCents;
  return isLarge && heldById === who.id ? refuse('HOLD_SECOND_PERSON') : allow(null);
}

/** When a tournament whose last match is decided is paid. */
export const settlesAt = ({ heldUntil }: Pick<Holdable, 'heldUntil'>, now: number): number =>
  Math.max(now, heldUntil ?? now);
