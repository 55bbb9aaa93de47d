import { INGEST_PROTOCOLS } from '../../domain/video/incoming.ts';
import { RECORDING_ENDS } from '../../domain/video/recording.ts';
import { SIMULCAST_PLATFORMS } from '../../domain/video/simulcast.ts';
import { BROADCAST_ENDS } from '../../domain/video/video-events.ts';
import { HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import {
  broadcasts,
  recordingChoices,
  recordingFiles,
  recordings,
  simulcastTargets,
  streamKeys,
} from '../../db/video/video.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS, nth } from './words.ts';

export const edgeRecording = (n: number): string => `recording-${String(n).padStart(2, '0')}`;
export const edgeBroadcast = (n: number): string => `broadcast-${String(n).padStart(2, '0')}`;
/** An object that no recording has: three were placed too long ago, three just so, and three may still be claimed. */
export const freeFile = (n: number): string => `free-file-${n}`;

/** Files of one recording as players ask for them; two stand at one place. */
const FILES = ['i0.mp4', '0.m4s', '1.m4s', 'i2.mp4', '2.m4s', '10.m4s'] as const;

/** Streams of several players that go on and are over, each three of one instant, with what was kept of them. */
export async function addRows(tx: Tx, edges: Edges): Promise<void> {
  for (const [n] of WORDS.entries()) {
    await addStream(tx, edges, n);
    await addOwn(tx, edges, n);
  }
  for (let n = 0; n < 6; n++)
    for (const [place, file] of FILES.entries())
      await tx.insert(recordingFiles).values({
        key: `${edgeRecording(n)}-${file}`,
        recordingId: edgeRecording(n),
        file,
        number: Number.parseInt(file.replace(/^i/, ''), 10),
        lines: place === 0 ? '' : `#EXTINF:${place}\n${nth(WORDS, place)}`,
        sizeBytes: nth(EDGES, place),
        sha256: 'ab'.repeat(32),
        dueAt: edges.now - HOUR,
      });
  for (let n = 0; n < 9; n++)
    await tx.insert(recordingFiles).values({
      key: freeFile(n),
      recordingId: null,
      file: `${n}.m4s`,
      number: n,
      lines: '',
      sizeBytes: nth(EDGES, n),
      sha256: 'cd'.repeat(32),
      dueAt: edges.now + (Math.floor(n / 3) - 1) * HOUR,
    });
}

async function addStream(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const startedAt = now - Math.floor(n / 3) * HOUR;
  const isOpen = n % 2 === 0;
  await tx.insert(broadcasts).values({
    id: edgeBroadcast(n),
    userId: edgeUser(isOpen ? n : 1),
    protocol: nth(INGEST_PROTOCOLS, n),
    startedAt,
    seenAt: startedAt,
    endedAt: isOpen ? null : startedAt + 1,
    end: isOpen ? null : nth(BROADCAST_ENDS, n),
    width: nth(EDGES, n),
    height: nth(EDGES, n + 1),
    peakViewers: nth(EDGES, n + 2),
  });
  await tx.insert(recordings).values({
    id: edgeRecording(n),
    userId: edgeUser(n % 3),
    streamId: `stream-${Math.floor(n / 2)}`,
    startedAt,
    seenAt: startedAt,
    endedAt: isOpen ? null : startedAt + 1,
    end: isOpen ? null : nth(RECORDING_ENDS, n),
    seconds: nth(EDGES, n),
    // Those of one player stay within what a number holds exactly.
    bytes: nth(EDGES, n) % 2 ** 48,
    expiresAt: isOpen ? null : now + ((n % 3) - 1) * HOUR,
  });
}

async function addOwn(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const userId = edgeUser(n);
  if (n % 4 !== 3)
    await tx
      .insert(streamKeys)
      .values({ userId, keyIndex: `index-${n}`, keySealed: `sealed:${nth(WORDS, n)}`, hint: 'ж🎲%_', madeAt: now - n });
  if (n % 3 !== 2) await tx.insert(recordingChoices).values({ userId, isOn: n % 3 === 0 });
  for (const [m, platform] of SIMULCAST_PLATFORMS.entries())
    if ((n + m) % 2 === 0)
      await tx.insert(simulcastTargets).values({
        userId,
        platform,
        address: `rtmps://live.example/${nth(WORDS, n)}`,
        keySealed: `sealed:${n}`,
        hint: 'ab12',
        connectedAt: now - n,
      });
}
