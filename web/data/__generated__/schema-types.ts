export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  BattleCoins: { input: number; output: number; }
  Cents: { input: number; output: number; }
  Instant: { input: number; output: number; }
  Units: { input: number; output: number; }
};

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

export type AccountMark =
  | 'VERIFIED_CREATOR'
  | 'VIP';

export type AccountOrder =
  | 'NAME'
  | 'NEWEST';

export type AccountStatus =
  | 'ACTIVE'
  | 'BANNED'
  | 'CLOSED'
  | 'SUSPENDED';

export type AddEvidenceInput = {
  disputeId: Scalars['ID']['input'];
  evidenceUrl?: Scalars['String']['input'];
  fileIds?: Array<Scalars['ID']['input']>;
  words?: Scalars['String']['input'];
};

export type AddPasskeyInput = {
  name: Scalars['String']['input'];
  passkey: Scalars['String']['input'];
  proofToken: Scalars['String']['input'];
};

export type AddPaymentMethodInput = {
  destination?: Scalars['String']['input'];
  kind: PaymentMethodKind;
  label?: Scalars['String']['input'];
  network?: InputMaybe<CryptoNetwork>;
  token?: Scalars['String']['input'];
};

export type AddSeasonMissionInput = {
  goal: SeasonGoal;
  place: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  rewardAmount: Scalars['Int']['input'];
  rewardType: RewardType;
  season: Scalars['ID']['input'];
  target: Scalars['Int']['input'];
  title: Scalars['String']['input'];
};

export type AdjustBalanceInput = {
  accountId: Scalars['ID']['input'];
  amount: Scalars['Cents']['input'];
  currency: Currency;
  proof?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};

export type AdjustmentState =
  | 'BOOKED'
  | 'REFUSED'
  | 'WAITING';

export type AlertKind =
  | 'ARCADE_HELD'
  | 'ARCADE_RUN'
  | 'ARRANGED_RESULTS'
  | 'AUDIT_LOG'
  | 'BALANCE'
  | 'CHARGEBACK'
  | 'CLOCK'
  | 'COIN_FLOW'
  | 'JOB'
  | 'MARKET'
  | 'ODDS'
  | 'PAYMENT'
  | 'PROOF'
  | 'PROVIDER'
  | 'RULINGS'
  | 'SHARED_DESTINATION'
  | 'SHARED_ORIGIN'
  | 'STATEMENT'
  | 'SUBSCRIBER'
  | 'UNKNOWN_PAYMENT'
  | 'VELOCITY';

export type AlertSide =
  | 'ACCOUNT'
  | 'ENTRIES'
  | 'LEDGER'
  | 'PAYMENT'
  | 'PROVIDER'
  | 'TRANSFER';

export type AnnounceCampaignInput = {
  campaignId: Scalars['ID']['input'];
  proof?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};

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

export type AppealVerdict =
  | 'OVERTURN'
  | 'UPHOLD';

export type ApplicationInput = {
  description?: Scalars['String']['input'];
  name: Scalars['String']['input'];
  redirects: Array<Scalars['String']['input']>;
};

export type ApprovalKind =
  | 'FLAG'
  | 'ROLE'
  | 'SETTINGS';

export type ArcadeBracketState =
  | 'OPEN'
  | 'PLAYING'
  | 'SETTLED'
  | 'VOID';

export type ArcadeCashBar =
  | 'REGION_OFF'
  | 'REGION_UNKNOWN'
  | 'TOO_YOUNG'
  | 'UNVERIFIED';

export type ArcadeCategory =
  | 'LOGIC'
  | 'MATH'
  | 'MEMORY'
  | 'PRECISION'
  | 'REFLEX'
  | 'TYPING'
  | 'VISUAL'
  | 'WORD';

export type ArcadeFilter =
  | 'ALL'
  | 'HIGH_STAKES'
  | 'LOW_STAKES'
  | 'POPULAR';

export type ArcadeMode =
  | 'BATTLE'
  | 'BRACKET'
  | 'DAILY'
  | 'FREE'
  | 'PRACTICE'
  | 'SKILL';

export type ArcadeRunState =
  | 'BEGUN'
  | 'ENDED'
  | 'ENTERED'
  | 'REFUSED'
  | 'VOID';

export type ArcadeSign =
  | 'NEVER_WRONG'
  | 'SLOWED'
  | 'TOO_EVEN'
  | 'TOO_QUICK'
  | 'TOO_REGULAR';

export type ArcadeSort =
  | 'ENTRY_FEE'
  | 'NEWEST'
  | 'PRIZE_POOL';

export type AskShutdownInput = {
  reason: Scalars['String']['input'];
  words: Scalars['String']['input'];
};

export type AudioSource =
  | 'BOTH'
  | 'MIC'
  | 'SYSTEM';

export type BattleGame =
  | 'APEX'
  | 'CHESS'
  | 'CS2'
  | 'LEAGUE'
  | 'VALORANT';

export type BattleInviteInput = {
  game: BattleGame;
  mode: BattleMode;
  stakeCents: Scalars['Cents']['input'];
  toId: Scalars['ID']['input'];
};

export type BattleInviteStatus =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'PENDING'
  | 'WITHDRAWN';

export type BattleMode =
  | 'CUSTOM'
  | 'DUEL'
  | 'TEAM'
  | 'TOURNAMENT';

export type BattlePrivacy =
  | 'FRIENDS'
  | 'INVITE'
  | 'PUBLIC';

export type BattleResult =
  | 'LOSS'
  | 'WIN';

export type BattleSort =
  | 'ENDING_SOON'
  | 'NEWEST';

export type BattleStatus =
  | 'ACTIVE'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'DISPUTED'
  | 'DRAFT'
  | 'EXPIRED'
  | 'WAITING';

export type BattleTermsInput = {
  description?: Scalars['String']['input'];
  game: BattleGame;
  mode: BattleMode;
  privacy?: BattlePrivacy;
  stakeCents: Scalars['Cents']['input'];
  title?: Scalars['String']['input'];
};

export type BetBar =
  | 'AGE'
  | 'CASE'
  | 'PARTICIPANT'
  | 'STREAMER'
  | 'TEAMMATE';

export type BetState =
  | 'FIRM'
  | 'LOST'
  | 'NEW'
  | 'RETURNED'
  | 'VOID'
  | 'WON';

export type BlockAppeal =
  | 'KEPT'
  | 'POSTED'
  | 'WAITING';

