import {
  STREAM_CATEGORIES,
  STREAM_GAMES,
  STREAM_GAME_TITLES,
  type StreamCategory,
  type StreamTag,
} from '../../domain/streams/stream.ts';
import type { Clipping, RecordingEnd } from '../data/__generated__/schema-types.ts';
import { formatCents } from '../format/format.ts';
import * as t from './__generated__/messages.ts';

/** Viewers as they are shown: from a thousand on in thousands with one decimal (SM-03). */
export const viewersText = (viewers: number): string =>
  viewers < 1_000 ? String(viewers) : `${(Math.floor(viewers / 100) / 10).toFixed(1)}K`;

export const viewersWords = (viewers: number): string => t.shownViewers({ shown: viewersText(viewers), viewers });

export const wagerText = (wagerCents: number): string =>
  wagerCents === 0 ? t.noWager() : t.amountWager({ amount: formatCents(wagerCents) });

export const CATEGORY_WORDS: Readonly<Record<StreamCategory, string>> = {
  tournament: t.tournament(),
  competitive: t.competitive(),
  casual: t.casual(),
};

const TAG_WORDS: Readonly<Record<StreamTag, string>> = {
  'High Stakes': t.highStakes(),
  'Viewer Betting Enabled': t.viewerBettingEnabled(),
  'Ranked Match': t.rankedMatch(),
  Educational: t.educational(),
  'Beginner Friendly': t.beginnerFriendly(),
  'Pro Level': t.proLevel(),
  'Tournament Prep': t.tournamentPrep(),
  'Practice Session': t.practiceSession(),
};

/** What a tag says: a stream keeps it by its English name. */
export const tagWord = (tag: string): string => (Object.hasOwn(TAG_WORDS, tag) ? TAG_WORDS[tag as StreamTag] : tag);

export const CATEGORY_OPTIONS = [
  { value: '', label: t.allCategories() },
  ...STREAM_CATEGORIES.map((category) => ({ value: category, label: CATEGORY_WORDS[category] })),
];
export const GAME_OPTIONS = [
  { value: '', label: t.allGames() },
  ...STREAM_GAMES.map((game) => ({ value: game, label: STREAM_GAME_TITLES[game] })),
];
/** SM-05. */
export const SORT_OPTIONS = [
  { value: '', label: t.viewers() },
  { value: 'recent', label: t.recentlyStarted() },
  { value: 'title', label: 'A-Z' },
  { value: 'wager', label: t.highestWager() },
];

/** The id of a game as the art of it is called. */
export const artOf = (game: string): string => game.replaceAll('-', '');

const PAST_ENDS: Readonly<Record<RecordingEnd, string | null>> = {
  STOPPED: null,
  SWITCHED_OFF: t.recordingWasSwitchedOff(),
  TOO_LONG: t.theFirstHoursOfIt(),
  SPACE_USED_UP: t.theSpaceForRecordingsWasUsedUp(),
  CUT_SHORT: t.cutShortNoMoreCouldBeKept(),
  INTERRUPTED: t.brokenOffByAFaultOfOurs(),
};

/** What is to be known of a recording that does not hold all of its stream; null of one that does. */
export const pastStreamNote = (past: {
  readonly end: RecordingEnd;
  readonly seconds: number;
  readonly isTakenDown: boolean;
}): string | null => {
  if (past.isTakenDown) return t.endedByAModeratorNobodyCanWatch();
  return past.seconds === 0 ? t.nothingOfItCouldBeKept() : PAST_ENDS[past.end];
};

/** How long a clip is, and how many have watched it. */
export const clipFigures = ({ seconds, views }: { readonly seconds: number; readonly views: number }): string =>
  t.clipFigures({ seconds: Math.round(seconds), views });

/** Why a stream cannot be clipped; null where it can, and where that needs no saying. */
export const clippingNote = (clipping: Clipping, streamerName: string): string | null =>
  ({
    OFFERED: null,
    OVER: null,
    UNRECORDED: t.thisStreamIsNotRecordedSoThere(),
    OFF: t.streamerDoesNotAllowClips({ streamerName }),
    HIDDEN: t.youCannotClipStreamer({ streamerName }),
  })[clipping];
