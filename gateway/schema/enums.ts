import { registerEnumType } from 'type-graphql';
import { LINKED_PROVIDERS } from '../../domain/profiles/linked-providers.ts';
import { PROFILE_VISIBILITIES } from '../../domain/accounts/preferences.ts';
import { ACCOUNT_MARKS, STANDINGS } from '../../domain/accounts/change-standing.ts';
import { ACCOUNT_STATUSES, ROLES, VERIFICATION_STATUSES } from '../../domain/accounts/roles.ts';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { BATTLE_MODES, BATTLE_PRIVACIES, BATTLE_STATUSES, CLAIMS } from '../../domain/battles/battle.ts';
import { INVITE_STATUSES } from '../../domain/battles/invite.ts';
import { HAPPENING_KINDS, MESSAGE_KINDS, MODERATION_SEVERITIES, REPORT_STATUSES } from '../../domain/chat/channels.ts';
import { DISPUTE_ACTIONS, DISPUTE_PRIORITIES, DISPUTE_STATUSES, DISPUTE_TYPES } from '../../domain/disputes/dispute.ts';
import { ALERT_KINDS, ALERT_SIDES } from '../../domain/wallet/alerts.ts';
import { FRIENDS_NEWS_KINDS, FRIEND_RELATIONS } from '../../domain/friends/friend.ts';
import { PRESENCE_STATUSES } from '../../domain/friends/presence.ts';
import { ENTRY_KINDS, TRANSFER_KINDS } from '../../domain/wallet/ledger.ts';
import { CRYPTO_NETWORKS, METHOD_KINDS } from '../../domain/wallet/methods.ts';
import {
  DEPOSIT_STATUSES,
  PAYOUT_WORDS,
  WITHDRAWAL_ACTIONS,
  WITHDRAWAL_STATUSES,
} from '../../domain/wallet/payments.ts';
import {
  INBOX_CHANGES,
  NOTIFICATION_TABS,
  NOTIFICATION_TYPES,
  PAYOUT_STATUSES,
} from '../../domain/notifications/notification.ts';
import { CURRENCIES } from '../../domain/shared/money.ts';
import { FLAG_CATEGORIES } from '../../domain/shared/feature-flags.ts';
import { SETTING_CATEGORIES, SETTING_TYPES } from '../../domain/shared/settings.ts';
import { EARNING_PERIODS, EARNING_TYPES } from '../../domain/results/earnings.ts';
import { BOARD_REGIONS, LEADER_PERIODS, OVERALL } from '../../domain/results/leaderboard.ts';
import { REGIONS } from '../../domain/shared/regions.ts';
import { RANK_BADGES } from '../../domain/results/rating.ts';
import { REPLAY_GAMES, REPLAY_VIEWS, WAGER_BANDS } from '../../domain/results/replay.ts';
import { MEMBERSHIP_ASKS, TEAM_BATTLE_STATUSES, TEAM_PAYERS, TEAM_ROLES } from '../../domain/teams/team.ts';
import { TRANSACTION_STATUSES } from '../../domain/wallet/transactions.ts';
import { STATEMENT_TYPES } from '../../domain/wallet/statements.ts';
import { VERIFICATION_OUTCOMES } from '../../domain/verification/verification.ts';
import { PLAY_LIMIT_KINDS, PLAY_LIMIT_PERIODS } from '../../domain/wallet/play-limits.ts';
import { PLAY_PAUSE_KINDS } from '../../domain/wallet/play-pause.ts';

/** `match-result` of the database is `MATCH_RESULT` in the schema; inside the server it stays as it is. */
type EnumName<V extends string> = V extends `${infer A}-${infer B}` ? `${Uppercase<A>}_${EnumName<B>}` : Uppercase<V>;

function graphqlEnum<const V extends readonly string[]>(name: string, description: string, values: V) {
  const members = Object.fromEntries(values.map((value) => [value.replaceAll('-', '_').toUpperCase(), value])) as {
    [K in V[number] as EnumName<K>]: K;
  };
  registerEnumType(members, { name, description });
  return members;
}

