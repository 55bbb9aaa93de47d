import { sql } from 'drizzle-orm';
import {
  AUDIO_SOURCES,
  STREAM_GAMES,
  STREAM_KINDS,
  STREAM_LANGUAGES,
  STREAM_STATES,
  type StreamTag,
  VIEW_DEVICES,
} from '../../domain/streams/stream.ts';
import { STREAMED_KINDS } from '../../domain/shared/subjects.ts';
import type { SimulcastPlatform } from '../../domain/video/simulcast.ts';
import { users } from '../accounts/user.table.ts';
import { battles } from '../battles/battle.table.ts';
import { kit } from '../client/kit.ts';
import { recordings } from '../video/video.table.ts';

const { table, text, oneOf, int, at, bool, json, index, uniqueIndex, check, primaryKey } = kit;

const person = () =>
  text()
    .notNull()
    .references(() => users.id);

/** What an account has sent: one at a time, from going live to its end (EN-41, EN-51). */
export const streams = table(
  'streams',
  {
    id: text().primaryKey(),
    streamerId: person(),
    state: oneOf(STREAM_STATES).notNull(),
    title: text().notNull(),
    /** What an order by title goes by. */
    titleKey: text().notNull(),
    description: text().notNull(),
    game: oneOf(STREAM_GAMES).notNull(),
    kind: oneOf(STREAM_KINDS).notNull(),
    language: oneOf(STREAM_LANGUAGES),
    tags: json<readonly StreamTag[]>().notNull(),
    isMature: bool().notNull(),
    hasCamera: bool().notNull(),
    audioSource: oneOf(AUDIO_SOURCES).notNull(),
    hasBetting: bool().notNull(),
    /** The platforms that it is sent to as well, of those that its streamer has connected. */
    simulcast: json<readonly SimulcastPlatform[]>().notNull().default([]),
    /** The battle that the streamer plays on it. */
    battleId: text().references(() => battles.id),
    /** The stake of that battle, which does not change; 0 without one. */
    stakeCents: int().notNull(),
    /** What else its streamer plays on it, where it is no battle; both null without. */
    contestKind: oneOf(STREAMED_KINDS),
    contestId: text(),
    /** A file of its own; null for a picture drawn from the id. */
    thumbnailId: text(),
    /** Accounts that watch now: the rows of `stream_views` that are watching. */
    viewers: int().notNull(),
    peakViewers: int().notNull(),
    /** What those who watch were told last, and when. */
    toldViewers: int().notNull(),
    toldAt: at().notNull(),
    startedAt: at().notNull(),
    endedAt: at(),
    /** When it ends by itself at the latest. */
    dueAt: at().notNull(),
    /** What a moderator said at its end; null where its own streamer or time ended it. */
    endReason: text(),
  },
  (t) => [
    check('streams_viewers', sql`${t.viewers} >= 0 and ${t.peakViewers} >= ${t.viewers}`),
    check('streams_battle_terms', sql`${t.battleId} is not null or (${t.stakeCents} = 0 and not ${t.hasBetting})`),
    check('streams_ended', sql`(${t.state} = 'ended') = (${t.endedAt} is not null)`),
    uniqueIndex('streams_live_streamer')
      .on(t.streamerId)
      .where(sql`${t.state} = 'live'`),
    index('streams_live_viewers')
      .on(t.viewers, t.id)
      .where(sql`${t.state} = 'live'`),
    index('streams_live_started')
      .on(t.startedAt, t.id)
      .where(sql`${t.state} = 'live'`),
    index('streams_live_title')
      .on(t.titleKey)
      .where(sql`${t.state} = 'live'`),
    index('streams_live_wager')
      .on(t.stakeCents, t.id)
      .where(sql`${t.state} = 'live'`),
    index('streams_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'live'`),
    index('streams_battle')
      .on(t.battleId)
      .where(sql`${t.battleId} is not null`),
    index('streams_streamer').on(t.streamerId, t.startedAt, t.id),
  ],
);
export type StreamRow = typeof streams.$inferSelect;

/** Who follows whom (SM-07). */
export const streamFollows = table(
  'stream_follows',
  {
    followerId: person(),
    streamerId: person(),
    at: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.followerId, t.streamerId] }),
    index('stream_follows_streamer').on(t.streamerId, t.followerId),
  ],
);

/** Who has watched a stream: one row an account, so that nobody counts twice; the streamer never does. */
export const streamViews = table(
  'stream_views',
  {
    streamId: text()
      .notNull()
      .references(() => streams.id),
    userId: person(),
    since: at().notNull(),
    seenAt: at().notNull(),
    isWatching: bool().notNull(),
    /** What it is watched on, as far as the browser says; the latest of several. */
    device: oneOf(VIEW_DEVICES),
  },
  (t) => [
    primaryKey({ columns: [t.streamId, t.userId] }),
    index('stream_views_seen')
      .on(t.seenAt)
      .where(sql`${t.isWatching}`),
    index('stream_views_user').on(t.userId),
  ],
);

