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

/** How far a creator has come with a sponsored challenge. */
export type AcceptanceState =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'FILED'
  | 'PAID'
  | 'WITHDRAWN';

export type AcceptedText = {
  text: LegalText;
  version: Scalars['Int']['input'];
};

/** What an administrator marks an account as. */
export type AccountMark =
  | 'VERIFIED_CREATOR'
  | 'VIP';

/** How accounts are listed. */
export type AccountOrder =
  | 'NAME'
  | 'NEWEST';

/** How an account stands. */
export type AccountStatus =
  | 'ACTIVE'
  | 'BANNED'
  | 'CLOSED'
  | 'SUSPENDED';

/** Words, a link, files, or several of them. */
export type AddEvidenceInput = {
  disputeId: Scalars['ID']['input'];
  /** An http or https link. */
  evidenceUrl?: Scalars['String']['input'];
  /** Of files from `POST /api/uploads/evidence`; five at the most. */
  fileIds?: Array<Scalars['ID']['input']>;
  /** At most 1,000 characters. */
  words?: Scalars['String']['input'];
};

export type AddPasskeyInput = {
  name: Scalars['String']['input'];
  /** The browser’s answer as JSON. */
  passkey: Scalars['String']['input'];
  proofToken: Scalars['String']['input'];
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

export type AdjustBalanceInput = {
  accountId: Scalars['ID']['input'];
  /** Into the account when positive, in cents or whole BattleCoin; not 0. */
  amount: Scalars['Cents']['input'];
  currency: Currency;
  /** A code of the second factor, or the receipt of a passkey. */
  proof?: InputMaybe<Scalars['String']['input']>;
  /** Kept in the audit log; 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
};

/** Whether a balance adjustment waits for a second administrator. */
export type AdjustmentState =
  | 'BOOKED'
  | 'REFUSED'
  | 'WAITING';

/** What staff are alerted of. */
export type AlertKind =
  | 'ARCADE_HELD'
  | 'ARCADE_RUN'
  | 'BALANCE'
  | 'JOB'
  | 'MARKET'
  | 'PAYMENT'
  | 'PROOF'
  | 'PROVIDER'
  | 'SHARED_ORIGIN'
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

/** A draft that is set before players. */
export type AnnounceCampaignInput = {
  campaignId: Scalars['ID']['input'];
  /** A code of the second factor. */
  proof?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};

/** What a key may be given to do. */
export type ApiScope =
  | 'ACCOUNT_READ'
  | 'BATTLES_PLAY'
  | 'BATTLES_READ'
  | 'BATTLES_STAKE'
  | 'BETS_READ'
  | 'EARNINGS_READ'
  | 'FRIENDS_READ'
  | 'NOTIFICATIONS_READ'
  | 'OVERLAY_AMOUNTS'
  | 'OVERLAY_WAGERS'
  | 'OVERLAY_WALLET'
  | 'OVERLAY_WINS'
  | 'WALLET_READ';

/** What staff make of an appeal. */
export type AppealVerdict =
  | 'OVERTURN'
  | 'UPHOLD';

/** What a game asks of a player (EN-42). */
export type ArcadeCategory =
  | 'LOGIC'
  | 'MATH'
  | 'MEMORY'
  | 'PRECISION'
  | 'REFLEX'
  | 'TYPING'
  | 'VISUAL'
  | 'WORD';

/** Which games are listed (AR-02). */
export type ArcadeFilter =
  | 'ALL'
  | 'HIGH_STAKES'
  | 'LOW_STAKES'
  | 'POPULAR';

/** How a game of the arcade is played (AR-03). */
export type ArcadeMode =
  | 'BATTLE'
  | 'BRACKET'
  | 'FREE'
  | 'PRACTICE'
  | 'SKILL';

/** A ticket, a run under way, one that was played again, one that nobody can have played, or one that came to nothing. */
export type ArcadeRunState =
  | 'BEGUN'
  | 'ENDED'
  | 'ENTERED'
  | 'REFUSED'
  | 'VOID';

/** The largest pool or entry, or the newest, first (AR-02). */
export type ArcadeSort =
  | 'ENTRY_FEE'
  | 'NEWEST'
  | 'PRIZE_POOL';

export type AskShutdownInput = {
  /** Kept in the audit log; 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
  /** `SHUT DOWN`, as it was typed. */
  words: Scalars['String']['input'];
};

/** What is heard on a stream (GL-09). */
export type AudioSource =
  | 'BOTH'
  | 'MIC'
  | 'SYSTEM';

/** The games that battles are played in. */
export type BattleGame =
  | 'APEX'
  | 'CS2'
  | 'LEAGUE'
  | 'VALORANT';

/** Whom to invite, and to what. */
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

/** How open battles are ordered. */
export type BattleSort =
  | 'ENDING_SOON'
  | 'NEWEST';

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

/** Why no bet is taken of somebody. */
export type BetBar =
  | 'AGE'
  | 'PARTICIPANT'
  | 'STREAMER'
  | 'TEAMMATE';

/** What has become of a bet. */
export type BetState =
  | 'FIRM'
  | 'LOST'
  | 'NEW'
  | 'RETURNED'
  | 'VOID'
  | 'WON';

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

/** Pictures come in and cannot be watched yet; can be watched; are missing for a moment; are over. */
export type BroadcastState =
  | 'ENDED'
  | 'LIVE'
  | 'RECONNECTING'
  | 'STARTING';

/** The terms of a sponsored challenge. */
export type CampaignInput = {
  brand: Scalars['String']['input'];
  capacity: Scalars['Int']['input'];
  conditions: Scalars['String']['input'];
  endsAt: Scalars['Instant']['input'];
  /** As in `valorant`. */
  game: Scalars['String']['input'];
  payoutCents: Scalars['Cents']['input'];
  title: Scalars['String']['input'];
  /** Null where staff look at what is shown. */
  winsNeeded?: InputMaybe<Scalars['Int']['input']>;
};

/** How far a sponsored challenge is. */
export type CampaignState =
  | 'ANNOUNCED'
  | 'CLOSED'
  | 'DRAFT'
  | 'ENDED';

export type ChangeMaintenanceInput = {
  action: MaintenanceAction;
  id: Scalars['ID']['input'];
  /** Kept in the audit log; 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
};

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  /** Passkeys that stay; every other one ends. */
  keptPasskeyIds?: Array<Scalars['ID']['input']>;
  newPassword: Scalars['String']['input'];
  /** Only where the account has a second factor. */
  proof?: InputMaybe<Scalars['String']['input']>;
};

/** What happened to a message. */
export type ChatMessageEventKind =
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

/** A checkout, with what the caller saw before confirming it. */
export type CheckOutInput = {
  /** The e-mail address of whoever gets the gifts of the cart; needed with gifts alone (SO-16). */
  giftTo?: InputMaybe<Scalars['String']['input']>;
  /** The `payCents` of the cart. */
  payCents: Scalars['Cents']['input'];
  /** The `payCoins` of the cart. */
  payCoins: Scalars['BattleCoins']['input'];
  /** A code of the second factor, or the receipt of a passkey. */
  proof?: InputMaybe<Scalars['String']['input']>;
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

/** Whether BattleCoin came or went (EN-25). */
export type CoinFlow =
  | 'EARNED'
  | 'SPENT';

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
  status: ProviderPayoutStatus;
  withdrawalId: Scalars['ID']['input'];
};

/** Exactly one of code, recoveryCode and passkey. */
export type ConfirmSignInInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  /** The answer to passkeyForSignIn, as JSON. */
  passkey?: InputMaybe<Scalars['String']['input']>;
  /** From the data of the refusal TWO_FACTOR_REQUIRED. */
  proofToken: Scalars['String']['input'];
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};

/** A plugin that is connected. */
export type ConnectPluginInput = {
  /** Which one. */
  plugin: PluginKind;
  /** Where it is told of results, an https address; for one that posts them. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** What does not fit between two games. */
export type Contradiction =
  | 'MAP'
  | 'RESULT'
  | 'ROUND'
  | 'SIDE';

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

export type DecideAdjustmentInput = {
  /** Books it when true, refuses it otherwise. */
  approves: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  /** A code of the second factor, or the receipt of a passkey. */
  proof?: InputMaybe<Scalars['String']['input']>;
  /** Kept in the audit log; 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
};

export type DecideAppealInput = {
  disputeId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  verdict: AppealVerdict;
  /** With OVERTURN, the side that has won after all; null gives everybody back what they put in. */
  winnerId?: InputMaybe<Scalars['ID']['input']>;
};

export type DecideDisputeInput = {
  action: DisputeAction;
  disputeId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  /** Names the winning side where no result was reported. */
  winnerId?: InputMaybe<Scalars['ID']['input']>;
};

/** What staff make of it. */
export type DecideExhibitInput = {
  acceptanceId: Scalars['ID']['input'];
  approves: Scalars['Boolean']['input'];
  /** A code of the second factor, above $100. */
  proof?: InputMaybe<Scalars['String']['input']>;
  /** The creator reads it where it is refused. */
  reason: Scalars['String']['input'];
};

export type DecideHeldInput = {
  alertId: Scalars['ID']['input'];
  /** Whether the runs with signs count; otherwise their entries are kept. */
  doRunsCount: Scalars['Boolean']['input'];
  /** Kept in the audit log; 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
};

export type DecideShutdownInput = {
  /** False calls it off. */
  confirms: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  /** Kept in the audit log; 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
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

/** What became of a delivery: it waits for its turn, was taken, was given up, or its owner may not have it any more. */
export type DeliveryState =
  | 'DEAD'
  | 'DELIVERED'
  | 'DROPPED'
  | 'WAITING';

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

/** Why what the games say is left to people. */
export type Doubt =
  | 'CLOCK_OFF'
  | 'CONTESTED_ACCOUNT'
  | 'DRAWN_BY_ONE'
  | 'ENDED_EARLY'
  | 'FEW_SHARED_ROUNDS'
  | 'FOREIGN_NETWORK'
  | 'IMPOSSIBLE_SCORE'
  | 'JOINED_LATE'
  | 'KILLS_NOT_MIRRORED'
  | 'NOBODY_HEARD_THE_START'
  | 'NOT_AT_ONCE'
  | 'RESTARTED'
  | 'RESTORED'
  | 'SCORE_LEAP'
  | 'TWO_WRITERS'
  | 'WRONG_ACCOUNT';

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

export type EnterArcadeInput = {
  /** The battle that the caller was invited to. */
  contestId?: InputMaybe<Scalars['ID']['input']>;
  currency?: Currency;
  /** 0 in practice. In the smallest unit of the currency: cents, or whole coins. */
  entry: Scalars['Int']['input'];
  game: Scalars['ID']['input'];
  inputClass: InputClass;
  mode: ArcadeMode;
  /** Of a battle for coins, the name of the only player who may take the second seat. */
  opponent?: InputMaybe<Scalars['String']['input']>;
  /** Of the rules that the browser has loaded. */
  version: Scalars['Int']['input'];
};

/** Where somebody stands with it. */
export type EntrantStatus =
  | 'ENTERED'
  | 'GONE'
  | 'HERE'
  | 'WAITING';

/** What a booking is to its account. */
export type EntryKind =
  | 'ADJUSTMENT'
  | 'BATTLECOIN_PURCHASE'
  | 'BONUS'
  | 'CHARGEBACK'
  | 'CREATOR'
  | 'DEPOSIT'
  | 'FEE'
  | 'FORFEIT'
  | 'OPENING'
  | 'PAYOUT'
  | 'REFUND'
  | 'RESERVE'
  | 'STORE_PURCHASE'
  | 'WAGER'
  | 'WITHDRAWAL';

/** How far one server is with its part; `SILENT` has not answered in time, `LEFT` was left as it is. */
export type ErrandState =
  | 'DONE'
  | 'FAILED'
  | 'LEFT'
  | 'RUNNING'
  | 'SILENT'
  | 'WAITING';

/** What a creator may show for a sponsored challenge. */
export type ExhibitKind =
  | 'BATTLE'
  | 'REPLAY'
  | 'STREAM';

/** What a line of the timeline tells. */
export type FeedEntryKind =
  | 'ANEW'
  | 'BEGUN'
  | 'ENDED'
  | 'FLAG'
  | 'ROUND';

/** What is odd about a player’s feed. */
export type FeedFlag =
  | 'CLOCK_OFF'
  | 'CONTESTED_ACCOUNT'
  | 'FOREIGN_NETWORK'
  | 'IMPOSSIBLE_SCORE'
  | 'JOINED_LATE'
  | 'RESTARTED'
  | 'RESTORED'
  | 'SCORE_LEAP'
  | 'TWO_WRITERS'
  | 'WRONG_ACCOUNT';

/** What a party says against a decision. */
export type FileAppealInput = {
  disputeId: Scalars['ID']['input'];
  /** At most 2,000 characters. */
  words: Scalars['String']['input'];
};

/** What a creator shows. */
export type FileExhibitInput = {
  acceptanceId: Scalars['ID']['input'];
  /** Of the stream, the replay or the battle. */
  id: Scalars['ID']['input'];
  kind: ExhibitKind;
};

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

/** Money that a sponsor has paid in. */
export type FundCampaignInput = {
  campaignId: Scalars['ID']['input'];
  cents: Scalars['Cents']['input'];
  /** A code of the second factor. */
  proof?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};

/** What became of a gift. */
export type GiftState =
  | 'CLAIMED'
  | 'LAPSED'
  | 'RETURNED'
  | 'SENT';

export type GrantRoleInput = {
  accountId: Scalars['ID']['input'];
  /** Kept in the audit log; 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
  role: Role;
};

export type HandInStageInput = {
  /** What `writeStage` writes, in base64. */
  bytes: Scalars['String']['input'];
  runId: Scalars['ID']['input'];
  stage: Scalars['Int']['input'];
};

export type HandleTicketInput = {
  action: TicketAction;
  /** The newest message that was read, for answering and closing. */
  seenMessageId?: Scalars['ID']['input'];
  ticketId: Scalars['ID']['input'];
  /** Of an answer or a note; may go with closing. */
  words?: Scalars['String']['input'];
};

/** What money is held for. */
export type HoldKind =
  | 'ARCADE'
  | 'BATTLE'
  | 'BET'
  | 'TEAM_BATTLE'
  | 'TOURNAMENT'
  | 'WITHDRAWAL';

/** What happened to an inbox. */
export type InboxChangeKind =
  | 'ADDED'
  | 'ALL_READ'
  | 'CHANGED'
  | 'READ';

/** From streaming software, or from a browser. */
export type IngestProtocol =
  | 'BROWSER'
  | 'RTMP';

/** With what a hand plays. */
export type InputClass =
  | 'KEYS'
  | 'POINTER'
  | 'TOUCH';

/** To the caller, or of the caller. */
export type InviteDirection =
  | 'INCOMING'
  | 'OUTGOING';

/** Where an item is worn. */
export type ItemSlot =
  | 'FRAME'
  | 'SKIN'
  | 'TITLE';

/** How long a leaderboard runs, UTC. */
export type LeaderPeriod =
  | 'ALLTIME'
  | 'MONTHLY'
  | 'WEEKLY';

/** What everybody with an account agrees to (HE-10). */
export type LegalText =
  | 'ANTI_CHEAT'
  | 'PAYMENT_TERMS'
  | 'PRIVACY'
  | 'RESPONSIBLE_GAMING'
  | 'TERMS';

/** Whether staff can take back what was bought. */
export type LineState =
  | 'MONEY'
  | 'RETURNABLE'
  | 'RETURNED'
  | 'USED';

/** Where a player may have another account. */
export type LinkedProvider =
  | 'DISCORD'
  | 'KICK'
  | 'TWITCH'
  | 'YOUTUBE';

/** By what was spent on BattleCoin. */
export type LoyaltyTier =
  | 'BRONZE'
  | 'DIAMOND'
  | 'GOLD'
  | 'PLATINUM'
  | 'SILVER';

/** What an administrator does with a maintenance. */
export type MaintenanceAction =
  | 'BEGIN'
  | 'CANCEL'
  | 'END';

/** What becomes of a maintenance that was announced. */
export type MaintenanceState =
  | 'CANCELLED'
  | 'ENDED'
  | 'RUNNING'
  | 'SCHEDULED';

/** Whether bets are taken, and how it ended. */
export type MarketState =
  | 'CLOSED'
  | 'OPEN'
  | 'SETTLED'
  | 'SETTLING'
  | 'SUSPENDED'
  | 'VOID';

/** How a match was decided. */
export type MatchEnding =
  | 'BOTH_OUT'
  | 'BYE'
  | 'DRAW'
  | 'FORFEIT'
  | 'PLAYED'
  | 'WALKOVER';

/** Which part of a tournament a match belongs to. */
export type MatchPart =
  | 'FINAL'
  | 'GROUP'
  | 'LOWER'
  | 'SWISS'
  | 'THIRD'
  | 'UPPER';

/** A player’s report on the own match. */
export type MatchReportFields = {
  attempt: Scalars['Int']['input'];
  /** Games won, in the order of the slots. */
  games: Array<Scalars['Int']['input']>;
  match: Scalars['Int']['input'];
  recordingUrl: Scalars['String']['input'];
  tournamentId: Scalars['ID']['input'];
};

/** A decision over a match. */
export type MatchRulingFields = {
  /** In the order of the slots; null where it was not played. */
  games?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Of a table: ended level. Only without a winner. */
  isDraw?: Scalars['Boolean']['input'];
  match: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  tournamentId: Scalars['ID']['input'];
  /** Null where nobody won. */
  winnerId?: InputMaybe<Scalars['ID']['input']>;
};

/** How far a match is known. */
export type MatchState =
  | 'DECIDED'
  | 'EMPTY'
  | 'OPEN'
  | 'READY';

/** How far the two of a match have come with playing it. */
export type MeetingStatus =
  | 'CHECK_IN'
  | 'DECIDED'
  | 'DISPUTED'
  | 'PLAYING'
  | 'REPORTED'
  | 'WAITING';

/** Who asked: player or captain. */
export type MembershipAsk =
  | 'INVITATION'
  | 'REQUEST';

/** How grave the rule is that a message broke. */
export type MessageSeverity =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

/** What a mission is about. */
export type MissionCategory =
  | 'GAME'
  | 'SOCIAL'
  | 'STREAM'
  | 'WAGER'
  | 'WIN';

/** How a mission stands with the caller (MI-07). */
export type MissionStatus =
  | 'ACTIVE'
  | 'CLAIMED'
  | 'COMPLETED'
  | 'LOCKED';

/** How often missions begin anew (MI-01). */
export type MissionTab =
  | 'DAILY'
  | 'WEEKLY';

/** What progress is counted in. */
export type MissionUnit =
  | 'CENTS'
  | 'MINUTES'
  | 'TIMES';

export type ModerationSettingsInput = {
  /** The auto-mod sensitivity in per cent: 0 to 100 in steps of 5. Swearing is blocked from 30 on, links from 40, spam from 50, capitals from 75; below they are flagged. Slow mode and followers only always block. */
  autoModSeverity: Scalars['Int']['input'];
  /** Most capital letters of a longer message, in per cent: 0 to 100 in steps of 10; 100 for no limit. */
  capsLimit: Scalars['Int']['input'];
  /** Only accounts older than a day may write. */
  followersOnly: Scalars['Boolean']['input'];
  linkBlocking: Scalars['Boolean']['input'];
  profanityFilter: Scalars['Boolean']['input'];
  /** Seconds between two messages of one author: 0 to 300 in steps of 15; 0 for none. */
  slowMode: Scalars['Int']['input'];
  spamDetection: Scalars['Boolean']['input'];
};

/** A new key. */
export type NewApiKeyInput = {
  /** The most that may be staked with it within a UTC day: 1 to 100,000 with `BATTLES_STAKE`, 0 without. */
  dailyStakeCents?: Scalars['Cents']['input'];
  /** How many days it lives: 7, 30, 90 or 365. */
  lifeDays: Scalars['Int']['input'];
  /** What its owner calls it, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** What it may do; at least one. */
  scopes: Array<ApiScope>;
};

/** Why a contest cannot be bet on. */
export type NoMarket =
  | 'BEGUN'
  | 'FUND_LOW'
  | 'NOT_OFFERED'
  | 'NO_OPPONENT'
  | 'ONE_SIDED'
  | 'OPENING'
  | 'UNRATED';

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

export type OfferTeamBattleInput = {
  game: BattleGame;
  payer: TeamPayer;
  /** Of each team. */
  stakeCents: Scalars['Cents']['input'];
  teamId: Scalars['ID']['input'];
};

export type OpenCrateInput = {
  /** A text of the caller’s, drawn after the commitment was seen; 1 to 64 characters. */
  clientSeed: Scalars['String']['input'];
  /** The commitment that was seen; another is refused. */
  commitment: Scalars['String']['input'];
  crateId: Scalars['ID']['input'];
};

/** What administrators have the servers do. */
export type OperationKind =
  | 'BACKUP'
  | 'CLEAR_CACHE'
  | 'REFRESH'
  | 'RELOAD'
  | 'RESTART'
  | 'SHUTDOWN';

/** What is done when one administrator asks for it. */
export type OperationOfOne =
  | 'BACKUP'
  | 'CLEAR_CACHE'
  | 'RELOAD'
  | 'RESTART';

/** How far an operation is; `ASKED` waits for a second administrator. */
export type OperationState =
  | 'ASKED'
  | 'DONE'
  | 'FAILED'
  | 'REFUSED'
  | 'RUNNING';

/** By what the owner of an account shows to be there. */
export type OwnerProofInput = {
  /** The password of the account. */
  password: Scalars['String']['input'];
  /** A code, a recovery code or the receipt of provePasskey, where the account has a second factor. */
  proof?: InputMaybe<Scalars['String']['input']>;
};

export type PasskeyAnswerInput = {
  /** The browser’s answer as JSON. */
  passkey: Scalars['String']['input'];
  proofToken: Scalars['String']['input'];
};

export type PaymentInput = {
  amountCents: Scalars['Cents']['input'];
  methodId: Scalars['ID']['input'];
  /** A code of the second factor, above $100 in 24 hours. */
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

export type PlaceBetInput = {
  marketId: Scalars['ID']['input'];
  /** Who is to win. */
  playerId: Scalars['ID']['input'];
  /** That of the market, or of the refusal ODDS_CHANGED. */
  quote: Scalars['String']['input'];
  stakeCents: Scalars['Cents']['input'];
  /** The stream on which it is placed. */
  streamId?: InputMaybe<Scalars['ID']['input']>;
};

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

/** What can be connected in the marketplace. */
export type PluginKind =
  | 'DISCORD'
  | 'OBS'
  | 'TWITCH';

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

/** How a processor of payments is doing. */
export type ProcessorState =
  | 'DEGRADED'
  | 'OPERATIONAL'
  | 'UNMEASURED';

/** The tabs of the store. */
export type ProductCategory =
  | 'BUNDLES'
  | 'COSMETICS'
  | 'CRATES'
  | 'GIFTS'
  | 'PASSES';

/** What a product is to whoever buys it. */
export type ProductKind =
  | 'COINS'
  | 'CRATE'
  | 'GIFT'
  | 'ITEM'
  | 'PASS';

/** Whether a product is sold. */
export type ProductState =
  | 'ARCHIVED'
  | 'DRAFT'
  | 'ON_SALE'
  | 'SCHEDULED';

/** Who sees a profile. */
export type ProfileVisibility =
  | 'FRIENDS'
  | 'PRIVATE'
  | 'PUBLIC';

/** Why a code does not apply. */
export type PromoReason =
  | 'NOT_CREATOR'
  | 'NOT_FIRST_PURCHASE'
  | 'USED';

/** What the result of a battle rests on. */
export type ProofBadge =
  | 'BOTH_FEEDS'
  | 'BOTH_PLAYERS'
  | 'MODERATOR'
  | 'ONE_FEED'
  | 'UNCONTESTED';

/** What the games’ word does to a battle. */
export type ProofMode =
  | 'OFF'
  | 'SETTLE'
  | 'SHOW';

/** How a payout ended. */
export type ProviderPayoutStatus =
  | 'FAILED'
  | 'PAID';

/** What somebody wants to play, and for how much at least and at most. */
export type QueueInput = {
  game: BattleGame;
  maxStakeCents: Scalars['Cents']['input'];
  minStakeCents: Scalars['Cents']['input'];
};

/** How strong a player is in a game. */
export type RankBadge =
  | 'BRONZE'
  | 'DIAMOND'
  | 'GOLD'
  | 'PLATINUM'
  | 'SILVER';

/** How rare something is. */
export type Rarity =
  | 'COMMON'
  | 'EPIC'
  | 'LEGENDARY'
  | 'RARE';

/** Whose account a line of a receipt is. */
export type ReceiptParty =
  | 'ESCROW'
  | 'HOUSE'
  | 'OUTSIDE'
  | 'PLAYER'
  | 'YOU';

/** Why a recording is over: with its stream; switched off; as long as one may be; no space of its streamer left; cut short, since no more could be kept; its server died. */
export type RecordingEnd =
  | 'CUT_SHORT'
  | 'INTERRUPTED'
  | 'SPACE_USED_UP'
  | 'STOPPED'
  | 'SWITCHED_OFF'
  | 'TOO_LONG';

/** Why a sign-up with a code counts for nobody: a second account of the referrer, or one of a ring, by the browser or the network that they share. */
export type ReferralFault =
  | 'OWN_BROWSER'
  | 'OWN_NETWORK'
  | 'RING_BROWSER'
  | 'RING_NETWORK';

/** How far a referrer has come, by the first wagers of those who were brought (CR-05). */
export type ReferralTier =
  | 'BRONZE'
  | 'DIAMOND'
  | 'GOLD'
  | 'SILVER'
  | 'STARTER';

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

/** A platform is being called; takes the stream; said no; or its line broke. The last two are tried again. */
export type RelayState =
  | 'CONNECTING'
  | 'LOST'
  | 'REFUSED'
  | 'SENDING';

/** The games that replays are narrowed to. */
export type ReplayGame =
  | 'APEX'
  | 'CS2'
  | 'FORTNITE'
  | 'LEAGUE'
  | 'ROCKETLEAGUE'
  | 'VALORANT';

/** Whose replays are meant; `CLIPS` are the own ones to which the caller has uploaded a clip. */
export type ReplayView =
  | 'CLIPS'
  | 'COMMUNITY'
  | 'MINE';

export type ReplyAsVisitorInput = {
  /** At most 4,000 characters. */
  message: Scalars['String']['input'];
  ticketId: Scalars['ID']['input'];
  /** From the link of the e-mail. */
  token: Scalars['String']['input'];
};

export type ReplyToTicketInput = {
  /** Of files from `POST /api/uploads/ticket`; five at the most. */
  fileIds?: Array<Scalars['ID']['input']>;
  /** At most 4,000 characters. */
  message: Scalars['String']['input'];
  ticketId: Scalars['ID']['input'];
};

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
  reportType?: UserReportType;
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
  /** Passkeys that stay; every other one ends. */
  keptPasskeyIds?: Array<Scalars['ID']['input']>;
  password: Scalars['String']['input'];
  /** A code or a recovery code, with which passkeys can be kept. */
  proof?: InputMaybe<Scalars['String']['input']>;
  /** From the mailed link. */
  token: Scalars['String']['input'];
};

export type ResolveAlertInput = {
  id: Scalars['ID']['input'];
  /** Kept in the audit log; 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
};

export type ReturnLineInput = {
  orderId: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
  /** The buyer reads it; 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
};

/** What the house earns by. */
export type RevenueSource =
  | 'ARCADE'
  | 'COINS'
  | 'CONTEST_FEES'
  | 'SUBSCRIPTIONS'
  | 'WITHDRAWAL_FEES';

/** What a mission pays. */
export type RewardType =
  | 'BATTLECOIN'
  | 'CREDITS'
  | 'MULTIPLIER'
  | 'XP';

/** What an account may do. */
export type Role =
  | 'ADMINISTRATOR'
  | 'CREATOR'
  | 'MODERATOR'
  | 'PLAYER'
  | 'SENIOR_MODERATOR';

/** Whether streaming software can reach us; `unavailable` when the port could not be had. */
export type RtmpState =
  | 'OFF'
  | 'ON'
  | 'UNAVAILABLE';

export type RunOperationInput = {
  kind: OperationOfOne;
  /** Kept in the audit log; 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
  /** The one to restart; all of them, one after another, without it. */
  serverId?: InputMaybe<Scalars['ID']['input']>;
};

export type ScheduleMaintenanceInput = {
  /** Whether every page announces it. */
  notifiesAll?: Scalars['Boolean']['input'];
  /** As players read it; up to 500 characters. */
  reason?: Scalars['String']['input'];
  /** When it begins by itself; by hand without it. */
  startsAt?: InputMaybe<Scalars['Instant']['input']>;
};

/** Which seat of a battle. */
export type Seat =
  | 'CREATOR'
  | 'OPPONENT';

/** What the order of seeds comes from. */
export type Seeding =
  | 'DRAWN'
  | 'HAND'
  | 'RATING';

/** What put a player where the player stands, where it was not the player alone. */
export type SeekerReason =
  | 'ABSENT'
  | 'DECLINED'
  | 'MAINTENANCE'
  | 'OPPONENT_ABSENT'
  | 'OPPONENT_DECLINED'
  | 'OPPONENT_GONE'
  | 'OPPONENT_UNABLE'
  | 'PAIRED'
  | 'SILENT'
  | 'STOPPED'
  | 'SWITCHED_OFF'
  | 'UNABLE';

/** Not in the queue, waiting in it, or put together with somebody. */
export type SeekerState =
  | 'OUT'
  | 'PROPOSED'
  | 'WAITING';

/** How a server is, by what it wrote and when. */
export type ServerState =
  | 'MAINTENANCE'
  | 'OFFLINE'
  | 'ONLINE'
  | 'UNKNOWN'
  | 'WARNING';

export type SetAccountStatusInput = {
  accountId: Scalars['ID']['input'];
  /** Kept in the audit log; 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
  /** The report of a player that this answers; it is resolved with it. */
  reportId?: InputMaybe<Scalars['ID']['input']>;
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

export type SetSettingsInput = {
  changes: Array<SettingChange>;
  /** Kept in the audit log; 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
};

/** Where a setting belongs. */
export type SettingCategory =
  | 'LIMITS'
  | 'PAYMENTS'
  | 'PERFORMANCE'
  | 'SECURITY';

export type SettingChange = {
  key: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

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

/** How a platform is connected: what it tells its streamers to enter in streaming software. */
export type SimulcastInput = {
  /** An RTMP or RTMPS address of the platform. */
  address: Scalars['String']['input'];
  platform: SimulcastPlatform;
  streamKey: Scalars['String']['input'];
};

/** Where a stream can be shown beside Gauntlet. */
export type SimulcastPlatform =
  | 'KICK'
  | 'TWITCH'
  | 'YOUTUBE';

/** How far a battle is, as staff say it. */
export type StaffBattleStatus =
  | 'COMPLETED'
  | 'DISPUTED'
  | 'IN_PROGRESS'
  | 'WAITING';

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

/** What a stream is listed as (SM-04). */
export type StreamCategory =
  | 'CASUAL'
  | 'COMPETITIVE'
  | 'TOURNAMENT';

/** The Go Live form (EN-51). */
export type StreamInput = {
  audioSource?: AudioSource;
  battleId?: InputMaybe<Scalars['ID']['input']>;
  description?: Scalars['String']['input'];
  game: Scalars['String']['input'];
  hasBetting?: Scalars['Boolean']['input'];
  hasCamera?: Scalars['Boolean']['input'];
  isMature?: Scalars['Boolean']['input'];
  /** solo, 1v1, tournament or practice. */
  kind: Scalars['String']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
  /** Connected platforms that it is sent to as well: twitch, youtube, kick. */
  simulcast?: Array<Scalars['String']['input']>;
  tags?: Array<Scalars['String']['input']>;
  /** Of a picture that was sent before. */
  thumbnailId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 100 characters. */
  title: Scalars['String']['input'];
};

/** How the list of streams is ordered (SM-05). */
export type StreamSort =
  | 'RECENT'
  | 'TITLE'
  | 'VIEWERS'
  | 'WAGER';

/** Whether a stream is sent. */
export type StreamState =
  | 'ENDED'
  | 'LIVE';

/** What players stake on, and what can be disputed. */
export type SubjectKind =
  | 'ARCADE'
  | 'BATTLE'
  | 'BET'
  | 'TEAM_BATTLE'
  | 'TOURNAMENT';

/** What is wrong with a contest (HE-05, EN-46). */
export type SubmitDisputeInput = {
  /** At most 2,000 characters. */
  description: Scalars['String']['input'];
  /** An http or https link. */
  evidenceUrl?: Scalars['String']['input'];
  /** Of files from `POST /api/uploads/evidence`; five at the most. */
  fileIds?: Array<Scalars['ID']['input']>;
  /** The contest’s id. */
  subjectId: Scalars['ID']['input'];
  /** Between commas; ten of 30 characters at the most. */
  tags?: Scalars['String']['input'];
  type: DisputeType;
  /** Players of it whom it is about, between commas. */
  usernames?: Scalars['String']['input'];
};

/** What staff are asked (EN-47). */
export type SubmitTicketInput = {
  /** Of a member the address of the account counts. */
  email: Scalars['String']['input'];
  /** Of files from `POST /api/uploads/ticket`; five at the most. */
  fileIds?: Array<Scalars['ID']['input']>;
  /** At most 60 characters. */
  firstName: Scalars['String']['input'];
  /** At most 60 characters. */
  lastName: Scalars['String']['input'];
  /** At most 4,000 characters. */
  message: Scalars['String']['input'];
  /** At most 120 characters. */
  subject: Scalars['String']['input'];
};

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

/** Where a player stands in a round of CS2. */
export type TeamSide =
  | 'CT'
  | 'T';

/** What staff do with a ticket. */
export type TicketAction =
  | 'ANSWER'
  | 'NOTE'
  | 'RELEASE'
  | 'REOPEN'
  | 'SOLVE'
  | 'TAKE';

/** Whether a ticket waits for staff, for who wrote it, or for nobody. */
export type TicketStatus =
  | 'OPEN'
  | 'SOLVED'
  | 'WAITING';

/** Who a message of a ticket is from; a note is for staff alone. */
export type TicketVoice =
  | 'NOTE'
  | 'PERSON'
  | 'STAFF';

/** Whose tickets a queue shows. */
export type TicketsOf =
  | 'ALL'
  | 'MINE'
  | 'NOBODY';

/** What parts two lines of a table. */
export type TieBreak =
  | 'BUCHHOLZ'
  | 'BUCHHOLZ_CUT_1'
  | 'GAME_DIFFERENCE'
  | 'HEAD_TO_HEAD'
  | 'POINTS'
  | 'SONNEBORN_BERGER'
  | 'WINS';

/** Which limits an account has. */
export type Tier =
  | 'UNVERIFIED'
  | 'VERIFIED'
  | 'VIP';

/** What somebody has decided. */
export type TournamentDecision =
  | 'CANCELLED'
  | 'RULED'
  | 'SENT_OUT'
  | 'UNDONE';

/** How a tournament is played (BG-21). */
export type TournamentFormat =
  | 'DOUBLE'
  | 'GROUPS'
  | 'ROBIN'
  | 'SINGLE'
  | 'SWISS';

/** Which list a tournament stands in (BG-20, BG-21). */
export type TournamentKind =
  | 'BRACKET'
  | 'PREMIUM'
  | 'TOURNAMENT';

/** Who may see a tournament and enter it. */
export type TournamentPrivacy =
  | 'CODE'
  | 'PUBLIC';

/** Where a tournament stands in its life. */
export type TournamentStatus =
  | 'ANNOUNCED'
  | 'CANCELLED'
  | 'CHECK_IN'
  | 'COMPLETED'
  | 'DRAFT'
  | 'REGISTRATION'
  | 'RUNNING'
  | 'SETTLING';

/** The terms of a tournament. */
export type TournamentTermsInput = {
  /** Games of a match at most, from the last round backwards; the last figure holds for all rounds before. */
  bestOf?: Array<Scalars['Int']['input']>;
  buyInCents: Scalars['Cents']['input'];
  capacity: Scalars['Int']['input'];
  checkInMinutes?: Scalars['Int']['input'];
  format: TournamentFormat;
  game: BattleGame;
  groupSize?: Scalars['Int']['input'];
  hasThird?: Scalars['Boolean']['input'];
  isExclusive?: Scalars['Boolean']['input'];
  isVerifiedOnly?: Scalars['Boolean']['input'];
  kind: TournamentKind;
  minEntrants?: Scalars['Int']['input'];
  opensAt: Scalars['Instant']['input'];
  privacy?: TournamentPrivacy;
  prizeTable?: Array<Scalars['Int']['input']>;
  region?: InputMaybe<Region>;
  rules?: Scalars['String']['input'];
  seeding?: Seeding;
  startsAt: Scalars['Instant']['input'];
  swissRounds?: InputMaybe<Scalars['Int']['input']>;
  title: Scalars['String']['input'];
};

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
  | 'ADJUSTMENT'
  | 'BONUS'
  | 'CHARGEBACK'
  | 'CORRECTION'
  | 'CREATOR'
  | 'DEBT'
  | 'DEPOSIT'
  | 'FORFEIT'
  | 'FUND'
  | 'HOLD'
  | 'OPENING'
  | 'PURCHASE'
  | 'REFUND'
  | 'RESERVE'
  | 'SETTLE'
  | 'SPONSORSHIP'
  | 'WITHDRAWAL'
  | 'WITHDRAWAL_PAYOUT'
  | 'WITHDRAWAL_RETURN';

/** On which side a neighbour stands. */
export type TreeSide =
  | 'LEFT'
  | 'RIGHT';

/** What a locked mission waits for. */
export type Unlock =
  | 'ARCADE'
  | 'STREAMS'
  | 'VERIFIED';

/** How soon staff should look. */
export type UserReportPriority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM'
  | 'URGENT';

/** Where a report stands. */
export type UserReportStatus =
  | 'DISMISSED'
  | 'ESCALATED'
  | 'PENDING'
  | 'REVIEWED';

/** What a player is reported for. */
export type UserReportType =
  | 'CHEATING'
  | 'HARASSMENT'
  | 'INAPPROPRIATE'
  | 'OTHER'
  | 'SPAM';

/** What the games of both players come to together. */
export type Verdict =
  | 'AGREED'
  | 'CONCESSION'
  | 'CONTRADICTION'
  | 'DRAWN'
  | 'ONE_SIDED'
  | 'REVIEW'
  | 'WAITING';

/** What becomes of a message. */
export type VerdictKind =
  | 'BLOCK'
  | 'FLAG'
  | 'PASS';

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

/** What counts against a player: a case that was decided against them, or what staff did to the account (CR-16). */
export type ViolationKind =
  | 'BAN'
  | 'DECIDED_CASE'
  | 'SUSPENSION'
  | 'WARNING';

export type VoidBattleInput = {
  battleId: Scalars['ID']['input'];
  /** Both players read it; at most 500 characters. */
  reason: Scalars['String']['input'];
};

/** Below $500, or $500 and above. */
export type WagerBand =
  | 'HIGH'
  | 'LOW';

/** Where a webhook is told, and what. */
export type WebhookInput = {
  /** What it is told; at least one. */
  types: Array<WebhookType>;
  /** An https address under a public name, at most 500 characters. */
  url: Scalars['String']['input'];
};

/** What a webhook may be told. */
export type WebhookType =
  | 'CHALLENGE_RESULT'
  | 'PAYOUT_CHANGED'
  | 'WAGER_PLACED';

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
