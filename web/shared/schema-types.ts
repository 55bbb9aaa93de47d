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

/** The games that battles are played in. */
export type BattleGame =
  | 'APEX'
  | 'CS2'
  | 'LEAGUE'
  | 'VALORANT';

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

/** What a player says of the own match. */
export type Claim =
  | 'LOST'
  | 'WON';

export type DecideDisputeInput = {
  action: DisputeAction;
  disputeId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  /** Names the winner where no result was reported. */
  winnerId?: InputMaybe<Scalars['ID']['input']>;
};

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

export type ReportIssueInput = {
  battleId: Scalars['ID']['input'];
  description: Scalars['String']['input'];
  type: DisputeType;
};

export type ReportResultInput = {
  battleId: Scalars['ID']['input'];
  claim: Claim;
  /** An http or https link to the stream or recording. */
  recordingUrl: Scalars['String']['input'];
  /** As you would write it, e.g. 13–9. */
  score?: Scalars['String']['input'];
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

export type SignInInput = {
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};
