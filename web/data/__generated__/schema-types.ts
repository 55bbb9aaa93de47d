export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An amount of BattleCoin: a whole number. */
  BattleCoins: { input: number; output: number; }
  /** An amount of US dollars in cents: a whole number, never a fraction. */
  Cents: { input: number; output: number; }
  /** A moment in milliseconds since 1970-01-01T00:00:00Z. */
  Instant: { input: number; output: number; }
};

/** What an administrator marks an account as. */
export type AccountMark =
  | 'VERIFIED_CREATOR'
  | 'VIP';

/** How an account stands. */
export type AccountStatus =
  | 'ACTIVE'
  | 'BANNED'
  | 'CLOSED'
  | 'SUSPENDED';

/** Words, a link, or both. */
export type AddEvidenceInput = {
  disputeId: Scalars['ID']['input'];
  /** An http or https link. */
  evidenceUrl?: Scalars['String']['input'];
  /** At most 1,000 characters. */
  words?: Scalars['String']['input'];
};

export type AddPasskeyInput = {
  challenge: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** The browser’s answer as JSON. */
  passkey: Scalars['String']['input'];
};

export type AddPaymentMethodInput = {
  /** IBAN or routing/account of a bank, address of a coin, e-mail of PayPal, @handle of Venmo. */
  destination?: Scalars['String']['input'];
  kind: PaymentMethodKind;
  label?: Scalars['String']['input'];
  network?: InputMaybe<CryptoNetwork>;
  /** The provider’s token of a card or a phone’s wallet. */
  token?: Scalars['String']['input'];
};

/** What staff are alerted of. */
export type AlertKind =
  | 'BALANCE'
  | 'PAYMENT'
  | 'PROVIDER'
  | 'STATEMENT'
  | 'SUBSCRIBER'
  | 'UNKNOWN_PAYMENT';

/** Who says something in a difference. */
export type AlertSide =
  | 'ACCOUNT'
  | 'ENTRIES'
  | 'LEDGER'
  | 'PAYMENT'
  | 'PROVIDER'
  | 'TRANSFER';

/** The games that battles are played in. */
export type BattleGame =
  | 'APEX'
  | 'CS2'
  | 'LEAGUE'
  | 'VALORANT';

/** Whom to challenge, and to what. */
export type BattleInviteInput = {
  game: BattleGame;
  mode: BattleMode;
  stakeCents: Scalars['Cents']['input'];
  toId: Scalars['ID']['input'];
};

/** What became of an invite. */
export type BattleInviteStatus =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'PENDING'
  | 'WITHDRAWN';

/** How a battle is played. */
export type BattleMode =
  | 'CUSTOM'
  | 'DUEL'
  | 'TEAM'
  | 'TOURNAMENT';

/** Who may see and join a battle. */
export type BattlePrivacy =
  | 'FRIENDS'
  | 'INVITE'
  | 'PUBLIC';

/** How a settled battle ended for a player. */
export type BattleResult =
  | 'LOSS'
  | 'WIN';

/** Where a battle stands in its life. */
export type BattleStatus =
  | 'ACTIVE'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'DISPUTED'
  | 'DRAFT'
  | 'EXPIRED'
  | 'WAITING';

/** The Create Battle form. */
export type BattleTermsInput = {
  /** At most 500 characters. */
  description?: Scalars['String']['input'];
  game: BattleGame;
  mode: BattleMode;
  privacy?: BattlePrivacy;
  stakeCents: Scalars['Cents']['input'];
  /** At most 80 characters; empty for the game’s name. */
  title?: Scalars['String']['input'];
};

/** Whose battles a leaderboard counts. */
export type BoardGame =
  | 'APEX'
  | 'CS2'
  | 'LEAGUE'
  | 'OVERALL'
  | 'VALORANT';

/** Whose leaderboard it is. */
export type BoardRegion =
  | 'ASIA'
  | 'EU'
  | 'GLOBAL'
  | 'NA';

export type ChallengeTeamInput = {
  game: BattleGame;
  payer: TeamPayer;
  /** Of each team. */
  stakeCents: Scalars['Cents']['input'];
  teamId: Scalars['ID']['input'];
};

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

/** What happened to a message. */
export type ChatHappeningKind =
  | 'DELETED'
  | 'PINNED'
  | 'POSTED'
  | 'REACTED'
  | 'UNPINNED';