export const RoleEnum = graphqlEnum('Role', 'What an account may do.', ROLES);
export const ProfileVisibilityEnum = graphqlEnum('ProfileVisibility', 'Who sees a profile.', PROFILE_VISIBILITIES);
export const LinkedProviderEnum = graphqlEnum(
  'LinkedProvider',
  'Where a player may have another account.',
  LINKED_PROVIDERS,
);
export const BattleStatusEnum = graphqlEnum('BattleStatus', 'Where a battle stands in its life.', BATTLE_STATUSES);
export const BattleGameEnum = graphqlEnum('BattleGame', 'The games that battles are played in.', BATTLE_GAMES);
export const BattleModeEnum = graphqlEnum('BattleMode', 'How a battle is played.', BATTLE_MODES);
export const BattlePrivacyEnum = graphqlEnum('BattlePrivacy', 'Who may see and join a battle.', BATTLE_PRIVACIES);
export const ClaimEnum = graphqlEnum('Claim', 'What a player says of the own match.', CLAIMS);
export const DisputeTypeEnum = graphqlEnum('DisputeType', 'What a dispute is about.', DISPUTE_TYPES);
export const DisputeStatusEnum = graphqlEnum('DisputeStatus', 'Where a dispute stands.', DISPUTE_STATUSES);
export const DisputePriorityEnum = graphqlEnum('DisputePriority', 'How soon somebody should look.', DISPUTE_PRIORITIES);
export const DisputeActionEnum = graphqlEnum('DisputeAction', 'What staff decide over a dispute.', DISPUTE_ACTIONS);
export const SettingCategoryEnum = graphqlEnum('SettingCategory', 'Where a setting belongs.', SETTING_CATEGORIES);
export const SettingTypeEnum = graphqlEnum('SettingType', 'How a setting is entered.', SETTING_TYPES);
export const SeatEnum = graphqlEnum('Seat', 'Which seat of a battle.', ['creator', 'opponent']);
export const ResultEnum = graphqlEnum('BattleResult', 'How a settled battle ended for a player.', ['win', 'loss']);
export const CurrencyEnum = graphqlEnum('Currency', 'What an account is kept in.', CURRENCIES);
export const MethodKindEnum = graphqlEnum('PaymentMethodKind', 'The ways to pay in and out.', METHOD_KINDS);
export const CryptoNetworkEnum = graphqlEnum('CryptoNetwork', 'The coins that are taken.', CRYPTO_NETWORKS);
export const DepositStatusEnum = graphqlEnum('DepositStatus', 'Where a deposit stands.', DEPOSIT_STATUSES);
export const WithdrawalStatusEnum = graphqlEnum('WithdrawalStatus', 'Where a payout stands.', WITHDRAWAL_STATUSES);
export const PayoutWordEnum = graphqlEnum('PayoutWord', 'How a payout ended.', PAYOUT_WORDS);
export const WithdrawalActionEnum = graphqlEnum('WithdrawalAction', 'What staff decide.', WITHDRAWAL_ACTIONS);
export const EntryKindEnum = graphqlEnum('EntryKind', 'What a booking is to its account.', ENTRY_KINDS);
export const TransferKindEnum = graphqlEnum('TransferKind', 'What a movement of money is for.', TRANSFER_KINDS);
export const TierEnum = graphqlEnum('Tier', 'Which limits an account has.', ['unverified', 'verified', 'vip']);
export const PlayLimitKindEnum = graphqlEnum('PlayLimitKind', 'What a player limits.', PLAY_LIMIT_KINDS);
export const PlayLimitPeriodEnum = graphqlEnum('PlayLimitPeriod', 'Over what time, UTC.', PLAY_LIMIT_PERIODS);
export const PlayPauseKindEnum = graphqlEnum('PlayPauseKind', 'What kind of break a player takes.', PLAY_PAUSE_KINDS);
export const AccountStatusEnum = graphqlEnum('AccountStatus', 'How an account stands.', ACCOUNT_STATUSES);
export const StandingEnum = graphqlEnum('Standing', 'What staff may make of an account.', STANDINGS);
export const VerificationStatusEnum = graphqlEnum(
  'VerificationStatus',
  'How far the proof of identity is.',
  VERIFICATION_STATUSES,
);
export const TransactionStatusEnum = graphqlEnum(
  'TransactionStatus',
  'How far a transaction is (EN-56).',
  TRANSACTION_STATUSES,
);
export const StatementTypeEnum = graphqlEnum('StatementType', 'What a statement covers.', STATEMENT_TYPES);
export const VerificationOutcomeEnum = graphqlEnum(
  'VerificationOutcome',
  'What became of a request.',
  VERIFICATION_OUTCOMES,
);
export const EarningTypeEnum = graphqlEnum('EarningType', 'Where an earning comes from.', EARNING_TYPES);
export const EarningPeriodEnum = graphqlEnum('EarningPeriod', 'Which earnings are meant, UTC.', EARNING_PERIODS);
export const AccountMarkEnum = graphqlEnum('AccountMark', 'What an administrator marks an account as.', ACCOUNT_MARKS);
export const AlertKindEnum = graphqlEnum('AlertKind', 'What staff are alerted of.', ALERT_KINDS);
export const AlertSideEnum = graphqlEnum('AlertSide', 'Who says something in a difference.', ALERT_SIDES);
export const FlagCategoryEnum = graphqlEnum('FlagCategory', 'What a feature flag belongs to.', FLAG_CATEGORIES);
export const ReplayViewEnum = graphqlEnum('ReplayView', 'Whose replays are meant.', REPLAY_VIEWS);
export const ReplayGameEnum = graphqlEnum('ReplayGame', 'The games that replays are narrowed to.', REPLAY_GAMES);
export const WagerBandEnum = graphqlEnum('WagerBand', 'Below $500, or $500 and above.', WAGER_BANDS);
export const FriendRelationEnum = graphqlEnum('FriendRelation', 'How somebody stands to the caller.', FRIEND_RELATIONS);
export const FriendsNewsKindEnum = graphqlEnum('FriendsNewsKind', 'What has changed.', FRIENDS_NEWS_KINDS);
export const PresenceStatusEnum = graphqlEnum('PresenceStatus', 'Whether a friend is here.', PRESENCE_STATUSES);
export const InviteStatusEnum = graphqlEnum('BattleInviteStatus', 'What became of an invite.', INVITE_STATUSES);
export const InviteDirectionEnum = graphqlEnum('InviteDirection', 'To the caller, or of the caller.', [
  'incoming',
  'outgoing',
]);

