import { sql } from 'drizzle-orm';
import type { AlertKind, Difference } from '../../domain/wallet/alerts.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, int, at, json, index, uniqueIndex, check, primaryKey } = kit;

/** Something that staff must look at. */
export const staffAlerts = table(
  'staff_alerts',
  {
    id: text().primaryKey(),
    kind: text().$type<AlertKind>().notNull(),
    /** Two open alerts of one key are one alert. */
    uniqueKey: text().notNull(),
    message: text().notNull(),
    details: json<AlertDetails>().notNull(),
    at: at().notNull(),
    /** When it was found the last time. */
    seenAt: at().notNull(),
    resolvedAt: at(),
    resolvedBy: text().references(() => users.id),
    /** Why it needs no more looking at. */
    reason: text(),
  },
  (t) => [
    uniqueIndex('staff_alerts_key')
      .on(t.uniqueKey)
      .where(sql`${t.resolvedAt} is null`),
    index('staff_alerts_open')
      .on(t.at, t.id)
      .where(sql`${t.resolvedAt} is null`),
    index('staff_alerts_resolved')
      .on(t.resolvedAt, t.id)
      .where(sql`${t.resolvedAt} is not null`),
    check(
      'staff_alerts_resolved_whole',
      sql`(${t.resolvedAt} is null) = (${t.resolvedBy} is null) and (${t.resolvedAt} is null) = (${t.reason} is null)`,
    ),
  ],
);
export type AlertDetails = Omit<Difference, 'kind' | 'message'>;

/** Each finished comparison of the books; the newest says how old the knowledge is. */
export const reconciliations = table(
  'reconciliations',
  {
    id: text().primaryKey(),
    startedAt: at().notNull(),
    finishedAt: at().notNull(),
    /** How many differences it found, known ones too. */
    findings: int().notNull(),
  },
  (t) => [index('reconciliations_finished').on(t.finishedAt)],
);

/** An event of a provider about a payment that we did not know when it came. */
export const unmatchedProviderEvents = table(
  'unmatched_provider_events',
  {
    provider: text().notNull(),
    /** The provider's own id of the event. */
    id: text().notNull(),
    kind: text().notNull(),
    providerRef: text().notNull(),
    receivedAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.id] }), index('unmatched_provider_events_received').on(t.receivedAt)],
);