/** Written, or drawn by the server for a slash command. */
export type ChatMessageKind =
  | 'FLIP'
  | 'ROLL'
  | 'SHRUG'
  | 'TEXT';

export type ChatSettingsInput = {
  highContrast: Scalars['Boolean']['input'];
  muteAll: Scalars['Boolean']['input'];
  showUnread: Scalars['Boolean']['input'];
  slashCommands: Scalars['Boolean']['input'];
};

/** What a player says of the own match. */
export type Claim =
  | 'LOST'
  | 'WON';

export type CloseAccountInput = {
  password: Scalars['String']['input'];
  /** A code, a recovery code or the receipt of provePasskey; only with a second factor on. */
  proof?: InputMaybe<Scalars['String']['input']>;
};

export type CompleteSetupInput = {
  /** 1 to 30 characters. */
  displayName: Scalars['String']['input'];
  /** At least one of the game catalogue. */
  favoriteGames: Array<Scalars['ID']['input']>;
  notifications: NotificationChannelsInput;
};

export type ConfirmPayoutInput = {
  /** The bank’s number of the transfer, or why it failed. */
  reference: Scalars['String']['input'];
  withdrawalId: Scalars['ID']['input'];
  word: PayoutWord;
};

/** Exactly one of code, recoveryCode and passkey. */
export type ConfirmSignInInput = {
  /** From the data of the refusal TWO_FACTOR_REQUIRED. */
  challenge: Scalars['String']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
  /** The answer to passkeyForSignIn, as JSON. */
  passkey?: InputMaybe<Scalars['String']['input']>;
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};

/** The coins that are taken. */
export type CryptoNetwork =
  | 'BTC'
  | 'DOGE'
  | 'ETH'
  | 'USDC';

/** What an account is kept in. */
export type Currency =
  | 'BC'
  | 'USD';

export type DecideDisputeInput = {
  action: DisputeAction;
  disputeId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  /** Names the winning side where no result was reported. */
  winnerId?: InputMaybe<Scalars['ID']['input']>;
};

export type DecideVerificationInput = {
  isVerified: Scalars['Boolean']['input'];
  /** The player reads it when the documents are refused. */
  reason?: Scalars['String']['input'];
  requestId: Scalars['ID']['input'];
};

export type DecideWithdrawalInput = {
  action: WithdrawalAction;
  /** Shown to the player when it is refused. */
  reason?: Scalars['String']['input'];
  withdrawalId: Scalars['ID']['input'];
};

/** Where a deposit stands. */
export type DepositStatus =
  | 'CHARGED_BACK'
  | 'CREATED'
  | 'FAILED'
  | 'PENDING'
  | 'SUCCEEDED';

/** What staff decide over a dispute. */
export type DisputeAction =
  | 'CONFIRM'
  | 'DISMISS'
  | 'ESCALATE'
  | 'OVERTURN'
  | 'VOID';

/** How soon somebody should look. */
export type DisputePriority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM'
  | 'URGENT';

/** Where a dispute stands. */
export type DisputeStatus =
  | 'ESCALATED'
  | 'IN_REVIEW'
  | 'PENDING'
  | 'RESOLVED';

/** What a dispute is about. */
export type DisputeType =
  | 'CHEATING'
  | 'CONNECTION_ISSUE'
  | 'MATCH_RESULT'
  | 'OTHER'
  | 'PAYMENT_DISPUTE'
  | 'RULE_VIOLATION'
  | 'WAGER_ERROR';

/** Which earnings are meant, UTC. */
export type EarningPeriod =
  | 'ALL'
  | 'DAYS_30'
  | 'DAYS_90'
  | 'MONTH'
  | 'YEAR';

/** Where an earning comes from. */
export type EarningType =
  | 'BATTLE_LOSS'
  | 'BATTLE_WIN'
  | 'CHALLENGE'
  | 'TOURNAMENT';

/** What a booking is to its account. */
export type EntryKind =
  | 'BATTLECOIN_PURCHASE'
  | 'BONUS'
  | 'CHARGEBACK'
  | 'DEPOSIT'
  | 'FEE'
  | 'FORFEIT'
  | 'OPENING'
  | 'PAYOUT'
  | 'REFUND'
  | 'WAGER'
  | 'WITHDRAWAL';

