import { readUsers } from '../../../db/accounts/index.ts';
import { listPlaying } from '../../../db/arcade/playing.queries.ts';
import type { Reader } from '../../../db/client/database.ts';
import type { ArcadePlaying } from '../boards/daily.types.ts';
import { playerAmong } from './read-run.ts';

const SHOWN = 12;

/** Who plays now, as far as their profiles are open to everybody. */
export async function readPlaying(reader: Reader, userId: string, now: number): Promise<ArcadePlaying[]> {
  const runs = await listPlaying(reader, userId, now, SHOWN);
  if (runs.length === 0) return [];
  const users = await readUsers(
    reader,
    runs.map((run) => run.userId),
  );
  return runs.map(({ userId: id, game }) => ({ player: playerAmong(users, id), game }));
}
