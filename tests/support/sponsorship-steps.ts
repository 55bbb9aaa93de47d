import { eq } from 'drizzle-orm';
import { insertCampaign, insertSponsorDeposit } from '../../db/sponsorships/campaign.queries.ts';
import {
  type AcceptanceRow,
  type CampaignRow,
  acceptances,
  campaigns,
} from '../../db/sponsorships/sponsorship.table.ts';
import { bookSponsored, readEscrows } from '../../db/wallet/index.ts';
import { DAY } from '../../domain/shared/time.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import { acceptCampaign } from '../../gateway/sponsorships/accept-campaign.ts';
import { type DecideExhibitInput, decideExhibit } from '../../gateway/sponsorships/decide-exhibit.ts';
import { fileExhibit } from '../../gateway/sponsorships/file-exhibit.ts';
import type { World } from './world.ts';

/** The terms of a campaign with everything filled in that a test does not care about. */
export const CAMPAIGN = {
  brand: 'Voltline Energy',
  title: 'Late night ranked',
  game: 'valorant',
  conditions: 'Stream two hours of ranked play.',
  payoutCents: 75_00,
  capacity: 2,
  winsNeeded: null,
} as const;

/** An announced campaign whose whole payout lies in escrow; answers its id. */
export async function announced(world: World, by: Actor, terms: Partial<CampaignRow> = {}): Promise<string> {
  const { newId } = world.deps;
  const at = world.now;
  const row: CampaignRow = {
    id: newId(),
    ...CAMPAIGN,
    endsAt: at + 7 * DAY,
    state: 'announced',
    takenCount: 0,
    paidCount: 0,
    createdBy: by.userId,
    createdAt: at,
    announcedBy: by.userId,
    announcedAt: at,
    endedAt: null,
    ...terms,
  };
  const deposit = { id: newId(), campaignId: row.id, cents: row.payoutCents * row.capacity };
  await world.db.transact(async (tx) => {
    await insertCampaign(tx, row);
    await insertSponsorDeposit(tx, { ...deposit, reason: 'Invoice 7', bookedBy: by.userId, at });
    await bookSponsored(tx, deposit, { at, actorId: by.userId, newId });
  });
  return row.id;
}

export const accept = (world: World, actor: Actor, campaignId: string): Promise<string> =>
  acceptCampaign(world.deps, actor, campaignId);

export const showStream = (world: World, actor: Actor, acceptanceId: string, id: string): Promise<void> =>
  fileExhibit(world.deps, actor, { acceptanceId, kind: 'stream', id });

export const decide = (
  world: World,
  staff: Actor,
  acceptanceId: string,
  terms: Partial<DecideExhibitInput> = {},
): Promise<void> =>
  decideExhibit(world.deps, staff, { acceptanceId, approves: true, reason: 'Seen.', proof: null, ...terms });

export async function campaignOf({ db }: World, id: string): Promise<CampaignRow> {
  const [row] = await db.read.select().from(campaigns).where(eq(campaigns.id, id));
  if (!row) throw new Error(`there is no campaign ${id}`);
  return row;
}

export async function acceptanceOf({ db }: World, id: string): Promise<AcceptanceRow> {
  const [row] = await db.read.select().from(acceptances).where(eq(acceptances.id, id));
  if (!row) throw new Error(`there is no acceptance ${id}`);
  return row;
}

/** What lies in the escrow of a campaign, in cents. */
export const escrowOf = async ({ db }: World, id: string): Promise<number> =>
  (await readEscrows(db.read, [id])).get(id) ?? 0;
