import {
  STREAM_CATEGORIES,
  STREAM_CATEGORY_TITLES,
  STREAM_GAMES,
  STREAM_GAME_TITLES,
} from '../../domain/streams/stream.ts';
import type { Clipping, RecordingEnd } from '../data/__generated__/schema-types.ts';
import { formatCents, formatCounted } from '../format/format.ts';

/** Viewers as they are shown: from a thousand on in thousands with one decimal (SM-03). */
export const viewersText = (viewers: number): string =>
  viewers < 1_000 ? String(viewers) : `${(Math.floor(viewers / 100) / 10).toFixed(1)}K`;

export const viewersWord = (viewers: number): string => (viewers === 1 ? 'viewer' : 'viewers');

export const wagerText = (wagerCents: number): string =>
  wagerCents === 0 ? 'No wager' : `${formatCents(wagerCents)} wager`;

export const CATEGORY_OPTIONS = [
  { value: '', label: 'All Categories' },
  ...STREAM_CATEGORIES.map((category) => ({ value: category, label: STREAM_CATEGORY_TITLES[category] })),
];
export const GAME_OPTIONS = [
  { value: '', label: 'All Games' },
  ...STREAM_GAMES.map((game) => ({ value: game, label: STREAM_GAME_TITLES[game] })),
];
/** SM-05. */
export const SORT_OPTIONS = [
  { value: '', label: 'Viewers' },
  { value: 'recent', label: 'Recently Started' },
  { value: 'title', label: 'A-Z' },
  { value: 'wager', label: 'Highest Wager' },
];

/** The id of a game as the art of it is called. */
export const artOf = (game: string): string => game.replaceAll('-', '');

const PAST_ENDS: Readonly<Record<RecordingEnd, string | null>> = {
  STOPPED: null,
  SWITCHED_OFF: 'recording was switched off',
  TOO_LONG: 'the first hours of it',
  SPACE_USED_UP: 'the space for recordings was used up',
  CUT_SHORT: 'cut short, no more could be kept',
  INTERRUPTED: 'broken off by a fault of ours',
};

/** What is to be known of a recording that does not hold all of its stream; null of one that does. */
export const pastStreamNote = (past: {
  readonly end: RecordingEnd;
  readonly seconds: number;
  readonly isTakenDown: boolean;
}): string | null => {
  if (past.isTakenDown) return 'ended by a moderator, nobody can watch it';
  return past.seconds === 0 ? 'nothing of it could be kept' : PAST_ENDS[past.end];
};

/** How long a clip is, and how many have watched it. */
export const clipFigures = ({ seconds, views }: { readonly seconds: number; readonly views: number }): string =>
  `${Math.round(seconds)} s · ${formatCounted(views, 'view')}`;

/** Why a stream cannot be clipped; null where it can, and where that needs no saying. */
export const clippingNote = (clipping: Clipping, streamerName: string): string | null =>
  ({
    OFFERED: null,
    OVER: null,
    UNRECORDED: 'This stream is not recorded, so there is nothing to clip.',
    OFF: `${streamerName} does not allow clips.`,
    HIDDEN: `You cannot clip ${streamerName}: one of you has blocked the other.`,
  })[clipping];
