import { ACCEPTANCE_STATES, CAMPAIGN_STATES, EXHIBIT_KINDS } from '../../domain/sponsorships/campaign.ts';
import { STREAM_GAMES } from '../../domain/streams/stream.ts';
import { searchKeyOf } from '../../domain/shared/search.ts';
import { HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { acceptances, campaigns, sponsorDeposits } from '../../db/sponsorships/sponsorship.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS, nth } from './words.ts';

export const edgeCampaign = (n: number): string => `campaign-edge-${String(n).padStart(2, '0')}`;
export const edgeAcceptance = (n: number): string => `acceptance-${String(n).padStart(3, '0')}`;

/** Those who have accepted much. */
const CREATORS = [0, 1, 2, 3] as const;

/** Campaigns of every state, each three with one deadline, and what creators have made of them, three at one instant. */
export async function addRows(tx: Tx, edges: Edges): Promise<void> {
  for (const [n] of WORDS.entries()) await addCampaign(tx, edges, n);
  let made = 0;
  for (const [n] of WORDS.entries())
    for (const creator of CREATORS) if ((n + creator) % 3 !== 0) await addAcceptance(tx, edges, made++, n, creator);
}

async function addCampaign(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const state = nth(CAMPAIGN_STATES, n < 9 ? 1 : n);
  const createdAt = now - Math.floor(n / 3) * HOUR;
  const isAnnounced = state === 'announced' || state === 'closed';
  await tx.insert(campaigns).values({
    id: edgeCampaign(n),
    brand: nth(WORDS, n),
    title: nth(WORDS, n + 1),
    searchKey: searchKeyOf(`${nth(WORDS, n)}\n${nth(WORDS, n + 1)}`),
    game: nth(STREAM_GAMES, n),
    conditions: nth(WORDS, n + 2),
    payoutCents: Math.max(1, nth(EDGES, n)),
    capacity: 100 + n,
    winsNeeded: n % 2 === 0 ? null : Math.max(1, nth(EDGES, n)),
    endsAt: now + (Math.floor(n / 3) - 1) * HOUR,
    state,
    takenCount: n,
    paidCount: n % 3,
    createdBy: edgeUser(n),
    createdAt,
    announcedBy: isAnnounced ? edgeUser(n + 1) : null,
    announcedAt: isAnnounced ? createdAt + 1 : null,
    endedAt: state === 'ended' ? now : null,
  });
  await tx.insert(sponsorDeposits).values({
    id: `sponsor-deposit-${n}`,
    campaignId: edgeCampaign(n),
    cents: Math.max(1, nth(EDGES, n)),
    reason: nth(WORDS, n),
    bookedBy: edgeUser(n % 2),
    at: createdAt,
  });
}

async function addAcceptance(tx: Tx, { now }: Edges, n: number, campaign: number, creator: number): Promise<void> {
  const state = nth(ACCEPTANCE_STATES, n);
  const acceptedAt = now - Math.floor(n / 12) * HOUR;
  const isShown = state === 'filed' || state === 'paid' || (state === 'expired' && n % 2 === 0);
  const isOver = state !== 'active' && state !== 'filed';
  await tx.insert(acceptances).values({
    id: edgeAcceptance(n),
    campaignId: edgeCampaign(campaign),
    userId: edgeUser(creator),
    state,
    acceptedAt,
    exhibitKind: isShown ? nth(EXHIBIT_KINDS, n) : null,
    exhibitId: isShown ? `exhibit-${n}` : null,
    exhibitTitle: isShown ? nth(WORDS, n) : null,
    filedAt: isShown ? acceptedAt + 1 : null,
    reason: isOver ? nth(WORDS, n) : null,
    decidedBy: isOver && n % 2 === 0 ? '4' : null,
    decidedAt: isOver && n % 2 === 0 ? now : null,
    endedAt: isOver ? now : null,
  });
}
