import { feeOf } from '../battles/battle.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY, MINUTE } from '../shared/time.ts';
import type { Subject } from '../wallet/stakes.ts';
import type { BestOf, Format, Plan } from './graph.ts';
import type { PrizeTable } from './prizes.ts';
import { tournamentPath } from './tournaments.paths.ts';

export const TOURNAMENT_STATUSES = [
  'draft',
  'announced',
  'registration',
  'check-in',
  'running',
  'settling',
  'completed',
  'cancelled',
] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** `bracket` is what the tab Custom Brackets lists (BG-21), `premium` what Premium Listings does (BG-24). */
export const TOURNAMENT_KINDS = ['tournament', 'bracket', 'premium'] as const;
export type TournamentKind = (typeof TOURNAMENT_KINDS)[number];
export const FORMATS = ['single', 'double', 'robin', 'swiss', 'groups'] as const;
export type FormatKind = (typeof FORMATS)[number];
export const FORMAT_TITLES: Readonly<Record<FormatKind, string>> = {
  single: 'Single Elimination',
  double: 'Double Elimination',
  robin: 'Round Robin',
  swiss: 'Swiss',
  groups: 'Groups and Bracket',
};
export const SEEDINGS = ['rating', 'hand', 'drawn'] as const;
export const TOURNAMENT_PRIVACIES = ['public', 'code'] as const;
/** What the organiser and staff decide over a tournament. */
export const TOURNAMENT_DECISIONS = [
  'ruled',
  'undone',
  'sent-out',
  'cancelled',
  'corrected',
  'announcement',
  'announcement-withdrawn',
  'prizes-held',
  'prizes-released',
] as const;
export const ENTRANT_STATUSES = ['entered', 'waiting', 'here', 'gone'] as const;

export const ENTRANTS_MIN = 2;
export const CAPACITY_MAX = 1_024;
/** BG-22 */
export const BRACKET_CAPACITY = 16;
/** C-30 */
export const PREMIUM_CAPACITIES: readonly number[] = [8, 12];
/** Everybody against everybody: 496 matches. */
const ROBIN_MAX = 32;
export const SWISS_ROUNDS_MAX = 15;
export const GROUP_SIZES = { min: 3, max: 8 } as const;
/** So many of a group go through. */
const THROUGH = 2;

/** Characters of what lets others in. */
export const ENTRY_CODE_LENGTH = 8;
/** A draft is deleted when it was not announced for so long. */
export const DRAFT_LIFE = 30 * DAY;
/** Further apart than ratings ever are. */
export const RATING_BOUNDS = { min: 0, max: 10_000 } as const;
export const CHECK_IN_MINUTES = { min: 15, max: 60 } as const;
/** However late it opens, check-in stays open for so long: less than its least, so that a prompt one ends at the start. */
export const LATE_CHECK_IN = 10 * MINUTE;
/** A tournament is announced this far ahead at most. */
const AHEAD_MAX = 365 * DAY;

export interface Terms {
  readonly kind: TournamentKind;
  readonly format: FormatKind;
  /** Of a single elimination: whether third place is played for. */
  readonly hasThird: boolean;
  /** Of a Swiss; null for as many as the field needs. */
  readonly swissRounds: number | null;
  /** Of groups: how many a group holds at most. */
  readonly groupSize: number;
  readonly bestOf: readonly BestOf[];
  /** 0 for a free one. */
  readonly buyInCents: number;
  /** What the organiser adds to the pool, held from the announcement on and played for by others; 0 for nothing. */
  readonly guaranteeCents: number;
  readonly capacity: number;
  readonly minEntrants: number;
  readonly prizeTable: PrizeTable;
  readonly opensAt: number;
  readonly startsAt: number;
  /** How long before the start those who entered have to say that they are there. */
  readonly checkInMinutes: number;
  readonly isVerifiedOnly: boolean;
  /** For VIPs, and for those whom the organiser has given the entry code. */
  readonly isExclusive: boolean;
  /** How many play for an entrant that is a team; null where players enter. */
  readonly teamSize: number | null;
  /** Between which ratings in its game it is; null without a bound. */
  readonly minRating: number | null;
  readonly maxRating: number | null;
}

