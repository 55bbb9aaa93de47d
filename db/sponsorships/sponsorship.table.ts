import { sql } from 'drizzle-orm';
import { ACCEPTANCE_STATES, CAMPAIGN_STATES, EXHIBIT_KINDS } from '../../domain/sponsorships/campaign.ts';
import { STREAM_GAMES } from '../../domain/streams/stream.ts';
import { users } from '../accounts/index.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, index, uniqueIndex, check } = kit;

const person = () =>
  text()
    .notNull()
    .references(() => users.id);

/**
 * What a sponsor pays creators for (EN-30). Its row is locked by whoever accepts, decides, pays or ends, after the
 * players and before any account; the sponsor's money lies in `escrow:<campaign>`.
 */
export const campaigns = table(
  'campaigns',
  {
    id: text().primaryKey(),
    brand: text().notNull(),
    title: text().notNull(),
    /** Brand and title as a search compares them; null until the next start has filled it in. */
    searchKey: text(),
    game: oneOf(STREAM_GAMES).notNull(),
    /** What a creator has to do, in the sponsor's words. */
    conditions: text().notNull(),
    payoutCents: int().notNull(),
    capacity: int().notNull(),
    /** Won battles that decide by themselves; null where staff look at what is shown. */
    winsNeeded: int(),
    /** The deadline. */
    endsAt: at().notNull(),
    state: oneOf(CAMPAIGN_STATES).notNull(),
    /** Places that are held: acceptances that are active, filed or paid. */
    takenCount: int().notNull().default(0),
    paidCount: int().notNull().default(0),
    createdBy: person(),
    createdAt: at().notNull(),
    announcedBy: text().references(() => users.id),
    announcedAt: at(),
    /** When it was over: at its deadline, or when staff ended it with nobody at it. */
    endedAt: at(),
  },
  (t) => [
    index('campaigns_open')
      .on(t.endsAt, t.id)
      .where(sql`${t.state} = 'announced'`),
    index('campaigns_due')
      .on(t.endsAt)
      .where(sql`${t.state} in ('announced', 'closed')`),
    index('campaigns_search_due')
      .on(t.createdAt, t.id)
      .where(sql`${t.searchKey} is null`),
    index('campaigns_created').on(t.createdAt, t.id),
    check('campaigns_amounts', sql`${t.payoutCents} > 0 and ${t.capacity} > 0`),
    check(
      'campaigns_places',
      sql`${t.paidCount} >= 0 and ${t.takenCount} >= ${t.paidCount} and ${t.takenCount} <= ${t.capacity}`,
    ),
    check('campaigns_wins', sql`${t.winsNeeded} is null or ${t.winsNeeded} > 0`),
    check('campaigns_announced', sql`(${t.announcedAt} is null) = (${t.announcedBy} is null)`),
    check('campaigns_ended', sql`(${t.state} = 'ended') = (${t.endedAt} is not null)`),
  ],
);
export type CampaignRow = Omit<typeof campaigns.$inferSelect, 'searchKey'>;

/** What somebody has booked as paid in by a sponsor, and why; the ledger has the money. */
export const sponsorDeposits = table(
  'sponsor_deposits',
  {
    id: text().primaryKey(),
    campaignId: text()
      .notNull()
      .references(() => campaigns.id),
    cents: int().notNull(),
    reason: text().notNull(),
    bookedBy: person(),
    at: at().notNull(),
  },
  (t) => [
    index('sponsor_deposits_campaign').on(t.campaignId, t.bookedBy),
    check('sponsor_deposits_amount', sql`${t.cents} > 0`),
  ],
);
export type SponsorDepositRow = typeof sponsorDeposits.$inferSelect;

/** A creator who has accepted a campaign, with what was shown for it and what became of that (CR-13). */
export const acceptances = table(
  'acceptances',
  {
    id: text().primaryKey(),
    campaignId: text()
      .notNull()
      .references(() => campaigns.id),
    userId: person(),
    state: oneOf(ACCEPTANCE_STATES).notNull(),
    acceptedAt: at().notNull(),
    /** What the creator shows; null where nothing was shown, or the server counts. */
    exhibitKind: oneOf(EXHIBIT_KINDS),
    exhibitId: text(),
    /** As it was called when it was shown. */
    exhibitTitle: text(),
    filedAt: at(),
    /** What staff said last, and who. */
    reason: text(),
    decidedBy: text().references(() => users.id),
    decidedAt: at(),
    /** When it was paid, expired or withdrawn. */
    endedAt: at(),
  },
  (t) => [
    uniqueIndex('acceptances_once').on(t.campaignId, t.userId),
    index('acceptances_user').on(t.userId, t.acceptedAt, t.id),
    index('acceptances_active')
      .on(t.userId)
      .where(sql`${t.state} = 'active'`),
    index('acceptances_filed')
      .on(t.filedAt, t.id)
      .where(sql`${t.state} = 'filed'`),
    // Nothing is paid for twice.
    uniqueIndex('acceptances_exhibit')
      .on(t.exhibitId, t.userId)
      .where(sql`${t.state} in ('filed', 'paid') and ${t.exhibitId} is not null`),
    check(
      'acceptances_exhibit_whole',
      sql`(${t.exhibitKind} is null) = (${t.exhibitId} is null) and (${t.exhibitId} is null) = (${t.filedAt} is null)`,
    ),
    check('acceptances_filed_shows', sql`${t.state} <> 'filed' or ${t.exhibitId} is not null`),
    check('acceptances_ended', sql`(${t.state} in ('active', 'filed')) = (${t.endedAt} is null)`),
  ],
);
export type AcceptanceRow = typeof acceptances.$inferSelect;
