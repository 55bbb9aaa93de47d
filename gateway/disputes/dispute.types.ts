import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { DisputeAction, DisputePriority, DisputeStatus, DisputeType } from '../../domain/disputes/dispute.ts';
import type { DisputeView } from '../../db/disputes/dispute.queries.ts';
import { Player, avatarUrlOf } from '../accounts/player.types.ts';
import { Access } from '../schema/access.ts';
import { DisputeActionEnum, DisputePriorityEnum, DisputeStatusEnum, DisputeTypeEnum } from './dispute.enums.ts';
import { Instant } from '../schema/scalars.ts';

@Access('own')
@ObjectType({ description: 'A battle whose result is contested; for its players and staff.' })
export class Dispute {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  battleId!: string;

  @Field(() => Player, { nullable: true, description: 'Null when the two reported results contradicted each other.' })
  reportedBy!: Player | null;

  @Field(() => DisputeTypeEnum)
  type!: DisputeType;

  @Field(() => String)
  description!: string;

  @Field(() => DisputePriorityEnum)
  priority!: DisputePriority;

  @Field(() => DisputeStatusEnum)
  status!: DisputeStatus;

  @Field(() => Instant)
  submittedAt!: number;

  @Field(() => String, { nullable: true })
  assignedModerator!: string | null;

  @Field(() => DisputeActionEnum, { nullable: true, description: 'Null until decided.' })
  action!: DisputeAction | null;

  @Field(() => String, { nullable: true, description: 'Why it was decided so.' })
  reason!: string | null;

  @Field(() => Instant, { nullable: true })
  decidedAt!: number | null;
}

export const toDispute = (view: DisputeView): Dispute => ({
  id: view.id,
  battleId: view.battleId,
  reportedBy:
    view.reportedById === null
      ? null
      : {
          id: view.reportedById,
          username: view.reportedByName ?? '',
          avatarUrl: avatarUrlOf(view.reportedByAvatarId),
        },
  type: view.type,
  description: view.description,
  priority: view.priority,
  status: view.status,
  submittedAt: view.submittedAt,
  assignedModerator: view.moderatorName,
  action: view.action,
  reason: view.reason,
  decidedAt: view.decidedAt,
});

@InputType()
export class DecideDisputeInput {
  @Field(() => ID)
  disputeId!: string;

  @Field(() => DisputeActionEnum)
  action!: DisputeAction;

  @Field(() => ID, { nullable: true, description: 'Names the winner where no result was reported.' })
  winnerId?: string | null;

  @Field(() => String)
  reason!: string;
}