export type BlockedKind =
  | 'ANNOUNCEMENT'
  | 'MESSAGE'
  | 'REASON'
  | 'TERMS';

export type BoardGame =
  | 'APEX'
  | 'CHESS'
  | 'CS2'
  | 'LEAGUE'
  | 'OVERALL'
  | 'VALORANT';

export type BoardRegion =
  | 'ASIA'
  | 'EU'
  | 'GLOBAL'
  | 'NA';

export type BroadcastState =
  | 'ENDED'
  | 'LIVE'
  | 'RECONNECTING'
  | 'STARTING';

export type CampaignInput = {
  brand: Scalars['String']['input'];
  capacity: Scalars['Int']['input'];
  conditions: Scalars['String']['input'];
  endsAt: Scalars['Instant']['input'];
  game: Scalars['String']['input'];
  payoutCents: Scalars['Cents']['input'];
  title: Scalars['String']['input'];
  winsNeeded?: InputMaybe<Scalars['Int']['input']>;
};

export type CampaignState =
  | 'ANNOUNCED'
  | 'CLOSED'
  | 'DRAFT'
  | 'ENDED';

export type CastJuryVoteInput = {
  caseId: Scalars['ID']['input'];
  choice: JuryChoice;
  reason: Scalars['String']['input'];
};

export type ChangeMaintenanceInput = {
  action: MaintenanceAction;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  keptPasskeyIds?: Array<Scalars['ID']['input']>;
  newPassword: Scalars['String']['input'];
  proof?: InputMaybe<Scalars['String']['input']>;
};

export type ChatMessageEventKind =
  | 'DELETED'
  | 'PINNED'
  | 'POSTED'
  | 'REACTED'
  | 'UNPINNED';

export type ChatMessageKind =
  | 'FLIP'
  | 'RAID'
  | 'ROLL'
  | 'SHRUG'
  | 'TEXT';

export type ChatSettingsInput = {
  highContrast: Scalars['Boolean']['input'];
  muteAll: Scalars['Boolean']['input'];
  showUnread: Scalars['Boolean']['input'];
  slashCommands: Scalars['Boolean']['input'];
};

export type CheckOutInput = {
  giftTo?: InputMaybe<Scalars['String']['input']>;
  payCents: Scalars['Cents']['input'];
  payCoins: Scalars['BattleCoins']['input'];
  proof?: InputMaybe<Scalars['String']['input']>;
};

export type ChessColor =
  | 'BLACK'
  | 'WHITE';

export type Claim =
  | 'LOST'
  | 'WON';

export type ClipInput = {
  length: Scalars['Int']['input'];
  moment: Scalars['String']['input'];
  streamId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};

export type Clipping =
  | 'HIDDEN'
  | 'OFF'
  | 'OFFERED'
  | 'OVER'
  | 'UNRECORDED';

export type ClipsShown =
  | 'MADE'
  | 'STREAMED';

export type CloseAccountInput = {
  password: Scalars['String']['input'];
  proof?: InputMaybe<Scalars['String']['input']>;
};

export type CoinFlow =
  | 'EARNED'
  | 'SPENT';

export type CompleteSetupInput = {
  displayName: Scalars['String']['input'];
  favoriteGames: Array<Scalars['ID']['input']>;
  notifications: NotificationChannelsInput;
};

export type ConfirmPayoutInput = {
  proof?: InputMaybe<Scalars['String']['input']>;
  reference: Scalars['String']['input'];
  sentOn?: InputMaybe<Scalars['String']['input']>;
  status: ProviderPayoutStatus;
  withdrawalId: Scalars['ID']['input'];
};

export type ConfirmSignInInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  passkey?: InputMaybe<Scalars['String']['input']>;
  proofToken: Scalars['String']['input'];
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};

