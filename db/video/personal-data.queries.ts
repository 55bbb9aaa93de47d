import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { broadcasts, channelFilms, recordingChoices, recordings, simulcastTargets, streamKeys } from './video.table.ts';

/** Key, without what opens anything, broadcasts and recordings of a player, for the player's own archive. */
export async function readVideoData(reader: Reader, userId: string) {
  const [key] = await reader
    .select({ hint: streamKeys.hint, madeAt: streamKeys.madeAt })
    .from(streamKeys)
    .where(eq(streamKeys.userId, userId));
  const [choice] = await reader
    .select({ isOn: recordingChoices.isOn })
    .from(recordingChoices)
    .where(eq(recordingChoices.userId, userId));
  const [film] = await reader.select().from(channelFilms).where(eq(channelFilms.userId, userId));
  return {
    streamKey: key ?? null,
    broadcasts: await reader
      .select()
      .from(broadcasts)
      .where(eq(broadcasts.userId, userId))
      .orderBy(asc(broadcasts.startedAt), asc(broadcasts.id)),
    simulcast: await reader
      .select({
        platform: simulcastTargets.platform,
        address: simulcastTargets.address,
        hint: simulcastTargets.hint,
        connectedAt: simulcastTargets.connectedAt,
      })
      .from(simulcastTargets)
      .where(eq(simulcastTargets.userId, userId))
      .orderBy(asc(simulcastTargets.platform)),
    isRecorded: choice?.isOn ?? null,
    recordings: await reader
      .select()
      .from(recordings)
      .where(eq(recordings.userId, userId))
      .orderBy(asc(recordings.startedAt), asc(recordings.id)),
    film: film?.film ?? null,
  };
}

export async function eraseVideoData(tx: Tx, userId: string): Promise<void> {
  for (const rows of [streamKeys, simulcastTargets, broadcasts, recordings, recordingChoices, channelFilms])
    await tx.delete(rows).where(eq(rows.userId, userId));
}
