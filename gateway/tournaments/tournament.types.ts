import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { BattleGame } from '../../domain/shared/games.ts';
import type { Region } from '../../domain/shared/regions.ts';
import type { BestOf } from '../../domain/tournaments/graph.ts';
import { TEAM_SIZES } from '../../domain/tournaments/lineup.ts';
import { PRIZE_PLACES_MAX, prizesOf } from '../../domain/tournaments/prizes.ts';
import {
  BRACKET_CAPACITY,
  CAPACITY_MAX,
  CHECK_IN_MINUTES,
  ENTRANTS_MIN,
  type FormatKind,
  GROUP_SIZES,
  PREMIUM_CAPACITIES,
  RATING_BOUNDS,
  SWISS_ROUNDS_MAX,
  type TournamentStatus,
  checkInAt,
  termsPlayed,
  poolOf,
} from '../../domain/tournaments/tournament.ts';
import { TOURNAMENT_RULES_MAX, TOURNAMENT_TITLE_MAX } from '../../domain/tournaments/tournaments.schemas.ts';
import type { TournamentView } from '../../db/tournaments/tournament.queries.ts';
import type { EntrantRow, TournamentRow } from '../../db/tournaments/tournament.table.ts';
import { Player, playerOf } from '../accounts/index.ts';
import { Access } from '../schema/access.ts';
import { Node } from '../schema/node.ts';
import { Scope } from '../schema/scope.ts';
import { connectionOf } from '../schema/connection.ts';
import { BattleGameEnum, RegionEnum } from '../schema/enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';
import type { TournamentInput } from './create-tournament.ts';
import {
  EntrantStatusEnum,
  SeedingEnum,
  TournamentFormatEnum,
  TournamentKindEnum,
  TournamentPrivacyEnum,
  TournamentStatusEnum,
} from './tournament.enums.ts';

const BEST_OF = 'Games of a match at most, from the last round backwards; the last figure holds for all rounds before.';

/** BG-20, BG-21 */
@Scope('public')
@Access('anyone')
@ObjectType({ implements: Node, description: 'A tournament, a custom bracket or a premium listing.' })
export class Tournament {
  @Field(() => ID, { description: 'Names the tournament in every other call and in the address of its page.' })
  id!: string;

  @Field(() => TournamentKindEnum, { description: 'Which list it stands in.' })
  kind!: TournamentRow['kind'];

  @Field(() => TournamentStatusEnum, { description: 'Where it stands in its life.' })
  status!: TournamentStatus;

  @Field(() => Player, { description: 'The player who made it and who, beside staff, decides over its matches.' })
  organiser!: Player;

  @Field(() => String, { description: 'What its organiser calls it.' })
  title!: string;

  @Field(() => String, { description: 'What its organiser wants players to know of it; may be empty.' })
  rules!: string;

  @Field(() => BattleGameEnum, { description: 'The game it is played in.' })
  game!: BattleGame;

  @Field(() => TournamentFormatEnum, { description: 'How it is played.' })
  format!: FormatKind;

