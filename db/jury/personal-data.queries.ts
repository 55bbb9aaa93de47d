import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { jurors, summonses } from './jury.table.ts';

/** Since when a person serves, and the cases that were put to that person with what was answered: not whose they were. */
export async function readJuryData(reader: Reader, userId: string) {
  const [service, cases] = await Promise.all([
    reader.select({ since: jurors.since }).from(jurors).where(eq(jurors.userId, userId)),
    reader
      .select({
        game: summonses.game,
        drawnAt: summonses.drawnAt,
        answerBy: summonses.answerBy,
        endedAt: summonses.endedAt,
        votedAt: summonses.votedAt,
        weight: summonses.weight,
        reason: summonses.reason,
        isAgreed: summonses.isAgreed,
      })
      .from(summonses)
      .where(eq(summonses.jurorId, userId))
      .orderBy(asc(summonses.drawnAt), asc(summonses.id)),
  ]);
  return { servesSince: service[0]?.since ?? null, cases };
}