export interface Tournament extends Terms {
  readonly id: string;
  readonly title: string;
  readonly organiserId: string;
  readonly status: TournamentStatus;
  /** The platform's share of each, on top of the buy-in (C-07). */
  readonly feeCents: number;
  /** Places taken. */
  readonly entrants: number;
  /** When the server acts by itself; null where nothing is due. */
  readonly dueAt: number | null;
}

interface Bounds {
  readonly minCents: number;
  readonly maxCents: number;
}

/** How many places there may be; null for any number up to the most. */
const CAPACITIES: Readonly<Record<TournamentKind, readonly number[] | null>> = {
  tournament: null,
  bracket: [BRACKET_CAPACITY],
  premium: PREMIUM_CAPACITIES,
};

/** However many play for an entrant, no more people than the most take part. */
const capacityMax = ({ kind, format, teamSize }: Terms): number =>
  Math.min(
    Math.max(...(CAPACITIES[kind] ?? [format === 'robin' ? ROBIN_MAX : CAPACITY_MAX])),
    Math.floor(CAPACITY_MAX / (teamSize ?? 1)),
  );

/** Whether a tournament can be held on these terms. Refusals: STAKE_OUT_OF_BOUNDS, CAPACITY_IMPOSSIBLE, TIMES_IMPOSSIBLE. */
export function acceptTerms(terms: Terms, { minCents, maxCents }: Bounds, now: number): Ruling<null> {
  const { kind, format, buyInCents, capacity, minEntrants, opensAt, startsAt, checkInMinutes } = terms;
  // Of a team everybody puts in a cent at least.
  const leastCents = Math.max(minCents, terms.teamSize ?? 0);
  if (buyInCents !== 0 && (buyInCents < leastCents || buyInCents > maxCents))
    return refuse('STAKE_OUT_OF_BOUNDS', { field: 'buyInCents', data: { minCents: leastCents, maxCents } });
  const max = capacityMax(terms);
  if (kind !== 'tournament' && (format === 'swiss' || format === 'groups'))
    return refuse('BAD_INPUT', { field: 'format' });
  // What a listing is premium by: nobody enters it whom nobody has looked at.
  if (kind === 'premium' && !terms.isVerifiedOnly && !terms.isExclusive)
    return refuse('BAD_INPUT', { field: 'isVerifiedOnly' });
  if (capacity < ENTRANTS_MIN || capacity > max || CAPACITIES[kind]?.includes(capacity) === false)
    return refuse('CAPACITY_IMPOSSIBLE', { field: 'capacity', data: { max } });
  if (minEntrants < ENTRANTS_MIN || minEntrants > capacity)
    return refuse('CAPACITY_IMPOSSIBLE', { field: 'minEntrants', data: { max: capacity } });
  if ((terms.minRating ?? 0) > (terms.maxRating ?? Infinity)) return refuse('BAD_INPUT', { field: 'maxRating' });
  const checkIn = startsAt - checkInMinutes * MINUTE;
  if (opensAt >= checkIn || now >= checkIn || startsAt > now + AHEAD_MAX)
    return refuse('TIMES_IMPOSSIBLE', { field: 'startsAt' });
  return allow(null);
}

/** Whether a tournament is for somebody of that rating; whoever has none stands below all who have. */
export const isOfRating = ({ minRating, maxRating }: Pick<Terms, 'minRating' | 'maxRating'>, rating: number | null) =>
  (minRating === null || (rating !== null && rating >= minRating)) &&
  (maxRating === null || rating === null || rating <= maxRating);

