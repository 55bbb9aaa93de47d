import { MESSAGE_EVENT_KINDS, MESSAGE_KINDS } from '../../domain/chat/channels.ts';
import { MESSAGE_SEVERITIES } from '../../domain/chat/moderation.ts';
import { REPORT_PRIORITIES, REPORT_STATUSES, REPORT_TYPES } from '../../domain/chat/report.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const ChatMessageKindEnum = graphqlEnum(
  'ChatMessageKind',
  'Written, or drawn by the server for a slash command.',
  MESSAGE_KINDS,
);

export const ChatMessageEventKindEnum = graphqlEnum(
  'ChatMessageEventKind',
  'What happened to a message.',
  MESSAGE_EVENT_KINDS,
);

export const MessageSeverityEnum = graphqlEnum(
  'MessageSeverity',
  'How grave the rule is that a message broke.',
  MESSAGE_SEVERITIES,
);

export const UserReportTypeEnum = graphqlEnum('UserReportType', 'What a player is reported for.', REPORT_TYPES);

export const UserReportPriorityEnum = graphqlEnum(
  'UserReportPriority',
  'How soon staff should look.',
  REPORT_PRIORITIES,
);

export const UserReportStatusEnum = graphqlEnum('UserReportStatus', 'Where a report stands.', REPORT_STATUSES);

export const VerdictKindEnum = graphqlEnum('VerdictKind', 'What becomes of a message.', ['pass', 'flag', 'block']);
