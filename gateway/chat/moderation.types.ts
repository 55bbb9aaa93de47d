import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ReportStatus } from '../../domain/chat/channels.ts';
import type { ModerationSettings as Stored } from '../../domain/chat/moderation.ts';
import type { MessageView } from '../../db/chat/message.queries.ts';
import type { ReportView } from '../../db/chat/moderation.queries.ts';
import { Player, avatarUrlOf } from '../accounts/player.types.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { ModerationSeverityEnum, UserReportStatusEnum } from './chat.enums.ts';
import { Instant } from '../schema/scalars.ts';

@Access('staff')
@ObjectType('ModerationSettings', { description: 'How messages are moderated (EN-61).' })
@InputType('ModerationSettingsInput')
export class ModerationSettingsFields {
  @Field(() => Boolean)
  profanityFilter!: boolean;

  @Field(() => Boolean)
  spamDetection!: boolean;

  @Field(() => Boolean)
  linkBlocking!: boolean;

  @Field(() => Int, { description: 'Most capital letters of a longer message, in per cent; 100 for no limit.' })
  capsLimit!: number;

  @Field(() => Int, { description: 'Seconds between two messages of one author, up to 300; 0 for none.' })
  slowMode!: number;

  @Field(() => Boolean, { description: 'Only accounts older than a day may write, until there is anybody to follow.' })
  followersOnly!: boolean;

  @Field(() => ModerationSeverityEnum, {
    description:
      'LOW flags what breaks a rule of content, HIGH blocks it, MEDIUM blocks all but capitals. Slow mode and followers only always block.',
  })
  autoModSeverity!: Stored['autoModSeverity'];
}

@Access('staff')
@ObjectType({ description: 'A message that a rule let through for staff to look at.' })
export class FlaggedMessage {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  channelId!: string;

  @Field(() => Player)
  author!: Player;

  @Field(() => String)
  message!: string;

  @Field(() => String, { description: 'The rule that it broke.' })
  rule!: string;

  @Field(() => Instant)
  timestamp!: number;
}

export const toFlagged = (view: MessageView): FlaggedMessage => ({
  id: view.id,
  channelId: view.channelId,
  author: { id: view.authorId, username: view.authorName, avatarUrl: avatarUrlOf(view.authorAvatarId) },
  message: view.body,
  rule: view.flag ?? '',
  timestamp: view.at,
});

@Access('staff')
@ObjectType({ description: 'What a player has told staff about another.' })
export class UserReport {
  @Field(() => ID)
  id!: string;

  @Field(() => Player)
  reporter!: Player;

  @Field(() => Player)
  reported!: Player;

  @Field(() => ID, { nullable: true })
  messageId!: string | null;

  @Field(() => String, { nullable: true, description: 'What the message says; empty once deleted, null without one.' })
  message!: string | null;

  @Field(() => String)
  reason!: string;

  @Field(() => UserReportStatusEnum)
  status!: ReportStatus;

  @Field(() => Instant)
  timestamp!: number;
}

export const toReport = (view: ReportView): UserReport => ({
  id: view.id,
  reporter: { id: view.reporterId, username: view.reporterName, avatarUrl: avatarUrlOf(view.reporterAvatarId) },
  reported: { id: view.reportedId, username: view.reportedName, avatarUrl: avatarUrlOf(view.reportedAvatarId) },
  messageId: view.messageId,
  message: view.messageBody,
  reason: view.reason,
  status: view.status,
  timestamp: view.at,
});

export const FlaggedMessageConnection = connectionOf(FlaggedMessage, 'FlaggedMessage');
export const UserReportConnection = connectionOf(UserReport, 'UserReport');