/** What one entrant puts in. */
export const stakeOf = ({ buyInCents }: Pick<Terms, 'buyInCents'>) => ({ stake: buyInCents, fee: feeOf(buyInCents) });

/** What a pool is made of. */
export type PoolTerms = Pick<Terms, 'buyInCents' | 'guaranteeCents'>;

/** The pool as it is for so many entrants, in cents: all buy-ins, and what the organiser adds. */
export const poolOf = ({ buyInCents, guaranteeCents }: PoolTerms, entrants: number): number =>
  buyInCents * entrants + guaranteeCents;

/** What a tournament that is not over has in escrow, in cents. */
export const heldFor = ({
  status,
  buyInCents,
  feeCents,
  guaranteeCents,
  entrants,
}: PoolTerms & Pick<Tournament, 'status' | 'feeCents' | 'entrants'>): number =>
  status === 'draft' ? 0 : entrants * (buyInCents + feeCents) + guaranteeCents;

/** Whether somebody has put own money into the pool of others: they play no part in it, and decide no undoing of it. */
export const isGuarantor = (
  { organiserId, guaranteeCents }: Pick<Tournament, 'organiserId' | 'guaranteeCents'>,
  userId: string,
): boolean => guaranteeCents > 0 && organiserId === userId;

/** A tournament as what its entrants stake on. */
export const tournamentSubject = ({ id, title }: Pick<Tournament, 'id' | 'title'>): Subject => ({
  kind: 'tournament',
  id,
  title,
  path: tournamentPath(id),
  currency: 'USD',
});

/** What the graph of a tournament follows from, beside the field. */
export type PlanTerms = Pick<Terms, 'format' | 'hasThird' | 'swissRounds' | 'groupSize' | 'bestOf'>;

function formatOf({ format, hasThird, swissRounds, groupSize }: PlanTerms, entrants: number): Format {
  switch (format) {
    case 'single':
      return { kind: 'single', third: hasThird };
    case 'double':
    case 'robin':
      return { kind: format };
    case 'swiss': {
      // No rematch is needed while there are at most half as many rounds as entrants.
      const most = Math.max(1, Math.min(Math.floor(entrants / 2), SWISS_ROUNDS_MAX));
      return { kind: 'swiss', rounds: Math.min(swissRounds ?? Math.ceil(Math.log2(entrants)), most) };
    }
    case 'groups':
      return { kind: 'groups', groups: Math.ceil(entrants / groupSize), through: THROUGH };
  }
}

/** What is played when so many are there. */
export const planOf = (terms: PlanTerms, entrants: number): Plan => ({
  format: formatOf(terms, entrants),
  entrants,
  bestOf: terms.bestOf,
});

/** What of the terms comes to be with those who were there at the start; as it was announced while that is null. */
export function termsPlayed(terms: PlanTerms, field: number | null): Pick<Terms, 'hasThird' | 'swissRounds'> {
  const { hasThird, swissRounds } = terms;
  if (field === null) return { hasThird, swissRounds };
  const format = formatOf(terms, field);
  // Two play the final alone.
  return { hasThird: hasThird && field > 2, swissRounds: format.kind === 'swiss' ? format.rounds : null };
}

export const checkInAt = ({ startsAt, checkInMinutes }: Terms): number => startsAt - checkInMinutes * MINUTE;

/** A state and when it ends by itself. */
export interface Stage {
  readonly status: TournamentStatus;
  readonly dueAt: number | null;
}

const before = (terms: Terms, now: number): Stage =>
  now < terms.opensAt
    ? { status: 'announced', dueAt: terms.opensAt }
    : { status: 'registration', dueAt: checkInAt(terms) };

/** Makes a draft public. Refusals: TOURNAMENT_NOT_DRAFT, TIMES_IMPOSSIBLE. */
export function announce(tournament: Tournament, now: number): Ruling<Stage> {
  if (tournament.status !== 'draft') return refuse('TOURNAMENT_NOT_DRAFT');
  if (now >= checkInAt(tournament)) return refuse('TIMES_IMPOSSIBLE', { field: 'startsAt' });
  return allow(before(tournament, now));
}

