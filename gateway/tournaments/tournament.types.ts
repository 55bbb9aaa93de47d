import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { BattleGame } from '../../domain/shared/games.ts';
import type { Region } from '../../domain/shared/regions.ts';
import type { BestOf } from '../../domain/tournaments/graph.ts';
import { prizesOf } from '../../domain/tournaments/prizes.ts';
import { type FormatKind, type TournamentStatus, checkInAt, poolOf } from '../../domain/tournaments/tournament.ts';
import type { TournamentView } from '../../db/tournaments/tournament.queries.ts';
import type { EntrantRow, TournamentRow } from '../../db/tournaments/tournament.table.ts';
import { Player, avatarUrlOf } from '../accounts/index.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { connectionOf } from '../schema/connection.ts';
import { BattleGameEnum, RegionEnum } from '../schema/enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';
import type { TournamentInput } from './create-tournament.ts';
import {
  EntrantStatusEnum,
  SeedingEnum,
  TournamentDecisionEnum,
  TournamentFormatEnum,
  TournamentKindEnum,
  TournamentPrivacyEnum,
  TournamentStatusEnum,
} from './tournament.enums.ts';

const BEST_OF = 'Games of a match at most, from the last round backwards; the last figure holds for all rounds before.';

@Scope('public')
@Access('own')
@ObjectType({ description: 'A tournament or custom bracket (BG-20, BG-21).' })
export class Tournament {
  @Field(() => ID)
  id!: string;

  @Field(() => TournamentKindEnum)
  kind!: TournamentRow['kind'];

  @Field(() => TournamentStatusEnum)
  status!: TournamentStatus;

  @Field(() => Player)
  organiser!: Player;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  rules!: string;

  @Field(() => BattleGameEnum)
  game!: BattleGame;

  @Field(() => TournamentFormatEnum)
  format!: FormatKind;

  @Field(() => Boolean, { description: 'Of a single elimination: whether third place is played for.' })
  hasThird!: boolean;

  @Field(() => Int, { nullable: true, description: 'Of a Swiss; null for as many as the field needs.' })
  swissRounds!: number | null;

  @Field(() => Int, { description: 'Of groups: how many one holds at most.' })
  groupSize!: number;

  @Field(() => [Int], { description: BEST_OF })
  bestOf!: readonly number[];

  @Field(() => Cents, { description: 'What one entrant puts in; 0 for a free one.' })
  buyInCents!: number;

  @Field(() => Cents, { description: 'The platform’s share, on top of it (C-07).' })
  feeCents!: number;

  @Field(() => Cents, { description: 'All buy-ins that are held, or were.' })
  poolCents!: number;

  @Field(() => Cents, { description: 'The pool if all places are taken.' })
  fullPoolCents!: number;

  @Field(() => [Cents], {
    description: 'What each place brings, best first, if all places are taken and none is shared.',
  })
  fullPrizesCents!: readonly number[];

  @Field(() => Int)
  capacity!: number;

  @Field(() => Int, { description: 'With fewer at the start everybody gets everything back.' })
  minEntrants!: number;

  @Field(() => Int, { description: 'Places taken.' })
  entrants!: number;

  @Field(() => [Int], { description: 'Percents of the pool, best place first.' })
  prizeTable!: readonly number[];

  @Field(() => SeedingEnum)
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

  @Field(() => TournamentPrivacyEnum)
  privacy!: TournamentRow['privacy'];

  @Scope('closed')
  @Field(() => String, { nullable: true, description: 'Lets others in; for the organiser.' })
  entryCode!: string | null;

  @Field(() => RegionEnum, { nullable: true, description: 'Whose players may enter; null for everybody.' })
  region!: Region | null;

  @Field(() => Boolean)
  isVerifiedOnly!: boolean;

  @Field(() => Boolean, { description: 'For VIPs, and for those whom the organiser has given the entry code (BG-24).' })
  isExclusive!: boolean;

  @Field(() => Instant)
  opensAt!: number;

  @Field(() => Instant)
  checkInAt!: number;

  @Field(() => Instant)
  startsAt!: number;

  @Field(() => Int, { nullable: true, description: 'How many were there at the start; null before it.' })
  field!: number | null;

  @Field(() => Int, { description: 'Counts the changes of the bracket.' })
  version!: number;

  @Field(() => Instant, { nullable: true })
  startedAt!: number | null;