export type ConnectPluginInput = {
  plugin: PluginKind;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type ConnectRequestRef = {
  code?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type ContestPhraseCode =
  | 'ABOUT_TO_BEGIN'
  | 'BATTLE'
  | 'BRACKET'
  | 'CAN_START'
  | 'CHECK_IN'
  | 'DAILY'
  | 'DISPUTED'
  | 'ENDED_POINTS'
  | 'ENTRY_CENTS'
  | 'ENTRY_COINS'
  | 'FREE'
  | 'FREE_ENTRY'
  | 'GIVEN_BACK'
  | 'MATCH'
  | 'NAMED'
  | 'NEEDS_OPPONENT'
  | 'NOT_CALLED'
  | 'NO_WINNER'
  | 'OPEN_SEAT'
  | 'PLAYED'
  | 'PLAYING'
  | 'PRACTICE'
  | 'REPORTED'
  | 'ROUND_WAITS'
  | 'SKILL'
  | 'STAKE'
  | 'TEAM_STAKE'
  | 'TWO_PLAYERS'
  | 'WON_MATCH'
  | 'WON_POINTS';

export type Contradiction =
  | 'MAP'
  | 'RESULT'
  | 'ROUND'
  | 'SIDE';

export type CorrectedResultFields = {
  games?: InputMaybe<Array<Scalars['Int']['input']>>;
  isDraw?: Scalars['Boolean']['input'];
  match: Scalars['Int']['input'];
  winnerId?: InputMaybe<Scalars['ID']['input']>;
};

export type CrateBar =
  | 'PAUSED'
  | 'REGION_OFF'
  | 'REGION_UNKNOWN'
  | 'TOO_YOUNG'
  | 'UNVERIFIED';

export type CryptoNetwork =
  | 'BTC'
  | 'DOGE'
  | 'ETH'
  | 'USDC';

export type Currency =
  | 'BC'
  | 'USD';

export type DecideAdjustmentInput = {
  approves: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  proof?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};

export type DecideAppealInput = {
  disputeId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  verdict: AppealVerdict;
  winnerId?: InputMaybe<Scalars['ID']['input']>;
};

export type DecideApprovalInput = {
  approves: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  proof?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};

export type DecideBlockedMessageInput = {
  appeal: BlockAppeal;
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type DecideDisputeInput = {
  action: DisputeAction;
  disputeId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  winnerId?: InputMaybe<Scalars['ID']['input']>;
};

export type DecideExhibitInput = {
  acceptanceId: Scalars['ID']['input'];
  approves: Scalars['Boolean']['input'];
  proof?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};

export type DecideHeldInput = {
  alertId: Scalars['ID']['input'];
  doRunsCount: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
};

export type DecideShutdownInput = {
  confirms: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type DecideVerificationInput = {
  bornOn?: InputMaybe<Scalars['String']['input']>;
  isVerified: Scalars['Boolean']['input'];
  reason?: Scalars['String']['input'];
  requestId: Scalars['ID']['input'];
};

export type DecideWithdrawalInput = {
  action: WithdrawalAction;
  reason?: Scalars['String']['input'];
  withdrawalId: Scalars['ID']['input'];
};

export type DeliveryState =
  | 'DEAD'
  | 'DELIVERED'
  | 'DROPPED'
  | 'WAITING';

export type DepositStatus =
  | 'CHARGED_BACK'
  | 'CREATED'
  | 'FAILED'
  | 'PENDING'
  | 'SUCCEEDED';

export type DisputeAction =
  | 'CONFIRM'
  | 'DISMISS'
  | 'ESCALATE'
  | 'OVERTURN'
  | 'VOID';

export type DisputePriority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM'
  | 'URGENT';

export type DisputeStatus =
  | 'ESCALATED'
  | 'IN_REVIEW'
  | 'PENDING'
  | 'RESOLVED';

export type DisputeType =
  | 'CHEATING'
  | 'CONNECTION_ISSUE'
  | 'MATCH_RESULT'
  | 'OTHER'
  | 'PAYMENT_DISPUTE'
  | 'RULE_VIOLATION'
  | 'WAGER_ERROR';

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

export type EarningPeriod =
  | 'ALL'
  | 'DAYS_30'
  | 'DAYS_90'
  | 'MONTH'
  | 'YEAR';

export type EarningSource =
  | 'ARCADE_BATTLE'
  | 'ARCADE_BRACKET'
  | 'ARCADE_SKILL'
  | 'BATTLE'
  | 'CHALLENGE'
  | 'TEAM_BATTLE'
  | 'TOURNAMENT';

export type EarningType =
  | 'BATTLE_LOSS'
  | 'BATTLE_WIN'
  | 'CHALLENGE'
  | 'TOURNAMENT';

export type EditProductInput = {
  description: Scalars['String']['input'];
  discount: Scalars['Int']['input'];
  isFeatured: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  onSaleFrom?: InputMaybe<Scalars['Instant']['input']>;
  pictureId?: InputMaybe<Scalars['ID']['input']>;
  price: Scalars['Int']['input'];
  productId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  state: ProductState;
  version: Scalars['String']['input'];
};

export type EditSeasonMissionInput = {
  goal: SeasonGoal;
  id: Scalars['ID']['input'];
  place: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  rewardAmount: Scalars['Int']['input'];
  rewardType: RewardType;
  state: SeasonMissionState;
  target: Scalars['Int']['input'];
  title: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};

export type EnterArcadeBracketInput = {
  currency?: Currency;
  entry: Scalars['Int']['input'];
  game: Scalars['ID']['input'];
  inputClass: InputClass;
  size: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};

export type EnterArcadeInput = {
  contestId?: InputMaybe<Scalars['ID']['input']>;
  currency?: Currency;
  entry: Scalars['Int']['input'];
  game: Scalars['ID']['input'];
  inputClass: InputClass;
  mode: ArcadeMode;
  opponent?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

export type EntrantStatus =
  | 'ENTERED'
  | 'GONE'
  | 'HERE'
  | 'WAITING';

export type EntryKind =
  | 'ADJUSTMENT'
  | 'BATTLECOIN_PURCHASE'
  | 'BONUS'
  | 'CHARGEBACK'
  | 'CREATOR'
  | 'DEPOSIT'
  | 'FEE'
  | 'FORFEIT'
  | 'GUARANTEE'
  | 'OPENING'
  | 'PAYOUT'
  | 'REFUND'
  | 'RESERVE'
  | 'STORE_PURCHASE'
  | 'WAGER'
  | 'WITHDRAWAL';

export type ErrandState =
  | 'DONE'
  | 'FAILED'
  | 'LEFT'
  | 'RUNNING'
  | 'SILENT'
  | 'WAITING';

export type ExhibitKind =
  | 'BATTLE'
  | 'REPLAY'
  | 'STREAM';

export type FeedEntryKind =
  | 'ANEW'
  | 'BEGUN'
  | 'ENDED'
  | 'FLAG'
  | 'ROUND';

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

export type FigureUnit =
  | 'COUNT'
  | 'MONEY';

export type FileAppealInput = {
  disputeId: Scalars['ID']['input'];
  words: Scalars['String']['input'];
};

export type FileExhibitInput = {
  acceptanceId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  kind: ExhibitKind;
};

export type FinanceReportKind =
  | 'CHARGEBACKS'
  | 'DAILY_CLOSE'
  | 'LIABILITIES'
  | 'REVENUE'
  | 'TAX_LIST';

export type FlagCategory =
  | 'FEATURES'
  | 'MAINTENANCE'
  | 'MATCHMAKING'
  | 'PAYMENTS';

export type FriendRelation =
  | 'ASKING'
  | 'BLOCKED'
  | 'FRIENDS'
  | 'NONE'
  | 'REQUESTED';

export type FriendsNewsKind =
  | 'ALL'
  | 'FRIENDS'
  | 'INVITES'
  | 'PRESENCE';

export type FundCampaignInput = {
  campaignId: Scalars['ID']['input'];
  cents: Scalars['Cents']['input'];
  proof?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};

export type GiftState =
  | 'CLAIMED'
  | 'LAPSED'
  | 'RETURNED'
  | 'SENT';

export type GrantRoleInput = {
  accountId: Scalars['ID']['input'];
  proof?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  role: Role;
};

export type HandInStageInput = {
  bytes: Scalars['String']['input'];
  runId: Scalars['ID']['input'];
  stage: Scalars['Int']['input'];
};

export type HandleRiskCaseInput = {
  action: RiskAction;
  caseId: Scalars['ID']['input'];
  seenSignals?: Scalars['Int']['input'];
  words?: Scalars['String']['input'];
};

export type HandleTicketInput = {
  action: TicketAction;
  seenMessageId?: Scalars['ID']['input'];
  ticketId: Scalars['ID']['input'];
  words?: Scalars['String']['input'];
};

export type HoldKind =
  | 'ARCADE'
  | 'BATTLE'
  | 'BET'
  | 'TEAM_BATTLE'
  | 'TOURNAMENT'
  | 'WITHDRAWAL';

export type InboxChangeKind =
  | 'ADDED'
  | 'ALL_READ'
  | 'CHANGED'
  | 'READ';

export type IncidentKind =
  | 'MAINTENANCE'
  | 'OUTAGE';

export type IngestProtocol =
  | 'BROWSER'
  | 'RTMP';

export type InputClass =
  | 'KEYS'
  | 'POINTER'
  | 'TOUCH';

export type InviteDirection =
  | 'INCOMING'
  | 'OUTGOING';

export type ItemSlot =
  | 'BOARD'
  | 'FRAME'
  | 'SKIN'
  | 'TITLE';

export type ItemSourceKind =
  | 'CRATE'
  | 'CREDITS'
  | 'GIFT'
  | 'ORDER'
  | 'PASS';

export type JurorHurdle =
  | 'NEW_ACCOUNT'
  | 'SANCTIONED'
  | 'STAFF'
  | 'STANDING'
  | 'UNPLAYED'
  | 'UNVERIFIED';

export type JuryChoice =
  | 'A'
  | 'B'
  | 'NEITHER';

export type JuryEntryKind =
  | 'COMPLAINT'
  | 'EVIDENCE'
  | 'REPORT';

export type JurySide =
  | 'A'
  | 'B';

export type Language =
  | 'EN'
  | 'ES';

export type LeaderPeriod =
  | 'ALLTIME'
  | 'MONTHLY'
  | 'WEEKLY';

export type LegalText =
  | 'ANTI_CHEAT'
  | 'PAYMENT_TERMS'
  | 'PRIVACY'
  | 'RESPONSIBLE_GAMING'
  | 'TERMS';

export type LichessDoubt =
  | 'ODD_WINNER'
  | 'OTHER_CLOCK'
  | 'OTHER_GAME'
  | 'OTHER_PLAYERS'
  | 'OTHER_VARIANT'
  | 'RATED'
  | 'REFUSED'
  | 'TOO_EARLY'
  | 'UNKNOWN_STATUS';

export type LichessEnd =
  | 'CONTRADICTION'
  | 'CREATOR'
  | 'DRAWN'
  | 'OPPONENT';

export type LineState =
  | 'MONEY'
  | 'RETURNABLE'
  | 'RETURNED'
  | 'USED';

export type LinkedProvider =
  | 'DISCORD'
  | 'KICK'
  | 'TWITCH'
  | 'YOUTUBE';

export type LoyaltyTier =
  | 'BRONZE'
  | 'DIAMOND'
  | 'GOLD'
  | 'PLATINUM'
  | 'SILVER';

export type MaintenanceAction =
  | 'BEGIN'
  | 'CANCEL'
  | 'END';

export type MaintenanceState =
  | 'CANCELLED'
  | 'ENDED'
  | 'RUNNING'
  | 'SCHEDULED';

export type MarketState =
  | 'CLOSED'
  | 'OPEN'
  | 'SETTLED'
  | 'SETTLING'
  | 'SUSPENDED'
  | 'VOID';

export type MatchBasis =
  | 'ABSENCE'
  | 'AGREEMENT'
  | 'DECISION'
  | 'REPORT';

export type MatchEnding =
  | 'BOTH_OUT'
  | 'BYE'
  | 'DRAW'
  | 'FORFEIT'
  | 'PLAYED'
  | 'WALKOVER';

export type MatchPart =
  | 'FINAL'
  | 'GROUP'
  | 'LOWER'
  | 'SWISS'
  | 'THIRD'
  | 'UPPER';

export type MatchReportFields = {
  attempt: Scalars['Int']['input'];
  games: Array<Scalars['Int']['input']>;
  match: Scalars['Int']['input'];
  recordingUrl: Scalars['String']['input'];
  tournamentId: Scalars['ID']['input'];
};

export type MatchRulingFields = {
  games?: InputMaybe<Array<Scalars['Int']['input']>>;
  isDraw?: Scalars['Boolean']['input'];
  mark?: InputMaybe<Scalars['String']['input']>;
  match: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  tournamentId: Scalars['ID']['input'];
  winnerId?: InputMaybe<Scalars['ID']['input']>;
};

export type MatchState =
  | 'DECIDED'
  | 'EMPTY'
  | 'OPEN'
  | 'READY';

export type MeetingStatus =
  | 'CHECK_IN'
  | 'DECIDED'
  | 'DISPUTED'
  | 'PLAYING'
  | 'REPORTED'
  | 'WAITING';

export type MembershipAsk =
  | 'INVITATION'
  | 'REQUEST';

export type MessageSeverity =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type MissionCategory =
  | 'GAME'
  | 'SOCIAL'
  | 'STREAM'
  | 'WAGER'
  | 'WIN';

export type MissionStatus =
  | 'ACTIVE'
  | 'CLAIMED'
  | 'COMPLETED'
  | 'LOCKED';

export type MissionTab =
  | 'DAILY'
  | 'SEASON'
  | 'WEEKLY';

export type MissionUnit =
  | 'CENTS'
  | 'MINUTES'
  | 'TIMES';

export type ModerationSettingsInput = {
  autoModSeverity: Scalars['Int']['input'];
  capsLimit: Scalars['Int']['input'];
  followersOnly: Scalars['Boolean']['input'];
  linkBlocking: Scalars['Boolean']['input'];
  profanityFilter: Scalars['Boolean']['input'];
  slowMode: Scalars['Int']['input'];
  spamDetection: Scalars['Boolean']['input'];
};

export type NewApiKeyInput = {
  dailyStakeCents?: Scalars['Cents']['input'];
  lifeDays: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  scopes: Array<ApiScope>;
};

export type NoMarket =
  | 'BEGUN'
  | 'FUND_LOW'
  | 'NOT_OFFERED'
  | 'NO_OPPONENT'
  | 'ONE_SIDED'
  | 'OPENING'
  | 'UNRATED';

export type NoteBirthInput = {
  accountId: Scalars['ID']['input'];
  bornOn: Scalars['String']['input'];
  reason: Scalars['String']['input'];
};

export type NotificationChannelsInput = {
  chat: Scalars['Boolean']['input'];
  email: Scalars['Boolean']['input'];
  missions: Scalars['Boolean']['input'];
};

export type NotificationTab =
  | 'BATTLE_INVITES'
  | 'OTHER'
  | 'PAYOUTS'
  | 'SECURITY';

export type NotificationType =
  | 'BATTLE'
  | 'PAYMENT'
  | 'SOCIAL'
  | 'SYSTEM';

export type OfferTeamBattleInput = {
  game: BattleGame;
  payer: TeamPayer;
  stakeCents: Scalars['Cents']['input'];
  teamId: Scalars['ID']['input'];
};

export type OpenCrateInput = {
  clientSeed: Scalars['String']['input'];
  commitment: Scalars['String']['input'];
  crateId: Scalars['ID']['input'];
};

export type OperationKind =
  | 'BACKUP'
  | 'CLEAR_CACHE'
  | 'REFRESH'
  | 'RELOAD'
  | 'RESTART'
  | 'SHUTDOWN';

export type OperationOfOne =
  | 'BACKUP'
  | 'CLEAR_CACHE'
  | 'RELOAD'
  | 'RESTART';

export type OperationState =
  | 'ASKED'
  | 'DONE'
  | 'FAILED'
  | 'REFUSED'
  | 'RUNNING';

export type OwnerProofInput = {
  password: Scalars['String']['input'];
  proof?: InputMaybe<Scalars['String']['input']>;
};

export type PasskeyAnswerInput = {
  passkey: Scalars['String']['input'];
  proofToken: Scalars['String']['input'];
};

export type PaymentInput = {
  amountCents: Scalars['Cents']['input'];
  methodId: Scalars['ID']['input'];
  proof?: InputMaybe<Scalars['String']['input']>;
};

export type PaymentMethodKind =
  | 'APPLE'
  | 'BANK'
  | 'CREDIT'
  | 'CRYPTO'
  | 'GOOGLE'
  | 'PAYPAL'
  | 'STRIPE'
  | 'VENMO';

export type PayoutStatus =
  | 'COMPLETED'
  | 'PROCESSED';

export type PlaceBetInput = {
  marketId: Scalars['ID']['input'];
  playerId: Scalars['ID']['input'];
  quote: Scalars['String']['input'];
  stakeCents: Scalars['Cents']['input'];
  streamId?: InputMaybe<Scalars['ID']['input']>;
};

export type PlantedEnd =
  | 'ENDED'
  | 'GONE'
  | 'KEPT'
  | 'LOCKED';

export type PlantedKind =
  | 'API_KEY'
  | 'APPLICATION'
  | 'BROWSER'
  | 'GAME_ACCOUNT'
  | 'GAME_KEY'
  | 'LINKED_ACCOUNT'
  | 'MAIL_ADDRESS'
  | 'OVERLAY'
  | 'OWN_APPLICATION'
  | 'PASSKEY'
  | 'PAYMENT_METHOD'
  | 'PAYOUT'
  | 'PLUGIN'
  | 'PUSH'
  | 'RECOVERY_CODES'
  | 'SESSION'
  | 'SIMULCAST'
  | 'STREAM_KEY'
  | 'TWO_FACTOR'
  | 'WEBHOOK';

export type PlayLimitKind =
  | 'DEPOSIT'
  | 'LOSS'
  | 'STAKE';

export type PlayLimitPeriod =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

export type PlayPauseKind =
  | 'COOL_OFF'
  | 'SELF_EXCLUSION';

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

export type PresenceStatus =
  | 'AWAY'
  | 'OFFLINE'
  | 'ONLINE';

export type ProcessorState =
  | 'DEGRADED'
  | 'OPERATIONAL'
  | 'UNMEASURED';

export type ProductCategory =
  | 'BUNDLES'
  | 'COSMETICS'
  | 'CRATES'
  | 'GIFTS'
  | 'PASSES';

export type ProductKind =
  | 'COINS'
  | 'CRATE'
  | 'GIFT'
  | 'ITEM'
  | 'PASS';

export type ProductState =
  | 'ARCHIVED'
  | 'DRAFT'
  | 'ON_SALE'
  | 'SCHEDULED';

export type ProfileVisibility =
  | 'FRIENDS'
  | 'PRIVATE'
  | 'PUBLIC';

export type PromoReason =
  | 'NOT_CREATOR'
  | 'NOT_FIRST_PURCHASE'
  | 'USED';

export type ProofBadge =
  | 'BOTH_FEEDS'
  | 'BOTH_PLAYERS'
  | 'GAME_SERVER'
  | 'MODERATOR'
  | 'OFFICIAL'
  | 'ONE_FEED'
  | 'UNCONTESTED';

export type ProofMode =
  | 'OFF'
  | 'SETTLE'
  | 'SHOW';

export type ProofSignal =
  | 'CONTRADICTION'
  | 'ONE_MACHINE'
  | 'ONE_NETWORK'
  | 'SILENCE'
  | 'TWO_WRITERS';

export type ProviderPayoutStatus =
  | 'FAILED'
  | 'PAID'
  | 'RETURNED';

export type QueueDecider =
  | 'ADMINISTRATOR'
  | 'SENIOR'
  | 'STAFF';

export type QueueInput = {
  game: BattleGame;
  maxStakeCents: Scalars['Cents']['input'];
  minStakeCents: Scalars['Cents']['input'];
};

export type RankBadge =
  | 'BRONZE'
  | 'DIAMOND'
  | 'GOLD'
  | 'PLATINUM'
  | 'SILVER';

export type Rarity =
  | 'COMMON'
  | 'EPIC'
  | 'LEGENDARY'
  | 'RARE';

export type ReceiptParty =
  | 'ESCROW'
  | 'HOUSE'
  | 'OUTSIDE'
  | 'PLAYER'
  | 'YOU';

export type RecordingEnd =
  | 'CUT_SHORT'
  | 'INTERRUPTED'
  | 'SPACE_USED_UP'
  | 'STOPPED'
  | 'SWITCHED_OFF'
  | 'TOO_LONG';

export type ReferralFault =
  | 'OWN_BROWSER'
  | 'OWN_NETWORK'
  | 'RING_BROWSER'
  | 'RING_NETWORK';

export type ReferralTier =
  | 'BRONZE'
  | 'DIAMOND'
  | 'GOLD'
  | 'SILVER'
  | 'STARTER';

export type Region =
  | 'ASIA'
  | 'EU'
  | 'NA';

export type RegisterInput = {
  agreeToTerms: Scalars['Boolean']['input'];
  confirmPassword: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  referralCode?: InputMaybe<Scalars['String']['input']>;
  replacesId?: InputMaybe<Scalars['ID']['input']>;
  username: Scalars['String']['input'];
};

export type RegisterPushArgs = {
  auth: Scalars['String']['input'];
  endpoint: Scalars['String']['input'];
  p256dh: Scalars['String']['input'];
};

export type RelayState =
  | 'CONNECTING'
  | 'LOST'
  | 'REFUSED'
  | 'SENDING';

export type ReplayGame =
  | 'APEX'
  | 'CS2'
  | 'FORTNITE'
  | 'LEAGUE'
  | 'ROCKETLEAGUE'
  | 'VALORANT';

export type ReplayView =
  | 'CLIPS'
  | 'COMMUNITY'
  | 'MINE';

export type ReplyAsVisitorInput = {
  message: Scalars['String']['input'];
  ticketId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};

export type ReplyToTicketInput = {
  fileIds?: Array<Scalars['ID']['input']>;
  message: Scalars['String']['input'];
  ticketId: Scalars['ID']['input'];
};

export type ReportIssueInput = {
  battleId: Scalars['ID']['input'];
  description: Scalars['String']['input'];
  evidenceUrl?: Scalars['String']['input'];
  type: DisputeType;
};

export type ReportMailInput = {
  kind: FinanceReportKind;
  recipients: Scalars['String']['input'];
  rhythm: ReportRhythm;
};

export type ReportPlayerInput = {
  messageId?: InputMaybe<Scalars['ID']['input']>;
  reason: Scalars['String']['input'];
  reportType?: UserReportType;
  userId: Scalars['ID']['input'];
};

export type ReportResultInput = {
  battleId: Scalars['ID']['input'];
  claim: Claim;
  recordingUrl: Scalars['String']['input'];
  score?: Scalars['String']['input'];
};

export type ReportRhythm =
  | 'DAILY'
  | 'MONTHLY'
  | 'QUARTERLY'
  | 'WEEKLY'
  | 'YEARLY';

export type ReportTeamBattleInput = {
  claim: Claim;
  recordingUrl: Scalars['String']['input'];
  score?: InputMaybe<TeamScoreInput>;
  teamBattleId: Scalars['ID']['input'];
};

export type ResetPasswordInput = {
  confirmPassword: Scalars['String']['input'];
  keptPasskeyIds?: Array<Scalars['ID']['input']>;
  password: Scalars['String']['input'];
  proof?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};

export type ResolveAlertInput = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type ReturnLineInput = {
  orderId: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type RevenueSource =
  | 'ARCADE'
  | 'COINS'
  | 'CONTEST_FEES'
  | 'SUBSCRIPTIONS'
  | 'WITHDRAWAL_FEES';

export type RewardType =
  | 'BATTLECOIN'
  | 'CREDITS'
  | 'MULTIPLIER'
  | 'XP';

export type RiskAction =
  | 'CLOSE'
  | 'NOTE'
  | 'RELEASE'
  | 'REOPEN'
  | 'TAKE'
  | 'WATCH';

export type RiskCasesOf =
  | 'ALL'
  | 'MINE'
  | 'NOBODY';

export type RiskEvidenceKind =
  | 'BATTLE'
  | 'BROWSER'
  | 'DEPOSIT'
  | 'METHOD'
  | 'NETWORK'
  | 'RUN'
  | 'WITHDRAWAL';

export type RiskState =
  | 'CLOSED'
  | 'OPEN'
  | 'WATCHED';

export type Role =
  | 'ADMINISTRATOR'
  | 'CREATOR'
  | 'MODERATOR'
  | 'PLAYER'
  | 'SENIOR_MODERATOR';

export type RtmpState =
  | 'OFF'
  | 'ON'
  | 'UNAVAILABLE';

export type RunOperationInput = {
  kind: OperationOfOne;
  reason: Scalars['String']['input'];
  serverId?: InputMaybe<Scalars['ID']['input']>;
};

export type RunningContestKind =
  | 'ARCADE'
  | 'BATTLE'
  | 'TEAM_BATTLE'
  | 'TOURNAMENT';

export type ScheduleMaintenanceInput = {
  notifiesAll?: Scalars['Boolean']['input'];
  reason?: Scalars['String']['input'];
  startsAt?: InputMaybe<Scalars['Instant']['input']>;
};

export type SeasonGoal =
  | 'ADD_FRIENDS'
  | 'JOIN_BATTLES'
  | 'PLAY_GAMES'
  | 'REACH_TARGETS'
  | 'WATCH_MINUTES'
  | 'WIN_BATTLES'
  | 'WIN_GAMES';

export type SeasonMissionState =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'REMOVED';

export type Seat =
  | 'CREATOR'
  | 'OPPONENT';

export type Seeding =
  | 'DRAWN'
  | 'HAND'
  | 'RATING';

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

export type SeekerState =
  | 'OUT'
  | 'PROPOSED'
  | 'WAITING';

export type ServerDoubt =
  | 'ANOTHER_MAP'
  | 'CONTESTED_ACCOUNT'
  | 'CROWDED'
  | 'ENDED_EARLY'
  | 'IMPOSSIBLE_SCORE'
  | 'JOINED_LATE'
  | 'NOT_LINKED'
  | 'NOT_THE_PLAYERS'
  | 'RESTARTED'
  | 'RESTORED'
  | 'SIDES_UNSEEN';

export type ServerFlag =
  | 'CROWDED'
  | 'IMPOSSIBLE_SCORE'
  | 'JOINED_LATE'
  | 'RESTARTED'
  | 'RESTORED';

export type ServerState =
  | 'MAINTENANCE'
  | 'OFFLINE'
  | 'ONLINE'
  | 'UNKNOWN'
  | 'WARNING';

export type ServerVerdict =
  | 'DRAWN'
  | 'REVIEW'
  | 'WAITING'
  | 'WON';

export type SetAccountStatusInput = {
  accountId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  reportId?: InputMaybe<Scalars['ID']['input']>;
  status: Standing;
};

export type SetFeatureFlagInput = {
  enabled: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  proof?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};

export type SetMarkInput = {
  accountId: Scalars['ID']['input'];
  isSet: Scalars['Boolean']['input'];
  mark: AccountMark;
  reason: Scalars['String']['input'];
};

export type SetPlayLimitInput = {
  cents: Scalars['Cents']['input'];
  kind: PlayLimitKind;
  period: PlayLimitPeriod;
};

export type SetSettingsInput = {
  changes: Array<SettingChange>;
  proof?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};

export type SettingCategory =
  | 'LIMITS'
  | 'PAYMENTS'
  | 'PERFORMANCE'
  | 'SECURITY';

export type SettingChange = {
  key: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type SettingType =
  | 'NUMBER'
  | 'TEXT';

export type ShotInput = {
  atMs: Scalars['Int']['input'];
  x: Scalars['Int']['input'];
  y: Scalars['Int']['input'];
};

export type SignInInput = {
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};

export type SimulcastInput = {
  address: Scalars['String']['input'];
  platform: SimulcastPlatform;
  streamKey: Scalars['String']['input'];
};

export type SimulcastPlatform =
  | 'KICK'
  | 'TWITCH'
  | 'YOUTUBE';

export type StaffBattleStatus =
  | 'COMPLETED'
  | 'DISPUTED'
  | 'IN_PROGRESS'
  | 'WAITING';

export type StaffEvent =
  | 'ALERT_RAISED'
  | 'ALERT_RESOLVED'
  | 'APPEAL_DECIDED'
  | 'APPEAL_FILED'
  | 'BLOCKED_MESSAGE_APPEALED'
  | 'BLOCKED_MESSAGE_DECIDED'
  | 'DISPUTE_ANSWER_WAIVED'
  | 'DISPUTE_DECIDED'
  | 'DISPUTE_EVIDENCE_ADDED'
  | 'DISPUTE_OPENED'
  | 'DISPUTE_TAKEN'
  | 'JURY_HEARD'
  | 'REPORT_DECIDED'
  | 'REPORT_FILED'
  | 'RISK_CASE_CHANGED'
  | 'STREAM_REPORTED'
  | 'TICKET_CHANGED'
  | 'WITHDRAWAL_APPROVED'
  | 'WITHDRAWAL_FAILED'
  | 'WITHDRAWAL_PAID'
  | 'WITHDRAWAL_PROCESSING'
  | 'WITHDRAWAL_REJECTED'
  | 'WITHDRAWAL_REQUESTED';

export type StaffFigure =
  | 'BATTLES'
  | 'DEPOSITS'
  | 'DISPUTES'
  | 'NET_REVENUE'
  | 'SIGN_UPS'
  | 'STAKES';

export type StaffLook =
  | 'ACCOUNT'
  | 'ADDRESS'
  | 'IDENTITY'
  | 'RISK_EVIDENCE'
  | 'TAX_LIST'
  | 'TAX_YEAR';

export type StaffQueue =
  | 'ADJUSTMENTS'
  | 'ALERTS'
  | 'APPEALS'
  | 'APPROVALS'
  | 'BLOCKED_MESSAGES'
  | 'DISPUTES'
  | 'ESCALATED_DISPUTES'
  | 'ESCALATED_REPORTS'
  | 'FUND_REQUESTS'
  | 'HELD_BETS'
  | 'PAYOUTS'
  | 'REPORTS'
  | 'RISK_CASES'
  | 'TICKETS'
  | 'VERIFICATIONS'
  | 'WITHDRAWALS';

export type StaffTable =
  | 'ACCOUNTS'
  | 'AUDIT'
  | 'BATTLES'
  | 'MESSAGES'
  | 'REPORTS'
  | 'RISK_CASES'
  | 'STREAMS'
  | 'TICKETS'
  | 'TRANSACTIONS'
  | 'WITHDRAWALS';

export type StaffViewInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  isShared: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  query: Scalars['String']['input'];
  table: StaffTable;
};

export type Standing =
  | 'ACTIVE'
  | 'BANNED'
  | 'SUSPENDED';

export type StartPauseInput = {
  kind: PlayPauseKind;
  length: Scalars['Int']['input'];
};

export type StatementType =
  | 'MONTHLY'
  | 'QUARTERLY';

export type StreamCategory =
  | 'CASUAL'
  | 'COMPETITIVE'
  | 'TOURNAMENT';

export type StreamContestInput = {
  id: Scalars['ID']['input'];
  kind: StreamContestKind;
};

export type StreamContestKind =
  | 'ARCADE'
  | 'TOURNAMENT';

export type StreamInput = {
  audioSource?: AudioSource;
  battleId?: InputMaybe<Scalars['ID']['input']>;
  contest?: InputMaybe<StreamContestInput>;
  description?: Scalars['String']['input'];
  game: Scalars['String']['input'];
  hasBetting?: Scalars['Boolean']['input'];
  hasCamera?: Scalars['Boolean']['input'];
  isMature?: Scalars['Boolean']['input'];
  kind: Scalars['String']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
  simulcast?: Array<Scalars['String']['input']>;
  tags?: Array<Scalars['String']['input']>;
  thumbnailId?: InputMaybe<Scalars['ID']['input']>;
  title: Scalars['String']['input'];
};

export type StreamSort =
  | 'RECENT'
  | 'TITLE'
  | 'VIEWERS'
  | 'WAGER';

export type StreamState =
  | 'ENDED'
  | 'LIVE';

export type SubjectKind =
  | 'ARCADE'
  | 'BATTLE'
  | 'BET'
  | 'TEAM_BATTLE'
  | 'TOURNAMENT';

export type SubmitDisputeInput = {
  description: Scalars['String']['input'];
  evidenceUrl?: Scalars['String']['input'];
  fileIds?: Array<Scalars['ID']['input']>;
  subjectId: Scalars['ID']['input'];
  tags?: Scalars['String']['input'];
  type: DisputeType;
  usernames?: Scalars['String']['input'];
};

export type SubmitTicketInput = {
  email: Scalars['String']['input'];
  fileIds?: Array<Scalars['ID']['input']>;
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  message: Scalars['String']['input'];
  subject: Scalars['String']['input'];
};

export type SubmitVerificationInput = {
  addressIssuedOn: Scalars['String']['input'];
};

export type TeamBattleStatus =
  | 'ACTIVE'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'DISPUTED';

export type TeamPayer =
  | 'CAPTAIN'
  | 'MEMBERS';

export type TeamRole =
  | 'CAPTAIN'
  | 'ENTRY'
  | 'FRAGGER'
  | 'IGL'
  | 'SNIPER'
  | 'SUPPORT';

export type TeamScoreInput = {
  other: Scalars['Int']['input'];
  own: Scalars['Int']['input'];
};

export type TeamSide =
  | 'CT'
  | 'T';

export type TicketAction =
  | 'ANSWER'
  | 'NOTE'
  | 'RELEASE'
  | 'REOPEN'
  | 'SOLVE'
  | 'TAKE';

export type TicketStatus =
  | 'OPEN'
  | 'SOLVED'
  | 'WAITING';

export type TicketVoice =
  | 'NOTE'
  | 'PERSON'
  | 'STAFF';

export type TicketsOf =
  | 'ALL'
  | 'MINE'
  | 'NOBODY';

export type TieBreak =
  | 'BUCHHOLZ'
  | 'BUCHHOLZ_CUT_1'
  | 'GAME_DIFFERENCE'
  | 'HEAD_TO_HEAD'
  | 'POINTS'
  | 'SONNEBORN_BERGER'
  | 'WINS';

export type Tier =
  | 'UNVERIFIED'
  | 'VERIFIED'
  | 'VIP';

export type TournamentCorrectionDecisionFields = {
  reason: Scalars['String']['input'];
  results?: Array<CorrectedResultFields>;
  tournamentId: Scalars['ID']['input'];
  verdicts?: Array<VerdictFields>;
  version: Scalars['Int']['input'];
};

export type TournamentCorrectionFields = {
  results?: Array<CorrectedResultFields>;
  tournamentId: Scalars['ID']['input'];
  verdicts?: Array<VerdictFields>;
};

export type TournamentDecision =
  | 'ANNOUNCEMENT'
  | 'ANNOUNCEMENT_WITHDRAWN'
  | 'CANCELLED'
  | 'CORRECTED'
  | 'PRIZES_HELD'
  | 'PRIZES_RELEASED'
  | 'RULED'
  | 'SENT_OUT'
  | 'UNDONE';

export type TournamentFormat =
  | 'DOUBLE'
  | 'GROUPS'
  | 'ROBIN'
  | 'SINGLE'
  | 'SWISS';

export type TournamentKind =
  | 'BRACKET'
  | 'PREMIUM'
  | 'TOURNAMENT';

export type TournamentOutlookFields = {
  out?: InputMaybe<VerdictFields>;
  result?: InputMaybe<CorrectedResultFields>;
  tournamentId: Scalars['ID']['input'];
  undone?: InputMaybe<Scalars['Int']['input']>;
};

export type TournamentPrivacy =
  | 'CODE'
  | 'PUBLIC';

export type TournamentStatus =
  | 'ANNOUNCED'
  | 'CANCELLED'
  | 'CHECK_IN'
  | 'COMPLETED'
  | 'DRAFT'
  | 'REGISTRATION'
  | 'RUNNING'
  | 'SETTLING';

export type TournamentTermsInput = {
  bestOf?: Array<Scalars['Int']['input']>;
  buyInCents: Scalars['Cents']['input'];
  capacity: Scalars['Int']['input'];
  checkInMinutes?: Scalars['Int']['input'];
  format: TournamentFormat;
  game: BattleGame;
  groupSize?: Scalars['Int']['input'];
  guaranteeCents?: Scalars['Cents']['input'];
  hasThird?: Scalars['Boolean']['input'];
  isExclusive?: Scalars['Boolean']['input'];
  isVerifiedOnly?: Scalars['Boolean']['input'];
  kind: TournamentKind;
  maxRating?: InputMaybe<Scalars['Int']['input']>;
  minEntrants?: Scalars['Int']['input'];
  minRating?: InputMaybe<Scalars['Int']['input']>;
  opensAt: Scalars['Instant']['input'];
  privacy?: TournamentPrivacy;
  prizeTable?: Array<Scalars['Int']['input']>;
  region?: InputMaybe<Region>;
  rules?: Scalars['String']['input'];
  seeding?: Seeding;
  startsAt: Scalars['Instant']['input'];
  swissRounds?: InputMaybe<Scalars['Int']['input']>;
  teamSize?: InputMaybe<Scalars['Int']['input']>;
  title: Scalars['String']['input'];
};

export type TransactionStatus =
  | 'APPROVED'
  | 'COMPLETED'
  | 'FAILED'
  | 'PENDING'
  | 'PROCESSING'
  | 'REJECTED';

export type TransferKind =
  | 'ADJUSTMENT'
  | 'BONUS'
  | 'CHARGEBACK'
  | 'COMMITMENTS'
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

export type TreeSide =
  | 'LEFT'
  | 'RIGHT';

export type Unlock =
  | 'ARCADE'
  | 'STREAMS'
  | 'VERIFIED';

export type UserReportPriority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM'
  | 'URGENT';

export type UserReportStatus =
  | 'DISMISSED'
  | 'ESCALATED'
  | 'PENDING'
  | 'REVIEWED';

export type UserReportType =
  | 'CHEATING'
  | 'HARASSMENT'
  | 'INAPPROPRIATE'
  | 'OTHER'
  | 'SPAM';

export type Verdict =
  | 'AGREED'
  | 'CONCESSION'
  | 'CONTRADICTION'
  | 'DRAWN'
  | 'ONE_SIDED'
  | 'REVIEW'
  | 'WAITING';

export type VerdictFields = {
  isCheat: Scalars['Boolean']['input'];
  userId: Scalars['ID']['input'];
};

export type VerdictKind =
  | 'BLOCK'
  | 'FLAG'
  | 'PASS';

export type VerificationOutcome =
  | 'PENDING'
  | 'REFUSED'
  | 'VERIFIED';

export type VerificationStatus =
  | 'PENDING'
  | 'UNVERIFIED'
  | 'VERIFIED';

export type VerifyRegistrationInput = {
  code: Scalars['String']['input'];
  registrationId: Scalars['ID']['input'];
};

export type ViolationKind =
  | 'BAN'
  | 'DECIDED_CASE'
  | 'SUSPENSION'
  | 'WARNING';

export type VoidBattleInput = {
  battleId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type WagerBand =
  | 'HIGH'
  | 'LOW';

export type WebhookInput = {
  types: Array<WebhookType>;
  url: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type WebhookType =
  | 'CHALLENGE_RESULT'
  | 'PAYOUT_CHANGED'
  | 'WAGER_PLACED';

export type WithdrawalAction =
  | 'APPROVE'
  | 'HOLD'
  | 'REJECT';

export type WithdrawalStatus =
  | 'APPROVED'
  | 'FAILED'
  | 'PAID'
  | 'PROCESSING'
  | 'REJECTED'
  | 'REQUESTED';