/** A draft may have been edited since its organiser read what it holds; null agrees to whatever it says. Refusals: DRAFT_CHANGED. */
export const agreeToGuarantee = (
  { guaranteeCents }: Pick<Terms, 'guaranteeCents'>,
  agreedCents: number | null,
): Ruling<null> =>
  agreedCents === null || guaranteeCents <= agreedCents
    ? allow(null)
    : refuse('DRAFT_CHANGED', { data: { guaranteeCents } });

/**
 * Until it is announced nobody else has read the terms, so each may be another one; whoever works on a draft keeps it.
 * Refusals: TOURNAMENT_NOT_DRAFT, and those of `acceptTerms`.
 */
export function editDraft(
  { status }: Pick<Tournament, 'status'>,
  terms: Terms,
  bounds: Bounds,
  now: number,
): Ruling<Stage> {
  if (status !== 'draft') return refuse('TOURNAMENT_NOT_DRAFT');
  const accepted = acceptTerms(terms, bounds, now);
  return accepted.ok ? allow({ status, dueAt: now + DRAFT_LIFE }) : accepted;
}

/** What time makes of a tournament; the caller does what the stage needs. Null where nothing is due. */
export function passTournamentDeadline(tournament: Tournament, here: number, now: number): Stage | null {
  const { status, dueAt, minEntrants, entrants, startsAt } = tournament;
  if (dueAt === null || now < dueAt) return null;
  const least = Math.max(minEntrants, ENTRANTS_MIN);
  const cancelled: Stage = { status: 'cancelled', dueAt: null };
  switch (status) {
    case 'draft':
      return cancelled;
    case 'announced':
      return { status: 'registration', dueAt: checkInAt(tournament) };
    case 'registration':
      return entrants < least ? cancelled : { status: 'check-in', dueAt: Math.max(startsAt, now + LATE_CHECK_IN) };
    case 'check-in':
      return here < least ? cancelled : { status: 'running', dueAt: null };
    case 'settling':
      return { status: 'completed', dueAt: null };
    case 'running':
    case 'completed':
    case 'cancelled':
      return null;
  }
}

/**
 * Where entrants come in, or wait: `full` holds no money. A free place is for whoever waits already. Refusals:
 * REGISTRATION_CLOSED.
 */
export function enter({ status, entrants, capacity }: Tournament, isAwaited: boolean): Ruling<'entered' | 'full'> {
  if (status !== 'registration') return refuse('REGISTRATION_CLOSED');
  return allow(entrants < capacity && !isAwaited ? 'entered' : 'full');
}

/** Until check-in closes a place can be given up and both come back. Refusals: REGISTRATION_CLOSED. */
export const mayLeave = ({ status }: Tournament): Ruling<null> =>
  status === 'registration' || status === 'check-in' ? allow(null) : refuse('REGISTRATION_CLOSED');

/**
 * Before the start the organiser may cancel; staff may at any time before the money was paid out, as an organiser could
 * otherwise save a friend from losing, and whoever plays themselves; nor may who would get the guarantee back. Refusals:
 * FORBIDDEN, TOURNAMENT_OVER, OWN_MATCH.
 */
export function mayCancel(
  tournament: Tournament,
  who: { readonly id: string; readonly isStaff: boolean; readonly isPlaying: boolean },
): Ruling<null> {
  const { status, organiserId } = tournament;
  if (status === 'completed' || status === 'cancelled') return refuse('TOURNAMENT_OVER');
  const isBefore = status !== 'running' && status !== 'settling';
  if (!who.isStaff && !(isBefore && who.id === organiserId)) return refuse('FORBIDDEN');
  return isBefore || !(who.isPlaying || isGuarantor(tournament, who.id)) ? allow(null) : refuse('OWN_MATCH');
}
