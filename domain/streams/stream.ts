import { searchKeyOf } from '../shared/search.ts';
import { HOUR, SECOND } from '../shared/time.ts';

/** What can be streamed: the games of the filter (SM-05), by the names that people know. */
export const STREAM_GAMES = [
  'valorant',
  'apex',
  'fortnite',
  'cs2',
  'rocket-league',
  'league',
  'dota2',
  'overwatch',
  'warzone',
  'minecraft',
  'hearthstone',
  'amongus',
  'rainbow-six',
  'pubg',
  'ea-fc',
  'street-fighter',
  'tekken',
  'smash-bros',
  'starcraft',
  'chess',
] as const;
export type StreamGame = (typeof STREAM_GAMES)[number];

export const STREAM_GAME_TITLES: Readonly<Record<StreamGame, string>> = {
  valorant: 'Valorant',
  apex: 'Apex Legends',
  fortnite: 'Fortnite',
  cs2: 'Counter-Strike 2',
  'rocket-league': 'Rocket League',
  league: 'League of Legends',
  dota2: 'Dota 2',
  overwatch: 'Overwatch 2',
  warzone: 'Call of Duty: Warzone',
  minecraft: 'Minecraft',
  hearthstone: 'Hearthstone',
  amongus: 'Among Us',
  'rainbow-six': 'Rainbow Six Siege',
  pubg: 'PUBG: Battlegrounds',
  'ea-fc': 'EA Sports FC',
  'street-fighter': 'Street Fighter 6',
  tekken: 'Tekken 8',
  'smash-bros': 'Super Smash Bros. Ultimate',
  starcraft: 'StarCraft II',
  chess: 'Chess',
};

/** What a stream is watched on. */
export const VIEW_DEVICES = ['desktop', 'mobile', 'tablet'] as const;
export type ViewDevice = (typeof VIEW_DEVICES)[number];

/** The games of the Go Live form (GL-03). */
export const GO_LIVE_GAMES = [
  'valorant',
  'apex',
  'fortnite',
  'cs2',
  'rocket-league',
] as const satisfies readonly StreamGame[];

/** What the streamer is up to (GL-04). */
export const STREAM_KINDS = ['solo', '1v1', 'tournament', 'practice'] as const;
export type StreamKind = (typeof STREAM_KINDS)[number];

/** As the list has it (SM-04, EN-41). */
export const STREAM_CATEGORIES = ['tournament', 'competitive', 'casual'] as const;
export type StreamCategory = (typeof STREAM_CATEGORIES)[number];

/** C-31: what is played alone is casual, one against one is competitive. */
const CATEGORY_OF: Readonly<Record<StreamKind, StreamCategory>> = {
  solo: 'casual',
  practice: 'casual',
  '1v1': 'competitive',
  tournament: 'tournament',
};
export const categoryOf = (kind: StreamKind): StreamCategory => CATEGORY_OF[kind];

/** GL-05. */
export const STREAM_LANGUAGES = ['en', 'es', 'fr', 'de', 'pt'] as const;
export type StreamLanguage = (typeof STREAM_LANGUAGES)[number];

export const STREAM_TAGS = [
  'High Stakes',
  'Viewer Betting Enabled',
  'Ranked Match',
  'Educational',
  'Beginner Friendly',
  'Pro Level',
  'Tournament Prep',
  'Practice Session',
] as const;
export type StreamTag = (typeof STREAM_TAGS)[number];

/** What is heard (GL-09). */
export const AUDIO_SOURCES = ['mic', 'system', 'both'] as const;
export type AudioSource = (typeof AUDIO_SOURCES)[number];

export const STREAM_STATES = ['live', 'ended'] as const;
export type StreamState = (typeof STREAM_STATES)[number];

export const STREAM_SORTS = ['viewers', 'recent', 'title', 'wager'] as const;
export type StreamSort = (typeof STREAM_SORTS)[number];

/** Characters. */
export const STREAM_TITLE_MAX = 100;
export const STREAM_DESCRIPTION_MAX = 1_000;
export const STREAM_REPORT_MIN = 5;
export const STREAM_REPORT_MAX = 300;

/** GL-06. */
export const THUMBNAIL_BYTES_MAX = 5 * 1024 * 1024;

/** SM-02. */
export const STREAMS_FIRST = 12;
export const STREAMS_MORE = 8;

/** How often an open page says that somebody is watching. */
export const WATCH_EVERY = 20 * SECOND;
/** Whoever has not been heard from for so long is gone. */
export const WATCHED_FOR = 60 * SECOND;
/** A count is told again after this at the earliest, however many come and go. */
export const COUNT_TOLD_EVERY = 3 * SECOND;

/** A stream that nobody has ended is over by itself after this. */
export const STREAM_LONGEST = 12 * HOUR;

/** Where the stream's chat is: everybody who watches one match talks in one place, whichever stream they see it on. */
export const talkIdOf = ({
  id,
  battleId,
}: {
  id: string;
  battleId: string | null;
}): `stream:${string}` | `battle:${string}` => (battleId === null ? `stream:${id}` : `battle:${battleId}`);

/** What an order by title and a search go by; the id makes it the stream's own. */
export const titleKeyOf = (title: string, id: string): string => `${searchKeyOf(title)}\n${id}`;
