import { HAPPENING_KINDS, MESSAGE_KINDS, MODERATION_SEVERITIES, REPORT_STATUSES } from '../../domain/chat/channels.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const ChatMessageKindEnum = graphqlEnum(
  'ChatMessageKind',
  'Written, or drawn by the server for a slash command.',
  MESSAGE_KINDS,
);

export const ChatHappeningKindEnum = graphqlEnum('ChatHappeningKind', 'What happened to a message.', HAPPENING_KINDS);

export const ModerationSeverityEnum = graphqlEnum(
  'ModerationSeverity',
  'How strictly messages are looked at.',
  MODERATION_SEVERITIES,
);

export const UserReportStatusEnum = graphqlEnum('UserReportStatus', 'Where a report stands.', REPORT_STATUSES);
