import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { LogRow } from '../../../db/tournaments/tournament.table.ts';
import { Player } from '../../accounts/index.ts';
import { Access } from '../../schema/access.ts';
import { connectionOf } from '../../schema/connection.ts';
import { Instant } from '../../schema/scalars.ts';
import { Scope } from '../../schema/scope.ts';
import { TournamentDecisionEnum } from '../tournament.enums.ts';

@Scope('public')
@Access('own')
@ObjectType({ description: 'A decision over a tournament, with the reason that those concerned read.' })
export class TournamentLogEntry {
  @Field(() => ID, { description: 'Tells decisions apart.' })
  id!: string;

  @Field(() => Player, { description: 'The organiser or member of staff who decided.' })
  by!: Player;

  @Field(() => TournamentDecisionEnum, { description: 'What was decided.' })
  what!: LogRow['what'];

  @Field(() => Int, {
    nullable: true,
    description: 'The match that it is about, as in `BracketMatch.match`; null for none.',
  })
  match!: number | null;

  @Field(() => String, {
    description:
      'Why, in the words of whoever decided. Of an announcement what was said; empty for all but staff once it was corrected or taken back.',
  })
  reason!: string;

  @Field(() => Instant, {
    nullable: true,
    description: 'Of an announcement: when it was corrected or taken back; null while it stands, and for all else.',
  })
  withdrawnAt!: number | null;

  @Field(() => Int, { description: 'How many later results fell with it.' })
  fallen!: number;

  @Field(() => Instant, { description: 'When it was decided.' })
  at!: number;
}

export const TournamentLogConnection = connectionOf(TournamentLogEntry, 'TournamentLog');