/** The boards there are: one for each game and one for all of them. */
const BOARD_GAMES = [OVERALL, ...BATTLE_GAMES] as const;
export type BoardGame = (typeof BOARD_GAMES)[number];
export const BoardGameEnum = graphqlEnum('BoardGame', 'Whose battles a leaderboard counts.', BOARD_GAMES);
export const RegionEnum = graphqlEnum('Region', 'Where a player is at home (LB-01).', REGIONS);
export const BoardRegionEnum = graphqlEnum('BoardRegion', 'Whose leaderboard it is.', BOARD_REGIONS);
export const LeaderPeriodEnum = graphqlEnum('LeaderPeriod', 'How long a leaderboard runs, UTC.', LEADER_PERIODS);
export const RankBadgeEnum = graphqlEnum('RankBadge', 'How strong a player is in a game.', RANK_BADGES);

export const NotificationTypeEnum = graphqlEnum(
  'NotificationType',
  'What a notification is about.',
  NOTIFICATION_TYPES,
);
export const NotificationTabEnum = graphqlEnum('NotificationTab', 'Where a notification stands.', NOTIFICATION_TABS);
export const PayoutStatusEnum = graphqlEnum('PayoutStatus', 'How far a payment has come.', PAYOUT_STATUSES);
export const InboxChangeKindEnum = graphqlEnum('InboxChangeKind', 'What happened to an inbox.', INBOX_CHANGES);
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
export const TeamRoleEnum = graphqlEnum('TeamRole', 'What a member plays in the team.', TEAM_ROLES);
export const MembershipAskEnum = graphqlEnum('MembershipAsk', 'Who asked: player or captain.', MEMBERSHIP_ASKS);
export const TeamPayerEnum = graphqlEnum('TeamPayer', 'Whose money a team puts in.', TEAM_PAYERS);
export const TeamBattleStatusEnum = graphqlEnum(
  'TeamBattleStatus',
  'Where a battle of two teams stands.',
  TEAM_BATTLE_STATUSES,
);
