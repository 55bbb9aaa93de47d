import { and, asc, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Win } from '../../domain/sponsorships/campaign.ts';
import { users } from '../accounts/index.ts';
import { battles } from '../battles/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { after, affected, before } from '../client/sql.ts';
import { outcomes } from '../results/index.ts';
import type { Place } from './campaign.queries.ts';
import { type AcceptanceRow, type CampaignRow, acceptances, campaigns } from './sponsorship.table.ts';

// Written out, so that the partial indexes are taken.
const isActive = sql`${acceptances.state} = 'active'`;
const isFiled = sql`${acceptances.state} = 'filed'`;

export async function insertAcceptance(tx: Tx, row: AcceptanceRow): Promise<void> {
  await tx.insert(acceptances).values(row);
}

/** Changes an acceptance that is still in a state; false where it is not. */
export async function changeAcceptance(
  tx: Tx,
  { id, state }: Pick<AcceptanceRow, 'id' | 'state'>,
  changes: Partial<Omit<AcceptanceRow, 'id'>>,
): Promise<boolean> {
  const changed = tx
    .update(acceptances)
    .set(changes)
    .where(and(eq(acceptances.id, id), eq(acceptances.state, state)));
  return affected(await changed) > 0;
}

export async function readAcceptance(reader: Reader, id: string): Promise<AcceptanceRow | undefined> {
  const [row] = await reader.select().from(acceptances).where(eq(acceptances.id, id));
  return row;
}

export async function readAcceptanceOf(
  reader: Reader,
  campaignId: string,
  userId: string,
): Promise<AcceptanceRow | undefined> {
  const [row] = await reader
    .select()
    .from(acceptances)
    .where(and(eq(acceptances.campaignId, campaignId), eq(acceptances.userId, userId)));
  return row;
}

/** Those of a campaign who are at it. A campaign has at most a hundred places. */
export const listActiveIn = (reader: Reader, campaignId: string): Promise<AcceptanceRow[]> =>
  reader
    .select()
    .from(acceptances)
    .where(and(eq(acceptances.campaignId, campaignId), eq(acceptances.state, 'active')))
    .orderBy(asc(acceptances.userId));

export interface AcceptanceView {
  readonly acceptance: AcceptanceRow;
  readonly campaign: CampaignRow;
}

const views = (reader: Reader) =>
  reader
    .select({ acceptance: acceptances, campaign: campaigns })
    .from(acceptances)
    .innerJoin(campaigns, eq(campaigns.id, acceptances.campaignId));

/** What a player has accepted, the latest first. */
export const listAcceptances = (
  reader: Reader,
  userId: string,
  limit: number,
  past: Place | null,
): Promise<AcceptanceView[]> =>
  views(reader)
    .where(
      and(
        eq(acceptances.userId, userId),
        past ? before([acceptances.acceptedAt, acceptances.id], [past.at, past.id]) : undefined,
      ),
    )
    .orderBy(desc(acceptances.acceptedAt), desc(acceptances.id))
    .limit(limit);

export async function readAcceptanceView(
  reader: Reader,
  userId: string,
  id: string,
): Promise<AcceptanceView | undefined> {
  const [row] = await views(reader).where(and(eq(acceptances.id, id), eq(acceptances.userId, userId)));
  return row;
}

/** What a player is at, in the order of the campaigns' ids. */
export const listActiveOf = (reader: Reader, userId: string): Promise<AcceptanceView[]> =>
  views(reader)
    .where(and(eq(acceptances.userId, userId), isActive))
    .orderBy(asc(acceptances.campaignId));

/** What holds a place of a player, in the order of the campaigns' ids. */
export const listHeldOf = (reader: Reader, userId: string): Promise<AcceptanceRow[]> =>
  reader
    .select()
    .from(acceptances)
    .where(and(eq(acceptances.userId, userId), inArray(acceptances.state, ['active', 'filed'])))
    .orderBy(asc(acceptances.campaignId));

export interface FiledView extends AcceptanceView {
  readonly username: string;
}

/** What waits for staff, the oldest first. */
export const listFiled = (reader: Reader, limit: number, past: Place | null): Promise<FiledView[]> =>
  reader
    .select({ acceptance: acceptances, campaign: campaigns, username: users.username })
    .from(acceptances)
    .innerJoin(campaigns, eq(campaigns.id, acceptances.campaignId))
    .innerJoin(users, eq(users.id, acceptances.userId))
    .where(and(isFiled, past ? after([acceptances.filedAt, acceptances.id], [past.at, past.id]) : undefined))
    .orderBy(asc(acceptances.filedAt), asc(acceptances.id))
    .limit(limit);

/** Whether a player has shown this for another campaign, which waits or was paid. */
export async function isShownElsewhere(reader: Reader, userId: string, exhibitId: string): Promise<boolean> {
  const rows = await reader
    .select({ id: acceptances.id })
    .from(acceptances)
    .where(
      and(
        eq(acceptances.exhibitId, exhibitId),
        eq(acceptances.userId, userId),
        sql`${acceptances.state} in ('filed', 'paid') and ${acceptances.exhibitId} is not null`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const others = alias(outcomes, 'others');

/** A player's won battles that were settled since an instant. */
export async function listWins(reader: Reader, userId: string, since: number): Promise<Win[]> {
  const rows = await reader
    .select({
      game: outcomes.game,
      beganAt: battles.startedAt,
      endedAt: outcomes.at,
      opponentId: others.userId,
    })
    .from(outcomes)
    .innerJoin(battles, eq(battles.id, outcomes.battleId))
    .innerJoin(others, and(eq(others.battleId, outcomes.battleId), ne(others.userId, outcomes.userId)))
    .where(
      and(
        eq(outcomes.userId, userId),
        gte(outcomes.at, since),
        eq(outcomes.won, true),
        eq(battles.status, 'completed'),
        eq(battles.winnerId, userId),
      ),
    );
  return rows.map(({ beganAt, ...win }) => ({ ...win, beganAt: beganAt ?? 0 }));
}
