import { sql } from 'drizzle-orm';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { uploads } from '../uploads/upload.table.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, bool, index, uniqueIndex, primaryKey } = kit;

const person = () =>
  text()
    .notNull()
    .references(() => users.id);

/** The record of a completed battle, or of a match that was played in a tournament (EN-18); its id is theirs. */
export const replays = table(
  'replays',
  {
    id: text().primaryKey(),
    /** Null for a battle. */
    tournamentId: text(),
    /** The place of the match in the graph of its tournament; null for a battle. */
    match: int(),
    title: text().notNull(),
    /** Folded, for the search. */
    titleKey: text().notNull(),
    game: oneOf(BATTLE_GAMES).notNull(),
    creatorId: person(),
    opponentId: person(),
    winnerId: person(),
    score: text().notNull(),
    stakeCents: int().notNull(),
    durationMs: int().notNull(),
    /** The winner's, or the loser's where the winner gave none; empty without any. Only https. */
    recordingUrl: text().notNull(),
    /** Those of public battles and tournaments only are seen by the community. */
    isPublic: bool().notNull(),
    views: int().notNull().default(0),
    at: at().notNull(),
  },
  (t) => [
    index('replays_creator').on(t.creatorId, t.at, t.id),
    index('replays_opponent').on(t.opponentId, t.at, t.id),
    index('replays_tournament')
      .on(t.tournamentId)
      .where(sql`${t.tournamentId} is not null`),
    index('replays_public').on(t.isPublic, t.at, t.id),
    index('replays_public_game').on(t.isPublic, t.game, t.at, t.id),
    index('replays_public_high')
      .on(t.isPublic, t.at, t.id)
      .where(sql`${t.stakeCents} >= 50000`),
  ],
);

/** A video of the battle as one of its players has uploaded it; the bytes lie in `uploads`. */
export const replayClips = table(
  'replay_clips',
  {
    replayId: text()
      .notNull()
      .references(() => replays.id),
    playerId: person(),
    uploadId: text()
      .notNull()
      .references(() => uploads.id),
    /** Told apart from the bytes, which a range must not be computed from. */
    sizeBytes: int().notNull(),
    at: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.replayId, t.playerId] }),
    uniqueIndex('replay_clips_upload').on(t.uploadId),
    index('replay_clips_player').on(t.playerId),
  ],
);

/** A moment that one of the players has marked. */
export const replayHighlights = table(
  'replay_highlights',
  {
    id: text().primaryKey(),
    replayId: text()
      .notNull()
      .references(() => replays.id),
    authorId: person(),
    /** From the beginning of the recording. */
    atSeconds: int().notNull(),
    text: text().notNull(),
    at: at().notNull(),
  },
  (t) => [
    index('replay_highlights_replay').on(t.replayId, t.atSeconds, t.id),
    index('replay_highlights_author').on(t.authorId),
  ],
);

/** A player counts once a day as a viewer, however often the page is loaded. */
export const replayViews = table(
  'replay_views',
  {
    replayId: text()
      .notNull()
      .references(() => replays.id),
    userId: person(),
    /** `YYYY-MM-DD`, UTC */
    day: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.replayId, t.userId, t.day] }),
    index('replay_views_day').on(t.day, t.replayId),
    index('replay_views_user').on(t.userId),
  ],
);
