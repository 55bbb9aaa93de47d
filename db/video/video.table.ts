import { sql } from 'drizzle-orm';
import { FILMS } from '../../domain/video/films.ts';
import { INGEST_PROTOCOLS } from '../../domain/video/incoming.ts';
import { RECORDING_ENDS } from '../../domain/video/recording.ts';
import { SIMULCAST_PLATFORMS } from '../../domain/video/simulcast.ts';
import { BROADCAST_ENDS } from '../../domain/video/video-events.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, bool, index, uniqueIndex, check, primaryKey } = kit;

const player = () =>
  text()
    .notNull()
    .references(() => users.id);

/** What streaming software proves itself with (GL-10). A channel is its player. */
export const streamKeys = table(
  'stream_keys',
  {
    userId: player().primaryKey(),
    /** HMAC under a secret outside of the database: a key is looked up by it, and cannot be read from it. */
    keyIndex: text().notNull(),
    /** The key under the server's secret, to be shown to its player again. */
    keySealed: text().notNull(),
    /** The last four characters, by which a player knows which key it is. */
    hint: text().notNull(),
    madeAt: at().notNull(),
  },
  (t) => [uniqueIndex('stream_keys_index').on(t.keyIndex)],
);
export type StreamKey = typeof streamKeys.$inferSelect;

/** One time that somebody was live, from the first segment to the end. */
export const broadcasts = table(
  'broadcasts',
  {
    id: text().primaryKey(),
    userId: player(),
    protocol: oneOf(INGEST_PROTOCOLS).notNull(),
    startedAt: at().notNull(),
    /** When its gateway last said that it goes on; whoever is silent for long has died. */
    seenAt: at().notNull(),
    endedAt: at(),
    end: oneOf(BROADCAST_ENDS),
    width: int().notNull(),
    height: int().notNull(),
    peakViewers: int().notNull(),
  },
  (t) => [
    uniqueIndex('broadcasts_open')
      .on(t.userId)
      .where(sql`${t.endedAt} is null`),
    index('broadcasts_silent')
      .on(t.seenAt)
      .where(sql`${t.endedAt} is null`),
    index('broadcasts_user').on(t.userId, t.startedAt),
    check('broadcasts_ended', sql`(${t.endedAt} is null) = (${t.end} is null)`),
  ],
);
export type Broadcast = typeof broadcasts.$inferSelect;

/** What is kept of a stream: a film, of which the files lie beside the database under the id. */
export const recordings = table(
  'recordings',
  {
    id: text().primaryKey(),
    userId: player(),
    /** The stream that it shows; one may have several, when its publisher comes and goes. */
    streamId: text().notNull(),
    startedAt: at().notNull(),
    /** When its gateway last said that it goes on; whoever is silent for long has died. */
    seenAt: at().notNull(),
    endedAt: at(),
    end: oneOf(RECORDING_ENDS),
    /** Of its film, in whole seconds. */
    seconds: int().notNull(),
    bytes: int().notNull(),
    /** When it is deleted; null while it goes on. */
    expiresAt: at(),
  },
  (t) => [
    index('recordings_user').on(t.userId, t.startedAt, t.id),
    index('recordings_stream')
      .on(t.streamId)
      .where(sql`${t.endedAt} is null`),
    index('recordings_silent')
      .on(t.seenAt)
      .where(sql`${t.endedAt} is null`),
    index('recordings_expires')
      .on(t.expiresAt)
      .where(sql`${t.expiresAt} is not null`),
    check(
      'recordings_ended',
      sql`(${t.endedAt} is null) = (${t.end} is null) and (${t.endedAt} is null) = (${t.expiresAt} is null)`,
    ),
    check('recordings_size', sql`${t.seconds} >= 0 and ${t.bytes} >= 0`),
  ],
);
export type Recording = typeof recordings.$inferSelect;

/**
 * Files of recordings that lie, or may lie, in the object store: segments, and what those are played behind. As with every
 * object the row is there before it and goes after it. There is no reference to a recording: clips outlive theirs.
 */
export const recordingFiles = table(
  'recording_files',
  {
    /** Its name in the store; given once and never again. */
    key: text().primaryKey(),
    /** Whose it is, also where only clips are left of that; null before it is kept and as soon as it is gone. */
    recordingId: text(),
    /** As players ask for it. */
    file: text().notNull(),
    /** Its place in the playlist. */
    number: int().notNull(),
    /** What the playlist says of it, the first with the head; empty where it says nothing. */
    lines: text().notNull(),
    sizeBytes: int().notNull(),
    /** Of all bytes, in hexadecimal digits. */
    sha256: text().notNull(),
    /** From when it is removed, where no recording has it. */
    dueAt: at().notNull(),
  },
  (t) => [
    uniqueIndex('recording_files_file').on(t.recordingId, t.number, t.file),
    index('recording_files_due')
      .on(t.dueAt)
      .where(sql`${t.recordingId} is null`),
  ],
);
export type RecordingFile = typeof recordingFiles.$inferSelect;

/** Who has chosen whether the own streams are recorded; they are where nothing was chosen. */
export const recordingChoices = table('recording_choices', {
  userId: player().primaryKey(),
  isOn: bool().notNull(),
});

/** Where a player's streams can go as well (GL-11): one address and key for each platform. */
export const simulcastTargets = table(
  'simulcast_targets',
  {
    userId: player(),
    platform: oneOf(SIMULCAST_PLATFORMS).notNull(),
    address: text().notNull(),
    /** The platform's stream key under the server's secret; it is never answered again. */
    keySealed: text().notNull(),
    /** The last four characters, by which a player knows which key it is. */
    hint: text().notNull(),
    connectedAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.platform] })],
);
export type SimulcastTarget = typeof simulcastTargets.$inferSelect;

/** Whose channel shows a looped film to whoever looks while nothing comes in; the demo data set alone writes it. */
export const channelFilms = table('channel_films', {
  userId: player().primaryKey(),
  film: oneOf(FILMS).notNull(),
});
