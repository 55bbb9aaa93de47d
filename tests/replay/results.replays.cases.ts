import { REPLAY_GAMES, WAGER_BANDS, searchKeyOf } from '../../domain/results/replay.ts';
import { DAY, utcDay } from '../../domain/shared/time.ts';
import * as changes from '../../db/results/replay-changes.ts';
import * as clips from '../../db/results/replay-clip.queries.ts';
import * as replaying from '../../db/results/replay.queries.ts';
import { replayClips, replayHighlights, replayViews, replays } from '../../db/results/replay.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { edgeClip, edgeCup, edgeReplay } from './results.rows.ts';
import { SEARCHES, WORDS } from './words.ts';

const people = ['1', edgeUser(0), edgeUser(1), edgeUser(4), edgeUser(5), 'nobody'];
const viewers = people.flatMap((userId) => [false, true].map((isStaff) => ({ userId, isStaff })));
const some = (cast: Cast): string[] => [
  ...[0, 1, 3, 5, 6, 13].map(edgeReplay),
  ...cast.some(replays, 4).map(({ id }) => id),
  'nothing',
];

const everything: replaying.ReplayFilter = { search: '', game: null, won: null, wager: null };
const filters: readonly replaying.ReplayFilter[] = [
  everything,
  ...REPLAY_GAMES.map((game) => ({ ...everything, game })),
  { ...everything, won: true },
  { ...everything, won: false },
  ...WAGER_BANDS.map((wager) => ({ ...everything, wager })),
  { ...everything, hasClip: true },
  { search: 'a', game: 'valorant', won: true, wager: 'low', hasClip: true },
];
/** All of them where there is much to see. */
const of = (userId: string) => (userId === edgeUser(0) ? filters : [everything]);
const searched = [...SEARCHES, ...WORDS].map((text) => ({ ...everything, search: searchKeyOf(text) }));

const kept = (cast: Cast, n: number) => {
  const { views: _, ...replay } = cast.row(replays, ({ id }) => id === edgeReplay(n));
  return { ...replay, title: 'Ж', titleKey: 'ж' };
};
const file = (cast: Cast, ownerId: string) => ({
  id: cast.newId(),
  ownerId,
  purpose: 'clip' as const,
  contentType: 'video/webm',
  name: 'Ж',
  bytes: Buffer.from([0, 255]),
  createdAt: cast.now,
  expiresAt: null,
  object: null,
});
const keyOf = ({ at, id }: replaying.ReplayKey): replaying.ReplayKey => ({ at, id });

export const cases = roomCases('results', [
  writes(changes.putReplay)((cast) => [[kept(cast, 3)], [{ ...kept(cast, 3), id: cast.newId() }]]),
  writes(changes.putReplaysOf)((cast) => [
    [edgeCup(0), [kept(cast, 0), { ...kept(cast, 0), id: cast.newId(), match: 99 }]],
    [edgeCup(1), []],
  ]),
  writes(changes.lockReplay)((cast) => some(cast).map((id) => [id])),
  writes(changes.countView)((cast) => [
    ...cast.some(replayViews, 2).map(({ replayId, userId, day }) => [replayId, userId, day] as const),
    [edgeReplay(0), '1', utcDay(cast.now)],
  ]),
  writes(changes.deleteOldViews)(({ now }) => [[utcDay(now)], [utcDay(now - DAY)], ['2020-01-01']]),
  writes(changes.insertHighlight)((cast) => [
    [
      {
        id: cast.newId(),
        replayId: edgeReplay(0),
        authorId: '1',
        atSeconds: Number.MAX_SAFE_INTEGER,
        text: 'Ж',
        at: cast.now,
      },
    ],
  ]),
  writes(changes.countHighlights)((cast) => some(cast).map((id) => [id])),
  writes(changes.readHighlight)((cast) => [
    ...cast.some(replayHighlights, 4).map(({ id }) => [id] as const),
    ['nothing'],
  ]),
  writes(changes.deleteHighlight)((cast) => [
    ...cast.some(replayHighlights, 2).map(({ id }) => [id] as const),
    ['nothing'],
  ]),
  writes(changes.countOtherClips)(() =>
    people.flatMap((id) => [[id, edgeReplay(0)] as const, [id, edgeReplay(1)] as const]),
  ),
  writes(changes.deleteClip)((cast) => [
    ...cast.some(replayClips, 3).map(({ replayId, playerId }) => [replayId, playerId] as const),
    [edgeReplay(0), '1'],
  ]),
  writes(changes.putClip)((cast) => [
    [edgeReplay(0), file(cast, edgeUser(0))],
    [edgeReplay(4), file(cast, edgeUser(0))],
  ]),
  writes(changes.dropReplay)((cast) => some(cast).map((id) => [id])),

  reads(clips.readClip)((cast) =>
    [...cast.values(replayClips, 'uploadId').slice(0, 8), 'nothing'].flatMap((id) =>
      viewers.map((viewer) => [viewer, id] as const),
    ),
  ),
  reads(clips.readClipBytes)(() => [
    [edgeClip(0), 0, 100],
    [edgeClip(0), 2, 2],
    [edgeClip(0), 5, 1],
    [edgeClip(0), 6, 1],
    [edgeClip(0), 9, 1],
    [edgeClip(0), 0, 0],
    ['nothing', 0, 1],
  ]),

  reads(replaying.readReplay)((cast) => some(cast).flatMap((id) => viewers.map((viewer) => [viewer, id] as const))),
  pages(
    replaying.listOwnReplays,
    keyOf,
  )(() => people.flatMap((id) => of(id).map((filter) => (limit, after) => [id, filter, limit, after]))),
  reads(replaying.listOwnReplays)(() => searched.map((filter) => [edgeUser(0), filter, 100, null])),
  pages(
    replaying.listSharedReplays,
    keyOf,
  )(() =>
    viewers
      .slice(0, 5)
      .flatMap((viewer) => of(viewer.userId).map((filter) => (limit, after) => [viewer, filter, limit, after])),
  ),
  reads(replaying.listSharedReplays)(() =>
    searched.map((filter) => [{ userId: '1', isStaff: false }, filter, 100, null]),
  ),
  reads(replaying.countTopViews)(({ now }) => [[utcDay(now)], [utcDay(now - 7 * DAY)], ['2030-01-01']]),
  reads(replaying.listTopReplays)((cast) => {
    const counted = some(cast).map((id, n) => ({ id, weekViews: n % 3 }));
    return viewers.flatMap((viewer) =>
      [2, 100].flatMap((limit) => [[viewer, counted, limit] as const, [viewer, [], limit] as const]),
    );
  }),
  reads(replaying.listHighlights)((cast) => [[[]], [some(cast)]]),
  reads(replaying.listClips)((cast) => [[[]], [some(cast)], [cast.values(replayClips, 'replayId')]]),
]);
