import * as z from 'zod/mini';
import { recording } from '../battles/battles.schemas.ts';
import { TEAM_GAMES } from '../shared/games.ts';
import { AMOUNT_MAX } from '../shared/money.ts';
import { REGIONS } from '../shared/regions.ts';
import { optionalText, requiredText } from '../shared/schema.ts';
import { BEST_OF } from './graph.ts';
import { TEAM_SIZES } from './lineup.ts';
import { PRIZE_PLACES_MAX, isPrizeTable } from './prizes.ts';
import {
  CAPACITY_MAX,
  CHECK_IN_MINUTES,
  FORMATS,
  GROUP_SIZES,
  RATING_BOUNDS,
  SEEDINGS,
  SWISS_ROUNDS_MAX,
  TOURNAMENT_KINDS,
  TOURNAMENT_PRIVACIES,
} from './tournament.ts';

export const TOURNAMENT_TITLE_MAX = 80;
export const TOURNAMENT_RULES_MAX = 4_000;
export const RULING_REASON_MAX = 500;
/** Rounds that have a best-of of their own: more than a bracket of 1,024 has. */
const BEST_OF_MAX = 12;
/** The year 2200: further than any clock of ours. */
const INSTANT_MAX = 7_258_118_400_000;

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
const instant = whole(0, INSTANT_MAX);

/** The terms of a tournament, as its organiser fills them in. */
export const tournamentTerms = z.object({
  kind: z.enum(TOURNAMENT_KINDS),
  title: requiredText(TOURNAMENT_TITLE_MAX),
  rules: optionalText(TOURNAMENT_RULES_MAX),
  game: z.enum(TEAM_GAMES),
  format: z.enum(FORMATS),
  hasThird: z.boolean(),
  swissRounds: z.nullable(whole(1, SWISS_ROUNDS_MAX)),
  groupSize: whole(GROUP_SIZES.min, GROUP_SIZES.max),
  bestOf: z.array(z.literal(BEST_OF)).check(z.minLength(1), z.maxLength(BEST_OF_MAX)),
  buyInCents: whole(0, AMOUNT_MAX),
  guaranteeCents: whole(0, AMOUNT_MAX),
  capacity: whole(2, CAPACITY_MAX),
  minEntrants: whole(2, CAPACITY_MAX),
  prizeTable: z
    .array(whole(1, 100))
    .check(z.minLength(1), z.maxLength(PRIZE_PLACES_MAX), z.refine(isPrizeTable, { error: 'the parts sum to 100' })),
  seeding: z.enum(SEEDINGS),
  privacy: z.enum(TOURNAMENT_PRIVACIES),
  region: z.nullable(z.enum(REGIONS)),
  isVerifiedOnly: z.boolean(),
  isExclusive: z.boolean(),
  teamSize: z.nullable(whole(TEAM_SIZES.min, TEAM_SIZES.max)),
  minRating: z.nullable(whole(RATING_BOUNDS.min, RATING_BOUNDS.max)),
  maxRating: z.nullable(whole(RATING_BOUNDS.min, RATING_BOUNDS.max)),
  opensAt: instant,
  startsAt: instant,
  checkInMinutes: whole(CHECK_IN_MINUTES.min, CHECK_IN_MINUTES.max),
});

const games = whole(0, 3);

/** One player's word on a match: games of the first slot and of the second. */
export const matchReport = z.object({ games: z.tuple([games, games]), recordingUrl: recording });

/** Results and verdicts of one decision: a bracket of 1,024 has no longer way to its end, and few cheats. */
export const CORRECTED_MAX = 100;
const once = <T>(keyOf: (one: T) => unknown) =>
  z.refine<readonly T[]>((list) => new Set(list.map(keyOf)).size === list.length, { error: 'each is named once' });

/** What staff put right after the prizes were paid. */
export const correction = z
  .object({
    results: z
      .array(
        z.object({
          match: whole(0, INSTANT_MAX),
          winnerId: z.nullable(z.string()),
          isDraw: z.boolean(),
          games: z.nullable(z.tuple([games, games])),
        }),
      )
      .check(
        z.maxLength(CORRECTED_MAX),
        once(({ match }) => match),
      ),
    verdicts: z.array(z.object({ userId: z.string(), isCheat: z.boolean() })).check(
      z.maxLength(CORRECTED_MAX),
      once(({ userId }) => userId),
    ),
  })
  .check(
    z.refine(({ results, verdicts }) => results.length + verdicts.length > 0, {
      error: 'there is nothing to put right',
      path: ['results'],
    }),
  );

export type CorrectionAsked = z.infer<typeof correction>;

/** What both players read beside a decision. */
export const rulingReason = z.object({ reason: requiredText(RULING_REASON_MAX) });

export const ANNOUNCEMENT_MAX = 500;
/** What an organiser tells everybody who takes part. */
export const announcementText = z.object({ text: requiredText(ANNOUNCEMENT_MAX) });
