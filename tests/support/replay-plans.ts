import type { Reader } from '../../db/client/database.ts';
import { readClip, readClipBytes } from '../../db/results/replay-clip.queries.ts';
import {
  type ReplayFilter,
  countTopViews,
  listClips,
  listHighlights,
  listOwnReplays,
  listSharedReplays,
  listTopReplays,
  readReplay,
} from '../../db/results/replay.queries.ts';

const onlooker = { userId: 'x', isStaff: false };
const past = { at: 5, id: 'x' };
const all: ReplayFilter = { search: '', game: null, won: null, wager: null };

interface ReplayPlan {
  readonly name: string;
  readonly run: (reader: Reader) => Promise<unknown>;
  readonly uses: readonly string[];
  readonly isInOrder?: boolean;
}

const own = (name: string, filter: ReplayFilter, after: typeof past | null): ReplayPlan => ({
  name: `own replays, ${name}`,
  run: (reader) => listOwnReplays(reader, 'x', filter, 20, after),
  uses: ['replays_creator', 'replays_opponent'],
  isInOrder: true,
});

const shared = (name: string, filter: ReplayFilter, after: typeof past | null, index: string): ReplayPlan => ({
  name: `replays of the community, ${name}`,
  run: (reader) => listSharedReplays(reader, onlooker, filter, 20, after),
  uses: [index],
  isInOrder: filter.search === '',
});

/** The reads of replays, with the indexes that they must find their rows by; a primary key has an index of its own. */
export const REPLAY_PLANS: readonly ReplayPlan[] = [
  own('first page', all, null),
  own('next page of a filter', { ...all, won: true, wager: 'low' }, past),
  shared('first page', all, null, 'replays_public'),
  shared('next page of a game', { ...all, game: 'cs2' }, past, 'replays_public_game'),
  shared('a high wager', { ...all, wager: 'high' }, null, 'replays_public_high'),
  shared('a search', { ...all, search: 'x' }, null, 'replays_public'),
  {
    name: 'the most viewed replays',
    run: (reader) => countTopViews(reader, '2026-01-05'),
    uses: ['replay_views_day'],
  },
  {
    name: 'those of them that are shared',
    run: (reader) => listTopReplays(reader, onlooker, [{ id: 'x', weekViews: 1 }], 6),
    uses: [],
  },
  { name: 'a replay', run: (reader) => readReplay(reader, onlooker, 'x'), uses: [] },
  {
    name: 'highlights of replays',
    run: (reader) => listHighlights(reader, ['x', 'y']),
    uses: ['replay_highlights_replay'],
  },
  { name: 'clips of replays', run: (reader) => listClips(reader, ['x', 'y']), uses: [] },
  { name: 'a clip', run: (reader) => readClip(reader, onlooker, 'x'), uses: ['replay_clips_upload'] },
  { name: 'bytes of a clip', run: (reader) => readClipBytes(reader, 'x', 0, 5), uses: [] },
];
