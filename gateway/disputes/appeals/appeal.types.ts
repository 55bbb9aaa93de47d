import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { formatCount } from '../../../domain/shared/figures.ts';
import type { AppealVerdict } from '../../../domain/disputes/appeal.ts';
import { DECISION_REASON_MAX } from '../../../domain/disputes/disputes.schemas.ts';
import { Player } from '../../accounts/index.ts';
import { Access } from '../../schema/access.ts';
import { Instant, Units } from '../../schema/scalars.ts';
import { AppealVerdictEnum } from '../dispute.enums.ts';

/** BC-13 */
@Access('own')
@ObjectType({ description: 'What a party says against the decision of a dispute, and what came of it.' })
export class Appeal {
  @Field(() => ID, { description: 'Tells the appeal from all others; no call takes it.' })
  id!: string;

  @Field(() => Player, { description: 'Who appeals.' })
  by!: Player;

  @Field(() => String, { description: 'Their username.' })
  byName!: string;

  @Field(() => String, { description: 'What is wrong with the decision, in their words.' })
  words!: string;

  @Field(() => Instant, { description: 'When it was filed.' })
  filedAt!: number;

  @Field(() => AppealVerdictEnum, { nullable: true, description: 'Null until decided.' })
  verdict!: AppealVerdict | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of an overturned one: who has won after all; null where everybody got back what they put in.',
  })
  winnerName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The username of who decided it, somebody else than who made the decision; null until then.',
  })
  decidedBy!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was decided so; null until then.' })
  reason!: string | null;

  @Field(() => Instant, { nullable: true, description: 'When it was decided; null until then.' })
  decidedAt!: number | null;
}

@Access('senior')
@ObjectType({ description: 'How the decisions of a moderator have held, of the latest 1,000 of all.' })
export class ModeratorRecord {
  @Field(() => Player, { description: 'Who decided.' })
  moderator!: Player;

  @Field(() => Int, { description: 'Disputes that they decided.' })
  decided!: number;

  @Field(() => Int, { description: 'Of these, that a party appealed.' })
  appealed!: number;

  @Field(() => Int, { description: 'Of these, that somebody else overturned.' })
  overturned!: number;

  @Field(() => Units, { description: 'Milliseconds from filing to the decision, of the middle one.' })
  medianMs!: number;
}

@InputType({ description: 'What a party says against a decision.' })
export class FileAppealInput {
  @Field(() => ID, { description: 'As `Dispute.id` names it.' })
  disputeId!: string;

  @Field(() => String, { description: 'At most 2,000 characters.' })
  words!: string;
}

@InputType({ description: 'A verdict on an appeal.' })
export class DecideAppealInput {
  @Field(() => ID, { description: 'As `Dispute.id` names it.' })
  disputeId!: string;

  @Field(() => AppealVerdictEnum, { description: 'What becomes of the decision.' })
  verdict!: AppealVerdict;

  @Field(() => ID, {
    nullable: true,
    description: 'With OVERTURN, the side that has won after all; null gives everybody back what they put in.',
  })
  winnerId?: string | null;

  @Field(() => String, {
    description: `Why, for the parties to read: 1 to ${formatCount(DECISION_REASON_MAX)} characters.`,
  })
  reason!: string;
}
