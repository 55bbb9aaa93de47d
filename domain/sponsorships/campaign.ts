import { type BattleGame, TEAM_GAMES } from '../shared/games.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import type { StreamGame } from '../streams/stream.ts';

/**
 * What a sponsor pays creators for. A draft gathers the sponsor's money; an announced one can be accepted; a closed one
 * cannot any more, and whoever has accepted it goes on; an ended one is past its deadline.
 */
export const CAMPAIGN_STATES = ['draft', 'announced', 'closed', 'ended'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** How far a creator has come with a campaign. Places are held by the first three. */
export const ACCEPTANCE_STATES = ['active', 'filed', 'paid', 'expired', 'withdrawn'] as const;
export type AcceptanceState = (typeof ACCEPTANCE_STATES)[number];

/** What a creator may show for having done it. */
export const EXHIBIT_KINDS = ['stream', 'replay', 'battle'] as const;
export type ExhibitKind = (typeof EXHIBIT_KINDS)[number];

/** Of a campaign, what its rules read. */
export interface Campaign {
  readonly state: CampaignState;
  readonly game: StreamGame;
  /** What each creator is paid. */
  readonly payoutCents: number;
  readonly capacity: number;
  /** Places that are held: by whoever is at it, waits for staff or was paid. */
  readonly takenCount: number;
  readonly paidCount: number;
  /** Won battles that decide by themselves; null where staff look at what is shown. */
  readonly winsNeeded: number | null;
  /** The deadline. */
  readonly endsAt: number;
}

export const placesLeft = ({ capacity, takenCount }: Pick<Campaign, 'capacity' | 'takenCount'>): number =>
  capacity - takenCount;

/** The sponsor's money that must not leave the escrow: of a draft all of it, afterwards what can still be paid. */
export function boundCents(campaign: Campaign, escrowCents: number): number {
  const { state, payoutCents, capacity, takenCount, paidCount } = campaign;
  if (state === 'draft') return escrowCents;
  return payoutCents * ((state === 'announced' ? capacity : takenCount) - paidCount);
}

/** The game of a campaign, if its wins can be counted: chess may be switched off, and a promise must not hang on that. */
export const battleGameOf = (game: StreamGame): BattleGame | null => TEAM_GAMES.find((one) => one === game) ?? null;

/** Whether somebody may set a campaign before players: its whole payout lies in escrow, and somebody else has put it there. */
export function announceCampaign(
  campaign: Campaign,
  escrowCents: number,
  hasFunded: boolean,
  now: number,
): Ruling<CampaignState> {
  const { state, payoutCents, capacity, endsAt } = campaign;
  if (state !== 'draft') return refuse('CAMPAIGN_CHANGED');
  if (endsAt <= now) return refuse('CAMPAIGN_CLOSED');
  const missingCents = payoutCents * capacity - escrowCents;
  if (missingCents > 0) return refuse('SPONSOR_SHORT', { data: { missingCents } });
  return hasFunded ? refuse('CAMPAIGN_SECOND_PERSON') : allow('announced');
}

/** Whether a place can be taken. Whoever has set the campaign up takes none. */
export function acceptCampaign(campaign: Campaign, isOrganiser: boolean, now: number): Ruling<null> {
  if (campaign.state !== 'announced' || campaign.endsAt <= now) return refuse('CAMPAIGN_CLOSED');
  if (isOrganiser) return refuse('CAMPAIGN_OWN');
  return placesLeft(campaign) <= 0 ? refuse('CAMPAIGN_FULL') : allow(null);
}

/** What becomes of a campaign that staff end: nobody is sent away who has accepted it. */
export function endCampaign({ state, takenCount, paidCount }: Campaign): Ruling<CampaignState> {
  if (state === 'draft') return allow('ended');
  if (state !== 'announced') return refuse('CAMPAIGN_CHANGED');
  return allow(takenCount > paidCount ? 'closed' : 'ended');
}

/** What is known of something that a creator shows; undefined where there is no such thing. */
export interface Exhibit {
  readonly ownerIds: readonly string[];
  readonly game: StreamGame;
  /** When it began. */
  readonly beganAt: number;
  /** Of a battle, whether it has its result; of a stream always. */
  readonly isSettled: boolean;
}

/** Whether it can speak for a creator: one's own, of the named game, begun after the campaign was accepted. */
export const isFit = (
  exhibit: Exhibit | undefined,
  { userId, acceptedAt, game }: { readonly userId: string; readonly acceptedAt: number; readonly game: StreamGame },
): boolean =>
  exhibit !== undefined &&
  exhibit.ownerIds.includes(userId) &&
  exhibit.game === game &&
  exhibit.beganAt >= acceptedAt &&
  exhibit.isSettled;

/** Whether something can be shown now. Won battles are counted by the server: nothing is shown there. */
export function fileExhibit(state: AcceptanceState, campaign: Campaign, now: number): Ruling<null> {
  if (state === 'filed') return refuse('ACCEPTANCE_DECIDED');
  if (state !== 'active' || campaign.endsAt <= now) return refuse('ACCEPTANCE_OVER');
  return campaign.winsNeeded === null ? allow(null) : refuse('CAMPAIGN_CHANGED');
}

/** What staff make of what was shown: refused in time, the creator may show something else. */
export function decideExhibit(
  state: AcceptanceState,
  approves: boolean,
  isOwn: boolean,
  { endsAt }: Pick<Campaign, 'endsAt'>,
  now: number,
): Ruling<AcceptanceState> {
  if (state !== 'filed') return refuse('ACCEPTANCE_DECIDED');
  if (isOwn) return refuse('CAMPAIGN_OWN');
  if (approves) return allow('paid');
  return allow(endsAt <= now ? 'expired' : 'active');
}

/** A settled battle, as its winner has it. */
export interface Win {
  readonly game: BattleGame;
  readonly beganAt: number;
  readonly endedAt: number;
  readonly opponentId: string;
}

/**
 * Won battles that count: begun after the campaign was accepted, over by its deadline, and one against each opponent, so
 * that two who agree on it win nothing by repeating it.
 */
export function countWins(
  wins: readonly Win[],
  { game, acceptedAt, endsAt }: { readonly game: StreamGame; readonly acceptedAt: number; readonly endsAt: number },
): number {
  const counted = wins.filter((win) => win.game === game && win.beganAt >= acceptedAt && win.endedAt <= endsAt);
  return new Set(counted.map(({ opponentId }) => opponentId)).size;
}
