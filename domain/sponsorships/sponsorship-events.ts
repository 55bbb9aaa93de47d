import type { AcceptanceState, CampaignState } from './campaign.ts';

/** A campaign as it is after what happened to it. */
interface CampaignTold {
  readonly brand: string;
  readonly title: string;
  readonly state: CampaignState;
}

/** An acceptance as it is after what happened to it; the event's entity is the campaign. */
interface AcceptanceTold {
  readonly acceptanceId: string;
  readonly userId: string;
  readonly brand: string;
  readonly title: string;
  readonly state: AcceptanceState;
  readonly payoutCents: number;
  /** What staff said; null where nobody has said anything. */
  readonly reason: string | null;
}

export const CAMPAIGN_EVENTS = ['campaign.announced', 'campaign.closed', 'campaign.ended'] as const;
export const ACCEPTANCE_EVENTS = [
  'acceptance.begun',
  'acceptance.filed',
  'acceptance.refused',
  'acceptance.paid',
  'acceptance.expired',
] as const;
export type AcceptanceEvent = (typeof ACCEPTANCE_EVENTS)[number];

declare module '../shared/events.ts' {
  interface EventPayloads
    extends Record<(typeof CAMPAIGN_EVENTS)[number], CampaignTold>, Record<AcceptanceEvent, AcceptanceTold> {}
}