  @Field(() => Boolean, { description: 'Of a single elimination: whether third place is played for.' })
  hasThird!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'Of a Swiss: before the start as many as there are at most, null for as many as the field needs; from the start on as many as are played.',
  })
  swissRounds!: number | null;

  @Field(() => Int, { description: 'Of groups: how many one holds at most.' })
  groupSize!: number;

  @Field(() => [Int], { description: BEST_OF })
  bestOf!: readonly number[];

  @Field(() => Cents, { description: 'What one entrant puts in; 0 for a free one.' })
  buyInCents!: number;

  /** C-07 */
  @Field(() => Cents, { description: 'The platform’s share, on top of it.' })
  feeCents!: number;

  @Field(() => Cents, {
    description:
      'What the organiser adds to the pool and does not play for; 0 for nothing. From the announcement on it lies in escrow: it is paid out with the pool, or goes back where the tournament is cancelled.',
  })
  guaranteeCents!: number;

  @Field(() => Cents, { description: 'All buy-ins that are held, or were, with the guarantee.' })
  poolCents!: number;

  @Field(() => Cents, { description: 'The pool if all places are taken.' })
  fullPoolCents!: number;

  @Field(() => [Cents], {
    description: 'What each place brings, best first, if all places are taken and none is shared.',
  })
  fullPrizesCents!: readonly number[];

  @Field(() => Int, { description: 'How many places there are.' })
  capacity!: number;

  @Field(() => Int, { description: 'With fewer at the start everybody gets everything back.' })
  minEntrants!: number;

  @Field(() => Int, { description: 'Places taken.' })
  entrants!: number;

  @Field(() => [Int], { description: 'Percents of the pool, best place first.' })
  prizeTable!: readonly number[];

  @Field(() => SeedingEnum, { description: 'How seeds are assigned.' })
  seeding!: TournamentRow['seeding'];

  @Field(() => String, {
    nullable: true,
    description: 'SHA-256 of what the seeds are drawn with; null where they are not.',
  })
  drawHash!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What they were drawn with, from the start on: their order is that of HMAC-SHA256 with it as the key, over the tournament’s id, a bar and the player’s id.',
  })
  drawKey!: string | null;

  @Field(() => TournamentPrivacyEnum, { description: 'Who may see it and enter it.' })
  privacy!: TournamentRow['privacy'];

  @Scope('closed')
  @Field(() => String, {
    nullable: true,
    description: 'Lets others in; for the organiser. Null for everybody else, and where nobody needs one.',
  })
  entryCode!: string | null;

  @Field(() => RegionEnum, { nullable: true, description: 'Whose players may enter; null for everybody.' })
  region!: Region | null;

  @Field(() => Boolean, { description: 'Whether only players with a verified identity may enter.' })
  isVerifiedOnly!: boolean;

  /** BG-24 */
  @Field(() => Boolean, {
    description: 'Whether it is for VIPs, and for those whom the organiser has given the entry code.',
  })
  isExclusive!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'How many play for an entrant that is a team; null where players enter, each for themselves.',
  })
  teamSize!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The lowest rating in its game that may enter; null for any, also for players without one.',
  })
  minRating!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The highest rating in its game that may enter, beside players without one; null for any.',
  })
  maxRating!: number | null;

  @Field(() => Instant, { description: 'When registration opens.' })
  opensAt!: number;

  @Field(() => Instant, { description: 'When registration closes and check-in opens.' })
  checkInAt!: number;

  @Field(() => Instant, { description: 'When it is to start; until then those who entered check in.' })
  startsAt!: number;

  @Field(() => Int, { nullable: true, description: 'How many were there at the start; null before it.' })
  field!: number | null;

  @Field(() => Int, { description: 'Counts the changes of the bracket.' })
  version!: number;

  @Field(() => Instant, { nullable: true, description: 'When it started; null before.' })
  startedAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'When it was completed or cancelled; null before.' })
  endedAt!: number | null;

  @Field(() => String, { nullable: true, description: 'Why it was cancelled; null otherwise.' })
  cancelReason!: string | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'While staff hold the prizes: when they are paid at the latest; null otherwise.',
  })
  heldUntil!: number | null;

  @Field(() => String, { nullable: true, description: 'Why staff hold the prizes; null where they do not.' })
  holdReason!: string | null;

  @Field(() => EntrantStatusEnum, {
    nullable: true,
    description: 'Where the caller stands with it; null for onlookers and visitors.',
  })
  viewerStatus!: EntrantRow['status'] | null;
}

export const TournamentConnection = connectionOf(Tournament, 'Tournament');

/** As a viewer sees it; `viewerId` is null for visitors. */
export function toTournament(
  view: TournamentView,
  viewerId: string | null,
  own: EntrantRow['status'] | null,
): Tournament {
  const { organiserId, organiserName, organiserAvatarId, drawSecret, entryCode, ...row } = view;
  const fullPoolCents = poolOf(row, row.capacity);
  const places = Array.from({ length: Math.min(row.capacity, row.prizeTable.length) }, (_, place) => [place]);
  return {
    ...row,
    ...termsPlayed(row, row.field),
    organiser: playerOf({ id: organiserId, username: organiserName, avatarId: organiserAvatarId }),
    poolCents: poolOf(row, row.entrants),
    fullPoolCents,
    fullPrizesCents: [...prizesOf(fullPoolCents, row.prizeTable, places).values()],
    drawKey: row.startedAt === null ? null : drawSecret,
    entryCode: organiserId === viewerId ? entryCode : null,
    checkInAt: checkInAt(row),
    viewerStatus: own,
  };
}

@InputType({ description: 'The terms of a tournament.' })
export class TournamentTermsInput implements TournamentInput {
  @Field(() => TournamentKindEnum, {
    description: 'Which list it stands in; verified creators and staff alone make a `PREMIUM` one.',
  })
  kind!: TournamentInput['kind'];

