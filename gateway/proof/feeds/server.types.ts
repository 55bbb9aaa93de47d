import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Seat } from '../../../domain/proof/cross-check.ts';
import type { ServerFlag } from '../../../domain/proof/server-facts.ts';
import type { ServerEntryKind } from '../../../domain/proof/server-news.ts';
import type { ServerDoubt, ServerVerdict } from '../../../domain/proof/server-verdict.ts';
import { SeatEnum } from '../../battles/index.ts';
import { Access } from '../../schema/access.ts';
import { Instant } from '../../schema/scalars.ts';
import { EntryKindEnum, ServerDoubtEnum, ServerFlagEnum, ServerVerdictEnum } from '../proof.enums.ts';

@Access('own')
@ObjectType({ description: 'A server of the operator on which a battle is played, and what its log has told.' })
export class GameServer {
  @Field(() => ID, { description: 'The battle’s.' })
  id!: string;

  @Field(() => Instant, { nullable: true, description: 'When it was last heard; null before, and some months after.' })
  heardAt!: number | null;

  @Field(() => ServerVerdictEnum, { description: 'What its log comes to for the two who play.' })
  verdict!: ServerVerdict['kind'];

  @Field(() => SeatEnum, { nullable: true, description: 'Whom it names as the winner; null while it names nobody.' })
  winner!: Seat | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Rounds of the creator; null while it is not known whose the rounds are.',
  })
  creatorRounds!: number | null;

  @Field(() => Int, { nullable: true, description: 'Rounds of the opponent, in the same way.' })
  opponentRounds!: number | null;

  @Field(() => [ServerDoubtEnum], { description: 'Why it is left to people; empty unless `verdict` is `REVIEW`.' })
  why!: ServerDoubt[];
}

@Access('own')
@ObjectType({ description: 'A line of what a game server told.' })
export class ServerLine {
  @Field(() => EntryKindEnum, { description: 'What it tells.' })
  kind!: ServerEntryKind;

  @Field(() => Int, {
    nullable: true,
    description: 'Rounds won by the creator after it; null while it is not known whose they are.',
  })
  creatorRounds!: number | null;

  @Field(() => Int, { nullable: true, description: 'Rounds won by the opponent after it, in the same way.' })
  opponentRounds!: number | null;

  @Field(() => ServerFlagEnum, { nullable: true, description: 'What is odd; null unless `kind` is `FLAG`.' })
  flag!: ServerFlag | null;

  @Field(() => Instant, { description: 'When it was heard, by the server’s clock.' })
  at!: number;

  @Field(() => String, { description: 'Of the post that told it as it came, SHA-256 in hex.' })
  sha256!: string;
}

@Access('administrator')
@ObjectType({ description: 'What lets a game server speak for one battle; it is shown once.' })
export class ServerConsole {
  @Field(() => String, { description: 'The line for the console of the server.' })
  command!: string;
}
