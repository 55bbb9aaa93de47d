import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { acceptances, campaigns } from './sponsorship.table.ts';

/** Of a person's archive: what was accepted, shown and paid. */
export const readAcceptanceData = (reader: Reader, userId: string) =>
  reader
    .select({
      brand: campaigns.brand,
      title: campaigns.title,
      payoutCents: campaigns.payoutCents,
      state: acceptances.state,
      acceptedAt: acceptances.acceptedAt,
      exhibitKind: acceptances.exhibitKind,
      exhibitId: acceptances.exhibitId,
      exhibitTitle: acceptances.exhibitTitle,
      filedAt: acceptances.filedAt,
      reason: acceptances.reason,
      decidedAt: acceptances.decidedAt,
      endedAt: acceptances.endedAt,
    })
    .from(acceptances)
    .innerJoin(campaigns, eq(campaigns.id, acceptances.campaignId))
    .where(eq(acceptances.userId, userId))
    .orderBy(asc(acceptances.acceptedAt), asc(acceptances.id));
