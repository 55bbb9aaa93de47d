import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { AppealVerdict } from '../../domain/disputes/appeal.ts';
import { Player } from '../accounts/index.ts';
import { Access } from '../schema/access.ts';
import { Instant } from '../schema/scalars.ts';
import { AppealVerdictEnum } from './dispute.enums.ts';

@Access('own')
@ObjectType({ description: 'What a party says against the decision of a dispute, and what came of it (BC-13).' })
export class Appeal {
  @Field(() => ID)
  id!: string;

  @Field(() => Player)
  by!: Player;

  @Field(() => String, { description: 'Their username.' })
  byName!: string;

  @Field(() => String)
  words!: string;

  @Field(() => Instant)
  filedAt!: number;

  @Field(() => AppealVerdictEnum, { nullable: true, description: 'Null until decided.' })
  verdict!: AppealVerdict | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of an overturned one: who has won after all; null where everybody got back what they put in.',
  })
  winnerName!: string | null;

  @Field(() => String, { nullable: true, description: 'Somebody else than who made the decision.' })
  decidedBy!: string | null;

  @Field(() => String, { nullable: true })
  reason!: string | null;

  @Field(() => Instant, { nullable: true })
  decidedAt!: number | null;
}

@InputType({ description: 'What a party says against a decision.' })
export class FileAppealInput {
  @Field(() => ID)
  disputeId!: string;

  @Field(() => String, { description: 'At most 2,000 characters.' })
  words!: string;
}

@InputType()
export class DecideAppealInput {
  @Field(() => ID)
  disputeId!: string;

  @Field(() => AppealVerdictEnum)
  verdict!: AppealVerdict;

  @Field(() => ID, {
    nullable: true,
    description: 'With OVERTURN, the side that has won after all; null gives everybody back what they put in.',
  })
  winnerId?: string | null;

  @Field(() => String)
  reason!: string;
}
