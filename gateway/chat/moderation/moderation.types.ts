import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  CONTENT_RULES,
  type MessageSeverity,
  type ModerationRule,
  type Verdict,
  severityOf,
} from '../../../domain/chat/moderation.ts';
import {
  type ReportPriority,
  type ReportStatus,
  type ReportType,
  reportPriority,
} from '../../../domain/chat/report.ts';
import type { MessageView } from '../../../db/chat/message.queries.ts';
import type { ReportView } from '../../../db/chat/moderation.queries.ts';
import { playerOf, Player } from '../../accounts/index.ts';
import { Access } from '../../schema/access.ts';
import { connectionOf } from '../../schema/connection.ts';
import {
  MessageSeverityEnum,
  UserReportPriorityEnum,
  UserReportStatusEnum,
  UserReportTypeEnum,
  VerdictKindEnum,
} from '../chat.enums.ts';
import { Instant } from '../../schema/scalars.ts';

@Access('staff')
@ObjectType('ModerationSettings', { description: 'How messages are moderated.' })
@InputType('ModerationSettingsInput', { description: 'How messages are moderated from now on.' })
export class ModerationSettingsFields {
  @Field(() => Boolean, { description: 'Whether swearing breaks a rule.' })
  profanityFilter!: boolean;

  @Field(() => Boolean, { description: 'Whether repetition, or a sixth message within ten seconds, breaks a rule.' })
  spamDetection!: boolean;

  @Field(() => Boolean, { description: 'Whether a link breaks a rule.' })
  linkBlocking!: boolean;

  @Field(() => Int, {
    description: 'Most capital letters of a longer message, in per cent: 0 to 100 in steps of 10; 100 for no limit.',
  })
  capsLimit!: number;

  @Field(() => Int, { description: 'Seconds between two messages of one author: 0 to 300 in steps of 15; 0 for none.' })
  slowMode!: number;

  @Field(() => Boolean, { description: 'Only accounts older than a day may write.' })
  followersOnly!: boolean;

  @Field(() => Int, {
    description:
      'The auto-mod sensitivity in per cent: 0 to 100 in steps of 5. Swearing is blocked from 30 on, links from 40, spam from 50, capitals from 75; below they are flagged. Slow mode and followers only always block.',
  })
  autoModSeverity!: number;
}

@Access('staff')
@ObjectType({ description: 'The list of words that staff let nobody say.' })
export class BannedWords {
  @Field(() => [String], { description: 'Words and phrases in lower case, by the alphabet.' })
  words!: string[];
}

@Access('staff')
@ObjectType({ description: 'What the filters would do with a text.' })
export class ModerationVerdict {
  @Field(() => VerdictKindEnum, { description: 'BLOCK: not posted. FLAG: posted, and shown to staff.' })
  kind!: Verdict['kind'];

  @Field(() => String, { nullable: true, description: 'The rule that it breaks; null when it passes.' })
  rule!: ModerationRule | null;
}

@Access('staff')
@ObjectType({ description: 'A message as staff see it.' })
export class ModeratedMessage {
  @Field(() => ID, { description: 'Names the message in every other call.' })
  id!: string;

  @Field(() => Player, { description: 'Who posted it.' })
  author!: Player;

  @Field(() => String, { description: 'Of the author.' })
  username!: string;

  @Field(() => String, { description: 'What it says.' })
  message!: string;

  @Field(() => ID, { description: 'The channel, or the place as `stream:7`.' })
  channel!: string;

  @Field(() => Boolean, { description: 'Whether a rule let it through for staff to look at.' })
  flagged!: boolean;

  @Field(() => String, { nullable: true, description: 'The rule that it broke; null where it broke none.' })
  rule!: string | null;

  @Field(() => MessageSeverityEnum, {
    nullable: true,
    description: 'How grave that rule is; null where it broke none.',
  })
  severity!: MessageSeverity | null;

  @Field(() => Instant, { description: 'When it was posted.' })
  timestamp!: number;
}

export function toModerated(view: MessageView): ModeratedMessage {
  const rule = CONTENT_RULES.find((one) => one === view.flag);
  return {
    id: view.id,
    author: playerOf({ id: view.authorId, username: view.authorName, avatarId: view.authorAvatarId }),
    username: view.authorName,
    message: view.body,
    channel: view.channelId,
    flagged: view.flag !== null,
    rule: view.flag,
    severity: rule ? severityOf(rule) : null,
    timestamp: view.at,
  };
}

@Access('staff')
@ObjectType({ description: 'What a player has told staff about another.' })
export class UserReport {
  @Field(() => ID, { description: 'Names the report when it is decided.' })
  id!: string;

  @Field(() => Player, { description: 'The player whom it is about.' })
  reportedUser!: Player;

  @Field(() => Player, { description: 'The player who told staff.' })
  reportedBy!: Player;

  @Field(() => UserReportTypeEnum, { description: 'What the player is reported for.' })
  reportType!: ReportType;

  @Field(() => String, { description: 'What the player said of it; may be empty.' })
  description!: string;

  @Field(() => ID, { nullable: true, description: 'The message that it is about; null otherwise.' })
  messageId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The clip of a stream that it is about, which may be deleted by now; null otherwise.',
  })
  clipId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the reported message says; empty once deleted, null for a report of the player as such.',
  })
  evidence!: string | null;

  @Field(() => UserReportStatusEnum, { description: 'Where it stands.' })
  status!: ReportStatus;

  @Field(() => UserReportPriorityEnum, { description: 'By the type, and by how many players report the same one.' })
  priority!: ReportPriority;

  @Field(() => Instant, { description: 'When staff were told.' })
  timestamp!: number;
}

export const toReport = (view: ReportView): UserReport => ({
  id: view.id,
  reportedBy: playerOf({ id: view.reporterId, username: view.reporterName, avatarId: view.reporterAvatarId }),
  reportedUser: playerOf({ id: view.reportedId, username: view.reportedName, avatarId: view.reportedAvatarId }),
  reportType: view.reportType,
  description: view.reason,
  messageId: view.messageId,
  clipId: view.clipId,
  evidence: view.messageBody,
  status: view.status,
  priority: reportPriority(view.reportType, view.reporters),
  timestamp: view.at,
});

export const ModeratedMessageConnection = connectionOf(ModeratedMessage, 'ModeratedMessage');
export const UserReportConnection = connectionOf(UserReport, 'UserReport');
