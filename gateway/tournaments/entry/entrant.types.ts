import { Field, ID, Int, ObjectType } from 'type-graphql';
import { TEAM_SIZES } from '../../../domain/tournaments/lineup.ts';
import { isHiddenPlayer } from '../../../domain/tournaments/hidden-players.ts';
import type { EntrantRow } from '../../../db/tournaments/tournament.table.ts';
import { Player } from '../../accounts/index.ts';
import { Access } from '../../schema/access.ts';
import { Beside } from '../../schema/beside.ts';
import { Listed } from '../../schema/listed.ts';
import { Cents, Instant } from '../../schema/scalars.ts';
import { Scope } from '../../schema/scope.ts';
import { Worn, loadWorn } from '../../store/index.ts';
import { EntrantStatusEnum } from '../tournament.enums.ts';

/** A team has its captain's id, who wears nothing for it. */
const wearerOf = ({ id, teamId }: Readonly<Record<string, unknown>>): string | null =>
  typeof id === 'string' && teamId === null && !isHiddenPlayer(id) ? id : null;

@Scope('public')
@Access('anyone')
@ObjectType({ description: 'Who takes part in a tournament, waits to, or did.' })
export class TournamentEntrant {
  @Field(() => ID, {
    description:
      'Of the player, of a team its captain’s; to visitors `hidden-` and a number where the profile is not public.',
  })
  id!: string;

  @Field(() => String, {
    description:
      'The name by which others find the player, or the team; a number to visitors where the profile of a player is not public.',
  })
  username!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The uploaded picture, or the logo of the team; null for one drawn from the id.',
  })
  avatarUrl!: string | null;

  @Field(() => ID, { nullable: true, description: 'The team that entered; null for a player.' })
  teamId!: string | null;

  @Beside(wearerOf, () => loadWorn)
  @Field(() => Worn, {
    nullable: true,
    description: 'What the player wears; null for a team, and to visitors where the profile is not public.',
  })
  worn?: Worn | null;

  @Field(() => [String], {
    description: 'Names of who plays for the team, its captain first; empty for a player, and to visitors.',
  })
  players!: readonly string[];

  @Field(() => EntrantStatusEnum, { description: 'Where the player stands with the tournament.' })
  status!: EntrantRow['status'];

  @Field(() => Int, { nullable: true, description: 'From 0, from the start on.' })
  seed!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'In the game; null for whoever was not rated yet, and to visitors where statistics are not shown.',
  })
  rating!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'At the end, from 1 and shared by equals; null before, and for whoever was absent or cheated.',
  })
  place!: number | null;

  @Field(() => Cents, { description: 'What was paid at the end; 0 until then, and without a prize.' })
  prizeCents!: number;
}

@Access('own')
@ObjectType({ description: 'A place in the line-up of a team.' })
export class TournamentSeat {
  @Field(() => Player, { description: 'Who plays, or is asked to.' })
  player!: Player;

  @Field(() => Cents, { description: 'The share of buy-in and fee; held when the team takes its place.' })
  shareCents!: number;

  @Field(() => Instant, { nullable: true, description: 'When the player agreed; null until then.' })
  agreedAt!: number | null;
}

@Access('own')
@ObjectType({
  description: 'Who plays a tournament for a team. Until all have agreed it is a proposal, which holds nothing.',
})
export class TournamentLineup {
  @Field(() => ID, { description: 'Who checks in and reports for the team.' })
  captainId!: string;

  @Field(() => String, { description: 'The name of the team.' })
  teamName!: string;

  @Field(() => String, { nullable: true, description: 'The logo of the team; null without one.' })
  logoUrl!: string | null;

  @Field(() => [TournamentSeat], { description: 'The captain first.' })
  @Listed(TEAM_SIZES.max)
  seats!: readonly TournamentSeat[];
}
