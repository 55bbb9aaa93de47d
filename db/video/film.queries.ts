import { eq, sql } from 'drizzle-orm';
import type { Film } from '../../domain/video/films.ts';
import type { Reader, Tx } from '../client/database.ts';
import { channelFilms } from './video.table.ts';

/** The film that a channel loops; null for one that loops none. */
export async function readFilm(reader: Reader, userId: string): Promise<Film | null> {
  const [row] = await reader.select().from(channelFilms).where(eq(channelFilms.userId, userId));
  return row?.film ?? null;
}

/** Lets a channel loop a film. */
export async function writeFilm(tx: Tx, userId: string, film: Film): Promise<void> {
  await tx
    .insert(channelFilms)
    .values({ userId, film })
    .onConflictDoUpdate({ target: channelFilms.userId, set: { film: sql`excluded.film` } });
}