  @Field(() => String, { description: `1 to ${TOURNAMENT_TITLE_MAX} characters.` })
  title!: string;

  @Field(() => String, {
    defaultValue: '',
    description: `What players should know of it: at most ${TOURNAMENT_RULES_MAX} characters; may be empty.`,
  })
  rules!: string;

  @Field(() => BattleGameEnum, { description: 'The game it is played in; any but `CHESS`.' })
  game!: BattleGame;

  @Field(() => TournamentFormatEnum, {
    description: 'How it is played; `SWISS` and `GROUPS` are for the kind `TOURNAMENT` only.',
  })
  format!: FormatKind;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Of a single elimination: whether third place is played for.',
  })
  hasThird!: boolean;

  @Field(() => Int, {
    nullable: true,
    defaultValue: null,
    description: `Of a Swiss: 1 to ${SWISS_ROUNDS_MAX}, at most half as many as entrants; null for as many as the field needs.`,
  })
  swissRounds!: number | null;

  @Field(() => Int, {
    defaultValue: 4,
    description: `Of groups: how many one holds at most, ${GROUP_SIZES.min} to ${GROUP_SIZES.max}.`,
  })
  groupSize!: number;

  @Field(() => [Int], { defaultValue: [1], description: `${BEST_OF} Each is 1, 3 or 5.` })
  bestOf!: BestOf[];

  @Field(() => Cents, {
    description:
      'What one entrant puts in: 0 for a free one, else within the bounds of a stake that `battleRules` names.',
  })
  buyInCents!: number;

  @Field(() => Cents, {
    defaultValue: 0,
    description:
      'What the organiser adds to the pool: held when it is announced, within the limits of a stake; whoever adds something cannot enter.',
  })
  guaranteeCents!: number;

  @Field(() => Int, {
    description: `How many places there are: ${ENTRANTS_MIN} to ${CAPACITY_MAX}, of a round robin at most 32; ${BRACKET_CAPACITY} for a \`BRACKET\`, ${PREMIUM_CAPACITIES.join(' or ')} for a \`PREMIUM\` one.`,
  })
  capacity!: number;

  @Field(() => Int, {
    defaultValue: 2,
    description: `With fewer at check-in or at the start everybody gets everything back; ${ENTRANTS_MIN} to \`capacity\`.`,
  })
  minEntrants!: number;

  @Field(() => [Int], {
    defaultValue: [100],
    description: `Whole percents of the pool, best place first: 1 to ${PRIZE_PLACES_MAX} of them, which sum to 100.`,
  })
  prizeTable!: number[];

  @Field(() => SeedingEnum, { defaultValue: 'rating', description: 'How seeds are assigned.' })
  seeding!: TournamentInput['seeding'];

  @Field(() => TournamentPrivacyEnum, { defaultValue: 'public', description: 'Who may see it and enter it.' })
  privacy!: TournamentInput['privacy'];

  @Field(() => RegionEnum, {
    nullable: true,
    defaultValue: null,
    description: 'Whose players may enter; null for everybody.',
  })
  region!: Region | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether only players with a verified identity may enter; a `PREMIUM` one needs this or `isExclusive`.',
  })
  isVerifiedOnly!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it is for VIPs, and for those whom the organiser gives the entry code.',
  })
  isExclusive!: boolean;

  @Field(() => Int, {
    nullable: true,
    defaultValue: null,
    description: `How many play for each team that enters, ${TEAM_SIZES.min} to ${TEAM_SIZES.max}; null where players enter, each for themselves. Buy-in and prizes are those of a team, and its players share them evenly.`,
  })
  teamSize!: number | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: null,
    description: `The lowest rating in its game that may enter, ${RATING_BOUNDS.min} to ${RATING_BOUNDS.max}; null for any, also for players without one.`,
  })
  minRating!: number | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: null,
    description:
      'The highest rating in its game that may enter, beside players without one, and not below the lowest; null for any.',
  })
  maxRating!: number | null;

  @Field(() => Instant, {
    description: 'When registration opens, before check-in does; at once where that has passed.',
  })
  opensAt!: number;

  @Field(() => Instant, { description: 'When it is to start: within a year, and so that check-in is still ahead.' })
  startsAt!: number;

  @Field(() => Int, {
    defaultValue: 30,
    description: `How long before the start check-in opens: ${CHECK_IN_MINUTES.min} to ${CHECK_IN_MINUTES.max} minutes.`,
  })
  checkInMinutes!: number;
}