/** A stream has sent those who watched it to another. */
export const streamRaids = table(
  'stream_raids',
  {
    id: text().primaryKey(),
    streamId: text()
      .notNull()
      .references(() => streams.id),
    targetId: text()
      .notNull()
      .references(() => streams.id),
    /** Accounts that watched. */
    viewers: int().notNull(),
    at: at().notNull(),
  },
  (t) => [
    check('stream_raids_viewers', sql`${t.viewers} > 0`),
    index('stream_raids_stream').on(t.streamId, t.at),
    index('stream_raids_target').on(t.targetId),
  ],
);
export type StreamRaidRow = typeof streamRaids.$inferSelect;

/** Who has chosen whether others may raid the own streams; they may where nothing was chosen. */
export const raidChoices = table('raid_choices', {
  userId: person().primaryKey(),
  isOn: bool().notNull(),
});

/** A piece of the recording of a stream that a viewer has kept: the rule is in `domain/streams/clip.ts`. */
export const streamClips = table(
  'stream_clips',
  {
    id: text().primaryKey(),
    streamId: text()
      .notNull()
      .references(() => streams.id),
    streamerId: person(),
    makerId: person(),
    /** Whose files it is made of; they outlive its row. */
    recordingId: text().notNull(),
    title: text().notNull(),
    /** What was played then. */
    game: oneOf(STREAM_GAMES).notNull(),
    /** Where it begins in the film of the recording, and how long it is; in milliseconds. */
    fromMs: int().notNull(),
    lengthMs: int().notNull(),
    bytes: int().notNull(),
    /** Names the files. */
    playlist: text().notNull(),
    /** The rows of `stream_clip_views`. */
    views: int().notNull(),
    at: at().notNull(),
  },
  (t) => [
    check('stream_clips_film', sql`${t.fromMs} >= 0 and ${t.lengthMs} > 0 and ${t.bytes} > 0`),
    check('stream_clips_views', sql`${t.views} >= 0`),
    index('stream_clips_stream').on(t.streamId, t.at, t.id),
    index('stream_clips_streamer').on(t.streamerId, t.at, t.id),
    index('stream_clips_maker').on(t.makerId, t.at, t.id),
    index('stream_clips_recording').on(t.recordingId),
  ],
);
export type StreamClipRow = typeof streamClips.$inferSelect;

/** A moment of a recording that its streamer has kept while it was live. Whoever deletes the recording deletes it too. */
export const streamMarkers = table(
  'stream_markers',
  {
    id: text().primaryKey(),
    recordingId: text()
      .notNull()
      .references(() => recordings.id, { onDelete: 'cascade' }),
    /** Where in the film of the recording, in milliseconds. */
    atMs: int().notNull(),
    /** The number of the last segment before it, by which it is clipped. */
    segment: int().notNull(),
    label: text().notNull(),
  },
  (t) => [
    check('stream_markers_at', sql`${t.atMs} > 0 and ${t.segment} >= 0`),
    index('stream_markers_recording').on(t.recordingId, t.atMs, t.id),
  ],
);
export type StreamMarkerRow = typeof streamMarkers.$inferSelect;

/** Who has watched a clip: one row an account, so that nobody counts twice; its maker and its streamer never do. */
export const streamClipViews = table(
  'stream_clip_views',
  {
    clipId: text()
      .notNull()
      .references(() => streamClips.id),
    userId: person(),
    at: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clipId, t.userId] }), index('stream_clip_views_user').on(t.userId)],
);

/** Who has chosen whether others may clip the own streams; they may where nothing was chosen. */
export const clipChoices = table('clip_choices', {
  userId: person().primaryKey(),
  isOn: bool().notNull(),
});

/** How long an account has watched, whichever streams; the rule is in `domain/streams/watch-time.ts`. */
export const streamWatchTimes = table(
  'stream_watch_times',
  {
    userId: person().primaryKey(),
    seenAt: at().notNull(),
    pendingMs: int().notNull(),
    day: text().notNull(),
    dayMinutes: int().notNull(),
  },
  (t) => [check('stream_watch_times_counts', sql`${t.pendingMs} >= 0 and ${t.dayMinutes} between 0 and 120`)],
);

/** What staff were told about a stream; each account says it once. */
export const streamReports = table(
  'stream_reports',
  {
    id: text().primaryKey(),
    streamId: text()
      .notNull()
      .references(() => streams.id),
    reporterId: person(),
    reason: text().notNull(),
    at: at().notNull(),
  },
  (t) => [
    uniqueIndex('stream_reports_once').on(t.streamId, t.reporterId),
    index('stream_reports_reporter').on(t.reporterId),
  ],
);
