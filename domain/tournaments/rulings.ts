import { type Standing, contest } from '../disputes/contest.ts';
import { type Ruling, refuse } from '../shared/refusals.ts';
import { DAY } from '../shared/time.ts';
import { awardPrizes } from './award-prizes.ts';
import type { Bracket } from './change-bracket.ts';
import type { Fact } from './fold.ts';
import type { Entrant, Pair } from './graph.ts';
import type { Meeting } from './match-life.ts';
import { type PoolTerms, type Terms, type Tournament, poolOf } from './tournament.ts';

/** So long whoever lost by a ruling of the organiser may contest it; prize money waits for it. */
export const CONTEST_WINDOW = DAY;

/** A fact with who brought it about, null for the server, and when. */
export interface MadeFact {
  readonly fact: Fact;
  readonly byId: string | null;
  readonly at: number;
}

/**
 * What of a bracket its organiser has decided instead of the players: results, and who was sent out. One who plays decides
 * nothing of it, so that theirs are their own reports; what staff decide was looked at by staff.
 */
export const rulingsOf = (facts: readonly MadeFact[], organiserId: string, isPlaying: boolean): readonly MadeFact[] =>
  isPlaying ? [] : facts.filter(({ fact, byId }) => byId === organiserId && fact.kind !== 'pairing');

/** Entrants more than half of whose wins, byes aside, are rulings. */
function ruledAhead({ folded }: Bracket, rulings: readonly MadeFact[]): Entrant[] {
  const matches = new Set(rulings.flatMap(({ fact }) => (fact.kind === 'result' ? [fact.match] : [])));
  const out = new Set(rulings.flatMap(({ fact }) => (fact.kind === 'out' ? [fact.entrant] : [])));
  const wins = new Map<Entrant, { all: number; ruled: number }>();
  for (const [match, { state, winner, loser, how }] of folded.matches.entries()) {
    if (state !== 'decided' || winner < 0 || how === 'bye') continue;
    const own = wins.get(winner) ?? { all: 0, ruled: 0 };
    own.all++;
    if (how === 'walkover' ? out.has(loser) : matches.has(match)) own.ruled++;
    wins.set(winner, own);
  }
  return [...wins].flatMap(([entrant, { all, ruled }]) => (2 * ruled > all ? [entrant] : []));
}

type Paid = PoolTerms & Pick<Terms, 'prizeTable'>;

/** Entrants who are paid, and came there mostly by rulings of the organiser: staff look before anybody is paid. */
export function ruledToPrizes(terms: Paid, bracket: Bracket, rulings: readonly MadeFact[]): Entrant[] {
  if (rulings.length === 0 || poolOf(terms, bracket.graph.plan.entrants) === 0) return [];
  const prizes = awardPrizes(terms, bracket);
  return ruledAhead(bracket, rulings).filter((entrant) => (prizes.get(entrant) ?? 0) > 0);
}

/** When the last ruling was made; null without one. */
export const lastRuling = (rulings: readonly MadeFact[]): number | null =>
  rulings.length === 0 ? null : Math.max(...rulings.map(({ at }) => at));

/** A decided match as far as its ruling can be contested. */
interface Ruled {
  readonly slots: Pair<Entrant>;
  readonly winner: Entrant;
  readonly status: Meeting['status'];
  /** When the organiser ruled it; null where nobody but the players decided it, or staff did. */
  readonly ruledAt: number | null;
}

/**
 * Whoever plays in a match and did not win it may contest what the organiser has ruled, for a day and before prizes are
 * paid: staff decide it then, and nobody else. Refusals: TOURNAMENT_OVER, TOURNAMENT_NOT_RUNNING, NOT_A_PARTICIPANT,
 * ALREADY_DISPUTED, NOT_RULED, DISPUTE_TOO_LATE.
 */
export function contestRuling(
  { status }: Pick<Tournament, 'status'>,
  { slots, winner, status: meeting, ruledAt }: Ruled,
  entrant: Entrant | null,
  now: number,
): Ruling<Standing<never>> {
  if (status === 'completed' || status === 'cancelled') return refuse('TOURNAMENT_OVER');
  if (status !== 'running' && status !== 'settling') return refuse('TOURNAMENT_NOT_RUNNING');
  const sides: readonly (Entrant | null)[] = slots.filter((slot) => slot !== winner);
  const closed = ruledAt === null ? 'NOT_RULED' : now < ruledAt + CONTEST_WINDOW ? null : 'DISPUTE_TOO_LATE';
  return contest({ sides, closed, isContested: meeting === 'disputed' }, entrant);
}

/** Whether a match has a result that is contested; the result stands until staff have decided. */
export const isContested = ({
  state,
  status,
}: {
  readonly state: string;
  readonly status: Meeting['status'];
}): boolean => state === 'decided' && status === 'disputed';
