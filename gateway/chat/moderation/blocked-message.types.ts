import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { STAFF_REASON_MAX } from '../../../domain/accounts/accounts.schemas.ts';
import type { BlockAppeal, BlockedKind } from '../../../domain/chat/blocked-message.ts';
import type { BlockedView } from '../../../db/chat/blocked-message.queries.ts';
import { Player, playerOf } from '../../accounts/index.ts';
import { Access } from '../../schema/access.ts';
import { connectionOf } from '../../schema/connection.ts';
import { Instant } from '../../schema/scalars.ts';
import { BlockAppealEnum, BlockedKindEnum } from '../chat.enums.ts';

@Access('staff')
@ObjectType({ description: 'What a rule stopped, as staff see it.' })
export class BlockedMessage {
  @Field(() => ID, { description: 'Names it when its appeal is decided.' })
  id!: string;

  @Field(() => BlockedKindEnum, { description: 'What it would have been.' })
  kind!: BlockedKind;

  @Field(() => Player, { description: 'Who wrote it.' })
  author!: Player;

  @Field(() => String, { description: 'What it says.' })
  message!: string;

  @Field(() => ID, {
    description: 'The channel, or the place as `stream:7`; of terms that were never stored, a tournament that is none.',
  })
  channel!: string;

  @Field(() => String, { description: 'The rule that stopped it.' })
  rule!: string;

  @Field(() => Instant, { description: 'When it was stopped.' })
  timestamp!: number;

  @Field(() => BlockAppealEnum, { nullable: true, description: 'Where its appeal stands; null where nobody appealed.' })
  appeal!: BlockAppeal | null;

  @Field(() => Instant, { nullable: true, description: 'When its author appealed; null where nobody did.' })
  appealedAt!: number | null;

  @Field(() => String, { nullable: true, description: 'Why staff keep it blocked; null otherwise.' })
  reason!: string | null;
}

export const toBlocked = ({ authorId, authorName, authorAvatarId, ...view }: BlockedView): BlockedMessage => ({
  id: view.id,
  kind: view.kind,
  author: playerOf({ id: authorId, username: authorName, avatarId: authorAvatarId }),
  message: view.body,
  channel: view.channelId,
  rule: view.rule,
  timestamp: view.at,
  appeal: view.appeal,
  appealedAt: view.appealedAt,
  reason: view.reason,
});

export const BlockedMessageConnection = connectionOf(BlockedMessage, 'BlockedMessage');

@Access('own')
@ObjectType({ description: 'What has become of a message of the caller that a rule stopped.' })
export class AppealedMessage {
  @Field(() => ID, { description: 'As the refusal named it.' })
  id!: string;

  @Field(() => BlockAppealEnum, { description: 'Where its appeal stands.' })
  appeal!: BlockAppeal;
}

@InputType({ description: 'What staff decide over the appeal of a blocked message.' })
export class DecideBlockedMessageInput {
  @Field(() => ID, { description: 'The blocked message.' })
  id!: string;

  @Field(() => BlockAppealEnum, { description: 'What becomes of it; not `WAITING`.' })
  appeal!: BlockAppeal;

  @Field(() => String, {
    nullable: true,
    description: `Why it stays blocked, as its author reads it: 1 to ${STAFF_REASON_MAX} characters. Left out where it is posted.`,
  })
  reason?: string | null;
}