  @Field(() => Instant, { nullable: true })
  endedAt!: number | null;

  @Field(() => String, { nullable: true, description: 'Why it was cancelled; null otherwise.' })
  cancelReason!: string | null;

  @Field(() => EntrantStatusEnum, {
    nullable: true,
    description: 'Where the caller stands with it; null for onlookers.',
  })
  viewerStatus!: EntrantRow['status'] | null;
}

export const TournamentConnection = connectionOf(Tournament, 'Tournament');

/** As a viewer sees it. */
export function toTournament(view: TournamentView, viewerId: string, own: EntrantRow['status'] | null): Tournament {
  const { organiserId, organiserName, organiserAvatarId, drawSecret, entryCode, ...row } = view;
  const fullPoolCents = poolOf(row, row.capacity);
  const places = Array.from({ length: Math.min(row.capacity, row.prizeTable.length) }, (_, place) => [place]);
  return {
    ...row,
    organiser: { id: organiserId, username: organiserName, avatarUrl: avatarUrlOf(organiserAvatarId) },
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
  @Field(() => TournamentKindEnum)
  kind!: TournamentInput['kind'];

  @Field(() => String)
  title!: string;

  @Field(() => String, { defaultValue: '' })
  rules!: string;

  @Field(() => BattleGameEnum)
  game!: BattleGame;

  @Field(() => TournamentFormatEnum)
  format!: FormatKind;

  @Field(() => Boolean, { defaultValue: false })
  hasThird!: boolean;

  @Field(() => Int, { nullable: true, defaultValue: null })
  swissRounds!: number | null;

  @Field(() => Int, { defaultValue: 4 })
  groupSize!: number;

  @Field(() => [Int], { defaultValue: [1], description: BEST_OF })
  bestOf!: BestOf[];

  @Field(() => Cents)
  buyInCents!: number;

  @Field(() => Int)
  capacity!: number;

  @Field(() => Int, { defaultValue: 2 })
  minEntrants!: number;

  @Field(() => [Int], { defaultValue: [100] })
  prizeTable!: number[];

  @Field(() => SeedingEnum, { defaultValue: 'rating' })
  seeding!: TournamentInput['seeding'];

  @Field(() => TournamentPrivacyEnum, { defaultValue: 'public' })
  privacy!: TournamentInput['privacy'];

  @Field(() => RegionEnum, { nullable: true, defaultValue: null })
  region!: Region | null;

  @Field(() => Boolean, { defaultValue: false })
  isVerifiedOnly!: boolean;

  @Field(() => Boolean, { defaultValue: false })
  isExclusive!: boolean;

  @Field(() => Instant)
  opensAt!: number;

  @Field(() => Instant)
  startsAt!: number;

  @Field(() => Int, { defaultValue: 30 })
  checkInMinutes!: number;
}

@Scope('public')
@Access('own')
@ObjectType({ description: 'Who takes part in a tournament, waits to, or did.' })
export class TournamentEntrant {
  @Field(() => ID, { description: 'Of the player.' })
  id!: string;

  @Field(() => String)
  username!: string;

  @Field(() => String, { nullable: true })
  avatarUrl!: string | null;

  @Field(() => EntrantStatusEnum)
  status!: EntrantRow['status'];

  @Field(() => Int, { nullable: true, description: 'From 0, from the start on.' })
  seed!: number | null;

  @Field(() => Int, { nullable: true, description: 'In the game; null for whoever was not rated yet.' })
  rating!: number | null;

  @Field(() => Int, { nullable: true, description: 'At the end.' })
  place!: number | null;

  @Field(() => Cents)
  prizeCents!: number;
}

@Scope('public')
@Access('own')
@ObjectType({ description: 'A decision over a tournament, with the reason that those concerned read.' })
export class TournamentLogEntry {
  @Field(() => ID)
  id!: string;

  @Field(() => Player)
  by!: Player;

  @Field(() => TournamentDecisionEnum)
  what!: 'ruled' | 'undone' | 'sent-out' | 'cancelled';

  @Field(() => Int, { nullable: true })
  match!: number | null;

  @Field(() => String)
  reason!: string;

  @Field(() => Int, { description: 'How many later results fell with it.' })
  fallen!: number;

  @Field(() => Instant)
  at!: number;
}

export const TournamentLogConnection = connectionOf(TournamentLogEntry, 'TournamentLog');
