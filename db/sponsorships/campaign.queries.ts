import { and, asc, desc, eq, gt, lte, notExists, sql } from 'drizzle-orm';
import { searchKeyOf } from '../../domain/shared/search.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { after, before, contains } from '../client/sql.ts';
import {
  type CampaignRow,
  type SponsorDepositRow,
  acceptances,
  campaigns,
  sponsorDeposits,
} from './sponsorship.table.ts';

// Written out, so that the partial indexes are taken.
const isAnnounced = sql`${campaigns.state} = 'announced'`;

/** Place of a row in a list by an instant. */
export interface Place {
  readonly at: number;
  readonly id: string;
}

const keyOf = ({ brand, title }: CampaignRow): string => searchKeyOf(`${brand}\n${title}`);

export async function insertCampaign(tx: Tx, row: CampaignRow): Promise<void> {
  await tx.insert(campaigns).values({ ...row, searchKey: keyOf(row) });
}

/** The campaign, locked until the transaction ends. */
export async function lockCampaign(tx: Tx, id: string): Promise<CampaignRow | undefined> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('no key update');
  return row;
}

/** Changes a campaign and answers it as it is then. */
export async function changeCampaign(
  tx: Tx,
  row: CampaignRow,
  changes: Partial<Omit<CampaignRow, 'id'>>,
): Promise<CampaignRow> {
  const changed = { ...row, ...changes };
  await tx
    .update(campaigns)
    .set({ ...changes, searchKey: keyOf(changed) })
    .where(eq(campaigns.id, row.id));
  return changed;
}

export interface OpenFilter {
  readonly userId: string;
  readonly now: number;
  /** A part of the brand or the title; empty for all. */
  readonly search: string;
}

/** What somebody can still accept and has not, whatever ends first before the others; full ones too. */
export const listOpenCampaigns = (
  reader: Reader,
  { userId, now, search }: OpenFilter,
  limit: number,
  past: Place | null,
): Promise<CampaignRow[]> =>
  reader
    .select()
    .from(campaigns)
    .where(
      and(
        isAnnounced,
        gt(campaigns.endsAt, now),
        search === '' ? undefined : contains(campaigns.searchKey, search),
        past ? after([campaigns.endsAt, campaigns.id], [past.at, past.id]) : undefined,
        notExists(
          reader
            .select({ id: acceptances.id })
            .from(acceptances)
            .where(and(eq(acceptances.campaignId, campaigns.id), eq(acceptances.userId, userId))),
        ),
      ),
    )
    .orderBy(asc(campaigns.endsAt), asc(campaigns.id))
    .limit(limit);

const authors = alias(users, 'authors');
const announcers = alias(users, 'announcers');

export interface CampaignView {
  readonly campaign: CampaignRow;
  readonly createdBy: string;
  readonly announcedBy: string | null;
}

const views = (reader: Reader) =>
  reader
    .select({ campaign: campaigns, createdBy: authors.username, announcedBy: announcers.username })
    .from(campaigns)
    .innerJoin(authors, eq(authors.id, campaigns.createdBy))
    .leftJoin(announcers, eq(announcers.id, campaigns.announcedBy));

/** All of them for staff, the newest first. */
export const listCampaigns = (reader: Reader, limit: number, past: Place | null): Promise<CampaignView[]> =>
  views(reader)
    .where(past ? before([campaigns.createdAt, campaigns.id], [past.at, past.id]) : undefined)
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(limit);

export async function readCampaignView(reader: Reader, id: string): Promise<CampaignView | undefined> {
  const [row] = await views(reader).where(eq(campaigns.id, id));
  return row;
}

/** Those whose deadline has come, the oldest first. */
export async function listDueCampaigns(reader: Reader, now: number, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(sql`${campaigns.state} in ('announced', 'closed')`, lte(campaigns.endsAt, now)))
    .orderBy(asc(campaigns.endsAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function insertSponsorDeposit(tx: Tx, row: SponsorDepositRow): Promise<void> {
  await tx.insert(sponsorDeposits).values(row);
}

/** Whether somebody has booked money of the sponsor. */
export async function hasBooked(reader: Reader, campaignId: string, userId: string): Promise<boolean> {
  const rows = await reader
    .select({ id: sponsorDeposits.id })
    .from(sponsorDeposits)
    .where(and(eq(sponsorDeposits.campaignId, campaignId), eq(sponsorDeposits.bookedBy, userId)))
    .limit(1);
  return rows.length > 0;
}