/** What a feature flag belongs to. */
export type FlagCategory =
  | 'FEATURES'
  | 'MAINTENANCE'
  | 'MATCHMAKING'
  | 'PAYMENTS';

/** How somebody stands to the caller. */
export type FriendRelation =
  | 'ASKING'
  | 'BLOCKED'
  | 'FRIENDS'
  | 'NONE'
  | 'REQUESTED';

/** What has changed. */
export type FriendsNewsKind =
  | 'ALL'
  | 'FRIENDS'
  | 'INVITES'
  | 'PRESENCE';

export type GrantRoleInput = {
  accountId: Scalars['ID']['input'];
  /** Kept in the audit log; 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
  role: Role;
};

/** What money is held for. */
export type HoldKind =
  | 'BATTLE'
  | 'TEAM_BATTLE'
  | 'WITHDRAWAL';

/** What happened to an inbox. */
export type InboxChangeKind =
  | 'ADDED'
  | 'ALL_READ'
  | 'CHANGED'
  | 'READ';

/** To the caller, or of the caller. */
export type InviteDirection =
  | 'INCOMING'
  | 'OUTGOING';

/** How long a leaderboard runs, UTC. */
export type LeaderPeriod =
  | 'ALLTIME'
  | 'MONTHLY'
  | 'WEEKLY';

/** Where a player may have another account. */
export type LinkedProvider =
  | 'DISCORD'
  | 'KICK'
  | 'TWITCH'
  | 'YOUTUBE';

/** Who asked: player or captain. */
export type MembershipAsk =
  | 'INVITATION'
  | 'REQUEST';

export type ModerationSettingsInput = {
  /** LOW flags what breaks a rule of content, HIGH blocks it, MEDIUM blocks all but capitals. Slow mode and followers only always block. */
  autoModSeverity: ModerationSeverity;
  /** Most capital letters of a longer message, in per cent; 100 for no limit. */
  capsLimit: Scalars['Int']['input'];
  /** Only accounts older than a day may write, until there is anybody to follow. */
  followersOnly: Scalars['Boolean']['input'];
  linkBlocking: Scalars['Boolean']['input'];
  profanityFilter: Scalars['Boolean']['input'];
  /** Seconds between two messages of one author, up to 300; 0 for none. */
  slowMode: Scalars['Int']['input'];
  spamDetection: Scalars['Boolean']['input'];
};

/** How strictly messages are looked at. */
export type ModerationSeverity =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type NotificationChannelsInput = {
  chat: Scalars['Boolean']['input'];
  email: Scalars['Boolean']['input'];
  missions: Scalars['Boolean']['input'];
};

/** Where a notification stands. */
export type NotificationTab =
  | 'BATTLE_INVITES'
  | 'OTHER'
  | 'PAYOUTS'
  | 'SECURITY';

/** What a notification is about. */
export type NotificationType =
  | 'BATTLE'
  | 'PAYMENT'
  | 'SOCIAL'
  | 'SYSTEM';

export type PasskeyAnswerInput = {
  challenge: Scalars['String']['input'];
  /** The browser’s answer as JSON. */
  passkey: Scalars['String']['input'];
};

export type PaymentInput = {
  amountCents: Scalars['Cents']['input'];
  methodId: Scalars['ID']['input'];
  /** A code of the second factor, above $100. */
  proof?: InputMaybe<Scalars['String']['input']>;
};

/** The ways to pay in and out. */
export type PaymentMethodKind =
  | 'APPLE'
  | 'BANK'
  | 'CREDIT'
  | 'CRYPTO'
  | 'GOOGLE'
  | 'PAYPAL'
  | 'VENMO';

/** How far a payment has come. */
export type PayoutStatus =
  | 'COMPLETED'
  | 'PROCESSED';

/** How a payout ended. */
export type PayoutWord =
  | 'FAILED'
  | 'PAID';

/** What a player limits. */
export type PlayLimitKind =
  | 'DEPOSIT'
  | 'LOSS'
  | 'STAKE';

/** Over what time, UTC. */
export type PlayLimitPeriod =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

/** What kind of break a player takes. */
export type PlayPauseKind =
  | 'COOL_OFF'
  | 'SELF_EXCLUSION';

export type PostChatMessageInput = {
  channelId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type PreferencesInput = {
  battleUpdates: Scalars['Boolean']['input'];
  chat: Scalars['Boolean']['input'];
  email: Scalars['Boolean']['input'];
  marketing: Scalars['Boolean']['input'];
  matchResults: Scalars['Boolean']['input'];
  missions: Scalars['Boolean']['input'];
  profileVisibility: ProfileVisibility;
  showEarnings: Scalars['Boolean']['input'];
  showStats: Scalars['Boolean']['input'];
  walletChanges: Scalars['Boolean']['input'];
};

/** Whether a friend is here. */
export type PresenceStatus =
  | 'AWAY'
  | 'OFFLINE'
  | 'ONLINE';

/** Who sees a profile. */
export type ProfileVisibility =
  | 'FRIENDS'
  | 'PRIVATE'
  | 'PUBLIC';

/** How strong a player is in a game. */
export type RankBadge =
  | 'BRONZE'
  | 'DIAMOND'
  | 'GOLD'
  | 'PLATINUM'
  | 'SILVER';

/** Whose account a line of a receipt is. */
export type ReceiptParty =
  | 'ESCROW'
  | 'HOUSE'
  | 'OUTSIDE'
  | 'PLAYER'
  | 'YOU';

/** Where a player is at home (LB-01). */
export type Region =
  | 'ASIA'
  | 'EU'
  | 'NA';

export type RegisterInput = {
  agreeToTerms: Scalars['Boolean']['input'];
  confirmPassword: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  /** Of the player who brought the newcomer. */
  referralCode?: InputMaybe<Scalars['String']['input']>;
  /** An earlier registration of the same visitor, given up by this one. */
  replacesId?: InputMaybe<Scalars['ID']['input']>;
  username: Scalars['String']['input'];
};

/** What a browser’s PushSubscription says. */
export type RegisterPushArgs = {
  auth: Scalars['String']['input'];
  endpoint: Scalars['String']['input'];
  p256dh: Scalars['String']['input'];
};

/** The games that replays are narrowed to. */
export type ReplayGame =
  | 'APEX'
  | 'CS2'
  | 'FORTNITE'
  | 'LEAGUE'
  | 'ROCKETLEAGUE'
  | 'VALORANT';

/** Whose replays are meant. */
export type ReplayView =
  | 'COMMUNITY'
  | 'MINE';

export type ReportIssueInput = {
  battleId: Scalars['ID']['input'];
  description: Scalars['String']['input'];
  /** An http or https link that shows it; asked for once a dispute was dismissed. */
  evidenceUrl?: Scalars['String']['input'];
  type: DisputeType;
};

export type ReportPlayerInput = {
  /** The message that it is about. */
  messageId?: InputMaybe<Scalars['ID']['input']>;
  reason: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};

export type ReportResultInput = {
  battleId: Scalars['ID']['input'];
  claim: Claim;
  /** An http or https link to the stream or recording. */
  recordingUrl: Scalars['String']['input'];
  /** As you would write it, e.g. 13–9. */
  score?: Scalars['String']['input'];
};

export type ReportTeamBattleInput = {
  claim: Claim;
  /** An http or https link to the stream or recording. */
  recordingUrl: Scalars['String']['input'];
  score?: InputMaybe<TeamScoreInput>;
  teamBattleId: Scalars['ID']['input'];
};

export type ResetPasswordInput = {
  confirmPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
  /** From the mailed link. */
  token: Scalars['String']['input'];
};

export type ResolveAlertInput = {
  id: Scalars['ID']['input'];
  /** Kept in the audit log; 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
};

/** What an account may do. */
export type Role =
  | 'ADMINISTRATOR'
  | 'CREATOR'
  | 'MODERATOR'
  | 'PLAYER'
  | 'SENIOR_MODERATOR';

/** Which seat of a battle. */
export type Seat =
  | 'CREATOR'
  | 'OPPONENT';

export type SetAccountStatusInput = {
  accountId: Scalars['ID']['input'];
  /** Kept in the audit log; 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
  status: Standing;
};

export type SetFeatureFlagInput = {
  enabled: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  /** Kept in the audit log; 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
};

export type SetMarkInput = {
  accountId: Scalars['ID']['input'];
  isSet: Scalars['Boolean']['input'];
  mark: AccountMark;
  /** Kept in the audit log; 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
};

export type SetPlayLimitInput = {
  cents: Scalars['Cents']['input'];
  kind: PlayLimitKind;
  period: PlayLimitPeriod;
};

/** Where a setting belongs. */
export type SettingCategory =
  | 'LIMITS'
  | 'PAYMENTS'
  | 'PERFORMANCE'
  | 'SECURITY';

/** How a setting is entered. */
export type SettingType =
  | 'NUMBER'
  | 'TEXT';

/** A shot at the field of 1000 by 750 units. */
export type ShotInput = {
  /** Milliseconds since the start of the round. */
  atMs: Scalars['Int']['input'];
  x: Scalars['Int']['input'];
  y: Scalars['Int']['input'];
};

export type SignInInput = {
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};

/** What staff may make of an account. */
export type Standing =
  | 'ACTIVE'
  | 'BANNED'
  | 'SUSPENDED';

export type StartPauseInput = {
  kind: PlayPauseKind;
  /** Days of a cool-off, 1 to 42; calendar months of a self-exclusion, 6 to 60. */
  length: Scalars['Int']['input'];
};

/** What a statement covers. */
export type StatementType =
  | 'MONTHLY'
  | 'QUARTERLY';

/** What players stake on, and what can be disputed. */
export type SubjectKind =
  | 'BATTLE'
  | 'TEAM_BATTLE';

export type SubmitVerificationInput = {
  /** The date on the proof of address, `YYYY-MM-DD`. */
  addressIssuedOn: Scalars['String']['input'];
};

/** Where a battle of two teams stands. */
export type TeamBattleStatus =
  | 'ACTIVE'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'DISPUTED';

/** Whose money a team puts in. */
export type TeamPayer =
  | 'CAPTAIN'
  | 'MEMBERS';

/** What a member plays in the team. */
export type TeamRole =
  | 'CAPTAIN'
  | 'ENTRY'
  | 'FRAGGER'
  | 'IGL'
  | 'SNIPER'
  | 'SUPPORT';

/** Rounds as the reporting captain counts them. */
export type TeamScoreInput = {
  other: Scalars['Int']['input'];
  own: Scalars['Int']['input'];
};

/** Which limits an account has. */
export type Tier =
  | 'UNVERIFIED'
  | 'VERIFIED'
  | 'VIP';

/** How far a transaction is (EN-56). */
export type TransactionStatus =
  | 'APPROVED'
  | 'COMPLETED'
  | 'FAILED'
  | 'PENDING'
  | 'PROCESSING'
  | 'REJECTED';

/** What a movement of money is for. */
export type TransferKind =
  | 'BONUS'
  | 'CHARGEBACK'
  | 'DEBT'
  | 'DEPOSIT'
  | 'FORFEIT'
  | 'HOLD'
  | 'OPENING'
  | 'PURCHASE'
  | 'REFUND'
  | 'SETTLE'
  | 'WITHDRAWAL'
  | 'WITHDRAWAL_PAYOUT'
  | 'WITHDRAWAL_RETURN';

/** On which side a neighbour stands. */
export type TreeSide =
  | 'LEFT'
  | 'RIGHT';

/** Where a report stands. */
export type UserReportStatus =
  | 'DISMISSED'
  | 'ESCALATED'
  | 'OPEN'
  | 'RESOLVED';

/** What became of a request. */
export type VerificationOutcome =
  | 'PENDING'
  | 'REFUSED'
  | 'VERIFIED';

/** How far the proof of identity is. */
export type VerificationStatus =
  | 'PENDING'
  | 'UNVERIFIED'
  | 'VERIFIED';

export type VerifyRegistrationInput = {
  /** Six digits. */
  code: Scalars['String']['input'];
  registrationId: Scalars['ID']['input'];
};

/** Below $500, or $500 and above. */
export type WagerBand =
  | 'HIGH'
  | 'LOW';

/** What staff decide. */
export type WithdrawalAction =
  | 'APPROVE'
  | 'HOLD'
  | 'REJECT';

/** Where a payout stands. */
export type WithdrawalStatus =
  | 'APPROVED'
  | 'FAILED'
  | 'PAID'
  | 'PROCESSING'
  | 'REJECTED'
  | 'REQUESTED';
