import type { Client } from './http-client.ts';
import type { SignedIn } from './http-gateway.ts';

export const BATTLE = `fragment B on Battle {
  id status game gameTitle mode gameMode title description privacy stakeCents feeCents holdCents poolCents
  creator { id username } opponent { id username } winnerId createdAt startedAt endedAt endsAt dueAt
  viewerSeat viewerResult inviteCode progress reports { playerId claim score recordingUrl at }
}`;

export interface SeenBattle {
  readonly id: string;
  readonly status: string;
  readonly game: string;
  readonly gameTitle: string;
  readonly mode: string;
  readonly gameMode: string;
  readonly title: string;
  readonly description: string;
  readonly privacy: string;
  readonly stakeCents: number;
  readonly feeCents: number;
  readonly holdCents: number;
  readonly poolCents: number;
  readonly creator: { id: string; username: string };
  readonly opponent: { id: string; username: string } | null;
  readonly winnerId: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly endsAt: number | null;
  readonly dueAt: number | null;
  readonly viewerSeat: string | null;
  readonly viewerResult: string | null;
  readonly inviteCode: string | null;
  readonly progress: number;
  readonly reports: readonly { playerId: string; claim: string; score: string; recordingUrl: string; at: number }[];
}

export const CREATE = `mutation Create($input: BattleTermsInput!, $draftId: ID) { createBattle(input: $input, draftId: $draftId) { ...B } } ${BATTLE}`;
export const JOIN = `mutation Join($battleId: ID!, $code: String) { joinBattle(battleId: $battleId, code: $code) { ...B } } ${BATTLE}`;
export const BEGIN = `mutation Begin($battleId: ID!) { startBattle(battleId: $battleId) { ...B } } ${BATTLE}`;
export const CANCEL = `mutation Cancel($battleId: ID!) { cancelBattle(battleId: $battleId) { ...B } } ${BATTLE}`;
export const REPORT = `mutation Report($input: ReportResultInput!) { reportResult(input: $input) { ...B } } ${BATTLE}`;
export const ISSUE = `mutation Issue($input: ReportIssueInput!) { reportIssue(input: $input) { ...B } } ${BATTLE}`;
export const SAVE_DRAFT = `mutation Save($input: BattleTermsInput!, $draftId: ID) { saveDraft(input: $input, draftId: $draftId) { ...B } } ${BATTLE}`;
export const ONE = `query One($id: ID!, $code: String) { battle(id: $id, code: $code) { ...B } } ${BATTLE}`;
export const BY_CODE = `query ByCode($code: String!) { battleByCode(code: $code) { ...B } } ${BATTLE}`;
export const OPEN =
  'query Open($first: Int! = 20, $after: String, $search: String) { battles(first: $first, after: $after, search: $search) { edges { cursor node { id title } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }';
export const MINE = 'query Mine { myBattles { id } }';
export const DRAFTS = `query Drafts { drafts { ...B } } ${BATTLE}`;
export const WALLET =
  'query Wallet { wallet { balanceCents availableToBetCents heldCents weeklyWinningsCents stakedTodayCents } }';
export const STATS = 'query Stats { stats { totalBattles wins winRate averageWagerCents bestStreak streak } }';
export const OUTCOMES =
  'query Outcomes { outcomes { edges { node { id gameTitle result amountCents feeCents at } } } }';
export const DISPUTE =
  'query Dispute($id: ID!) { battle(id: $id) { dispute { id subjectKind subjectId type description priority status escalatesAt assignedModerator action reason decidedAt reportedBy { id } } } }';
export const WAIVE = 'mutation Waive($id: ID!) { waiveAnswer(disputeId: $id) { id answerableUntil } }';
export const DECIDE =
  'mutation Decide($input: DecideDisputeInput!) { decideDispute(input: $input) { id status action reason assignedModerator subjectId } }';

export interface OpenPage {
  readonly battles: {
    readonly edges: readonly { cursor: string; node: { id: string; title: string } }[];
    readonly pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string | null;
      endCursor: string | null;
    };
  };
}

export interface SeenDispute {
  readonly id: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly type: string;
  readonly description: string;
  readonly priority: string;
  readonly status: string;
  readonly escalatesAt: number | null;
  readonly assignedModerator: string | null;
  readonly action: string | null;
  readonly reason: string | null;
  readonly decidedAt: number | null;
  readonly reportedBy: { id: string } | null;
}

/** The Create Battle form for a stake of $50, unless told otherwise. */
export const terms = (changed: Readonly<Record<string, unknown>> = {}) => ({
  game: 'VALORANT',
  mode: 'DUEL',
  stakeCents: 50_00,
  ...changed,
});

export const recording = 'https://recordings.example/match';

export async function create(client: Client, changed: Readonly<Record<string, unknown>> = {}): Promise<SeenBattle> {
  return (await client.ask<{ createBattle: SeenBattle }>(CREATE, { input: terms(changed) })).createBattle;
}

export async function join(client: Client, battleId: string, code: string | null = null): Promise<SeenBattle> {
  return (await client.ask<{ joinBattle: SeenBattle }>(JOIN, { battleId, code })).joinBattle;
}

/** One player's 'I am ready'. */
export async function press(client: Client, battleId: string): Promise<SeenBattle> {
  return (await client.ask<{ startBattle: SeenBattle }>(BEGIN, { battleId })).startBattle;
}

/** Both are ready, the first one first; the battle as the second sees it. */
export async function begin(first: Client, second: Client, battleId: string): Promise<SeenBattle> {
  await press(first, battleId);
  return press(second, battleId);
}

export async function cancel(client: Client, battleId: string): Promise<SeenBattle | null> {
  return (await client.ask<{ cancelBattle: SeenBattle | null }>(CANCEL, { battleId })).cancelBattle;
}

export async function report(client: Client, battleId: string, claim: 'WON' | 'LOST', score = ''): Promise<SeenBattle> {
  return (
    await client.ask<{ reportResult: SeenBattle }>(REPORT, {
      input: { battleId, claim, score, recordingUrl: recording },
    })
  ).reportResult;
}

export async function see(client: Client, id: string, code: string | null = null): Promise<SeenBattle> {
  return (await client.ask<{ battle: SeenBattle }>(ONE, { id, code })).battle;
}

export async function disputeOf(client: Client, id: string): Promise<SeenDispute | null> {
  return (await client.ask<{ battle: { dispute: SeenDispute | null } }>(DISPUTE, { id })).battle.dispute;
}

export interface Split {
  readonly balanceCents: number;
  readonly availableToBetCents: number;
  readonly heldCents: number;
}

/** A wallet's split: everything, what is free, what is held. */
export async function money(client: Client): Promise<Split> {
  const { wallet } = await client.ask<{ wallet: Split & Record<string, number> }>(WALLET);
  return {
    balanceCents: wallet.balanceCents,
    availableToBetCents: wallet.availableToBetCents,
    heldCents: wallet.heldCents,
  };
}

export const split = (availableToBetCents: number, heldCents: number): Split => ({
  balanceCents: availableToBetCents + heldCents,
  availableToBetCents,
  heldCents,
});

/** A running battle between the two, for a stake of $50. */
export async function startedBattle(
  creator: SignedIn,
  opponent: SignedIn,
  changed: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { id } = await create(creator, changed);
  await join(opponent, id);
  await begin(creator, opponent, id);
  return id;
}
