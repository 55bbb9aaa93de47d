import { BLOCKED_KINDS, BLOCK_APPEALS } from '../../domain/chat/blocked-message.ts';
import { MESSAGE_EVENT_KINDS, MESSAGE_KINDS } from '../../domain/chat/channels.ts';
import { MESSAGE_SEVERITIES } from '../../domain/chat/moderation.ts';
import { REPORT_PRIORITIES, REPORT_STATUSES, REPORT_TYPES } from '../../domain/chat/report.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const ChatMessageKindEnum = graphqlEnum(
  'ChatMessageKind',
  'Written, drawn by the server for a slash command, or its word on a raid.',
  MESSAGE_KINDS,
  {
    text: 'Written by its author.',
    roll: 'Dice that the server rolled for `/roll`.',
    flip: 'A coin that the server flipped for `/flip`.',
    shrug: 'What its author wrote after `/shrug`, followed by a shrug.',
    raid: 'Said by the server when its author sent viewers here from another stream, with how many.',
  },
);

export const ChatMessageEventKindEnum = graphqlEnum(
  'ChatMessageEventKind',
  'What happened to a message.',
  MESSAGE_EVENT_KINDS,
  {
    posted: 'It was posted.',
    reacted: 'It was answered with an emoji, or such an answer was taken back.',
    pinned: 'Staff pinned it.',
    unpinned: 'Staff took its pin off.',
    deleted: 'It was emptied for good.',
  },
);

export const MessageSeverityEnum = graphqlEnum(
  'MessageSeverity',
  'How grave the rule is that a message broke.',
  MESSAGE_SEVERITIES,
  {
    high: 'Swearing.',
    medium: 'Spam, or a link where links are blocked.',
    low: 'Too many capital letters.',
  },
);

export const UserReportTypeEnum = graphqlEnum('UserReportType', 'What a player is reported for.', REPORT_TYPES, {
  harassment: 'Harassing other players.',
  cheating: 'Cheating in battles or elsewhere.',
  spam: 'Flooding chats, or advertising in them.',
  inappropriate: 'Something inappropriate, said or shown.',
  other: 'Anything else; also whatever `/report` reports.',
});

export const UserReportPriorityEnum = graphqlEnum(
  'UserReportPriority',
  'How soon staff should look.',
  REPORT_PRIORITIES,
  {
    urgent: 'Harassment or cheating reported by two players or more, or something lesser by even more.',
    high: 'Harassment or cheating reported by one player, or something lesser by several.',
    medium: 'Something inappropriate reported by one player, or something lesser by two.',
    low: 'Spam or anything else reported by one player.',
  },
);

export const UserReportStatusEnum = graphqlEnum('UserReportStatus', 'Where a report stands.', REPORT_STATUSES, {
  pending: 'Nobody has decided it yet.',
  escalated: 'Handed to the senior moderators, who alone decide it now.',
  reviewed: 'Staff have dealt with it.',
  dismissed: 'Staff saw no reason to act.',
});

export const VerdictKindEnum = graphqlEnum('VerdictKind', 'What becomes of a message.', ['pass', 'flag', 'block'], {
  pass: 'It is posted.',
  flag: 'It is posted, and shown to staff.',
  block: 'It is not posted.',
});

export const BlockedKindEnum = graphqlEnum('BlockedKind', 'What a rule stopped.', BLOCKED_KINDS, {
  message: 'Somebody wanted to say it in a chat.',
  announcement: 'Somebody wanted to announce it to whoever takes part in a tournament.',
  terms: 'Somebody wanted it to be the title or the rules of a tournament.',
  reason: 'Somebody wanted to give it as the reason of a decision over a tournament.',
});

export const BlockAppealEnum = graphqlEnum(
  'BlockAppeal',
  'Where the appeal of a blocked message stands.',
  BLOCK_APPEALS,
  {
    waiting: 'Its author asks staff to look.',
    posted: 'Staff have posted it after all.',
    kept: 'Staff have looked, and it stays blocked.',
  },
);
