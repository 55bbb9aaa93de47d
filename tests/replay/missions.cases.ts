import { type Deed, MISSIONS, UNLOCKS } from '../../domain/missions/missions.ts';
import { SEASON_GOALS } from '../../domain/missions/season-missions.ts';
import { DAY, HOUR, utcDay } from '../../domain/shared/time.ts';
import * as counting from '../../db/missions/count-deed.ts';
import * as queries from '../../db/missions/mission.queries.ts';
import { missionDeeds, missionProgress, streakMilestones } from '../../db/missions/mission.table.ts';
import { openPlayerDay } from '../../db/missions/open-day.ts';
import * as sets from '../../db/missions/season-mission.queries.ts';
import { seasonMissions } from '../../db/missions/season-mission.table.ts';
import * as runs from '../../db/missions/season.queries.ts';
import { seasonPlayers, seasons } from '../../db/missions/season.table.ts';
import * as tallies from '../../db/missions/tally.queries.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { reads, roomCases, writes } from './kit.ts';
import { edgeMission, edgeSeason } from './missions.rows.ts';

const people = ['1', '2', edgeUser(0), edgeUser(1), edgeUser(4), edgeUser(7), 'nobody'];
const each = people.map((id) => [id] as const);
const players = people.slice(0, -1);
const instants = ({ now }: Cast) =>
  [-70, -40, -33, -11, 0, 20, 40].map((days) => now + days * DAY).concat(0, Number.MAX_SAFE_INTEGER);
const cuts = (cast: Cast) => instants(cast).map((at) => [at] as const);
/** The first two have been played on. */
const days = ({ now }: Cast): string[] => [utcDay(now), utcDay(now - DAY), utcDay(now - 5 * DAY), '2020-01-01', ''];

const seasonIds = ['season-1', ...[0, 1, 2, 3].map(edgeSeason), 'nothing'];
const missionIds = ['season-1-mission-1', ...[0, 1, 2, 3, 4].map(edgeMission), 'nothing'];
const all = new Set(UNLOCKS);
const none = new Set<never>();

const run = { kind: 'run-counted', mode: 'contest', score: 9, target: 9, isWon: true } as const;
const deeds: readonly Deed[] = [
  { kind: 'battle-joined', stakeCents: 100_00 },
  { kind: 'battle-joined', stakeCents: 2 ** 40 },
  { kind: 'battle-ended', isWon: true },
  { kind: 'battle-ended', isWon: false },
  run,
  { ...run, mode: 'practice', score: 4 },
  { kind: 'stream-watched', minutes: 60 },
  { kind: 'friend-added' },
];
const done = (cast: Cast, userId: string, deed: Deed) => ({ userId, deed, key: 'fresh', at: cast.now - HOUR });
/** What players have done and what is known of it. */
const known = (cast: Cast) =>
  cast.rows(missionDeeds).filter(({ userId, deed }) => players.includes(userId) && deed.startsWith('battle-'));
const deedOf = (deed: string): Deed =>
  deed.startsWith('battle-joined')
    ? { kind: 'battle-joined', stakeCents: 50_00 }
    : { kind: 'battle-ended', isWon: true };

const season = { id: 'fresh', startsAt: 0, endsAt: Number.MAX_SAFE_INTEGER };
const mission = (cast: Cast) => cast.row(seasonMissions, ({ id }) => id === edgeMission(1));
const progress = (cast: Cast) => cast.row(missionProgress, ({ userId }) => userId === edgeUser(1));
/** A mission has functions: it is told by its id. */
const show = (completed: Awaited<ReturnType<typeof counting.countDeed>>) =>
  completed?.map(({ mission: { id }, period }) => ({ id, period }));
const asked = SEASON_GOALS.flatMap((goal) => [1, 60, 2 ** 31].map((target) => ({ goal, target })));

export const cases = roomCases('missions', [
  writes(counting.countDeed)(
    (cast) =>
      deeds.flatMap((deed) => [
        ...['1', edgeUser(1), 'desk-1'].map((id) => [done(cast, id, deed), all] as const),
        [done(cast, edgeUser(10), deed), none] as const,
      ]),
    { show },
  ),
  writes(counting.countDeed)(
    (cast) => [
      [done(cast, '1', run), all],
      [{ ...done(cast, '1', run), key: 'another' }, all],
    ],
    {
      show,
      before: async (tx, cast) => {
        for (const [n, { id }] of MISSIONS.entries())
          await counting.countDeed(tx, { ...done(cast, '1', run), key: n === 0 ? 'fresh' : id }, all);
      },
    },
  ),
  writes(counting.takeBackDeed)((cast) =>
    known(cast)
      .slice(0, 16)
      .map(({ userId, deed, at }) => [{ userId, deed: deedOf(deed), key: deed, at }]),
  ),
  writes(counting.takeBackDeed)((cast) => deeds.map((deed) => [done(cast, edgeUser(1), deed)]), {
    before: (tx, cast) => counting.countDeed(tx, done(cast, edgeUser(1), run), none),
  }),
  writes(counting.correctDeed)(
    (cast) => [
      ...known(cast)
        .slice(0, 9)
        .map(({ userId, deed }) => [{ ...done(cast, userId, run), key: deed }, deedOf(deed), all] as const),
      [done(cast, '1', run), run, none],
    ],
    { show },
  ),

  reads(queries.readMissionPlayer)(() => each),
  writes(queries.lockMissionPlayer)(() => [
    ...players.map((id) => [id] as const),
    ['desk-1'],
    ['desk-1', 'Asia/Kathmandu'],
  ]),
  writes(queries.updateMissionPlayer)(({ now }) => [
    [edgeUser(1), { xp: Number.MAX_SAFE_INTEGER, lastDay: null, multiplierUntil: now }],
    ['nobody', { xp: 1 }],
  ]),
  writes(queries.updateMissionPlayer)(
    () => [
      [edgeUser(1), { paidCoins: 501 }],
      [edgeUser(1), { freezes: 3 }],
    ],
    {
      refuses: 'so much there is not',
    },
  ),
  writes(queries.addCredits)(() => [
    ['1', 2 ** 40],
    ['desk-1', 1],
  ]),
  reads(queries.readProgress)(
    (cast) => people.flatMap((id) => [[id, []] as const, [id, [...days(cast), ...seasonIds]] as const]),
    { unordered: { why: 'each names its mission' } },
  ),
  reads(queries.listClaimable)((cast) => people.flatMap((id) => instants(cast).map((at) => [id, at] as const)), {
    unordered: { why: 'those of one instant stand anywhere: the index has no more' },
  }),
  reads(queries.findProgress)((cast) => [
    ...cast.some(missionProgress, 9).map((row) => [row.userId, row.period, row.mission] as const),
    ['1', utcDay(cast.now), 'nothing'],
  ]),
  writes(queries.putProgress)((cast) => [
    [{ ...progress(cast), progress: Number.MAX_SAFE_INTEGER, completedAt: cast.now, claimedAt: cast.now, coins: 9 }],
    [{ ...progress(cast), period: 'Ж', completedAt: null, claimedAt: null }],
    [
      { ...progress(cast), period: 'Ж' },
      { ...progress(cast), progress: 1 },
      { ...progress(cast), period: 'ж' },
    ],
    [],
  ]),
  writes(queries.putProgress)((cast) => [[{ ...progress(cast), completedAt: null, claimedAt: 1 }]], {
    refuses: 'it is not completed',
  }),
  writes(queries.addDeed)((cast) => [
    [{ userId: '1', deed: 'Ж', day: utcDay(cast.now), at: Number.MAX_SAFE_INTEGER }],
    [cast.row(missionDeeds)],
  ]),
  writes(queries.readDeed)((cast) =>
    cast.some(missionDeeds, 12).flatMap(({ userId, deed }) => [[userId, deed] as const, ['nobody', deed] as const]),
  ),
  writes(queries.voidDeed)((cast) => cast.some(missionDeeds, 12).map(({ userId, deed }) => [userId, deed, cast.now])),
  writes(queries.deleteOldDeeds)(cuts),
  reads(queries.readMilestones)(() => each),
  writes(queries.addMilestone)((cast) => [[{ ...cast.row(streakMilestones), since: 'Ж', coins: 2 ** 40 }]]),

  writes(openPlayerDay)((cast) =>
    ['1', edgeUser(1), edgeUser(7), 'desk-1'].flatMap((id) => [
      [id, 'UTC', { at: cast.now, newId: cast.newId }] as const,
      [id, 'Pacific/Kiritimati', { at: cast.now + DAY, newId: cast.newId }] as const,
    ]),
  ),

  reads(sets.listPublished)((cast) => seasonIds.flatMap((id) => instants(cast).map((at) => [id, at] as const))),
  reads(sets.listMissionsAt)(cuts),
  reads(sets.readSeasonMissions)(() => [[[]], [missionIds]], { unordered: { why: 'each is found by its id' } }),
  reads(sets.listSets)(() => [[[]], [seasonIds], ...seasonIds.map((id) => [[id]] as const)]),
  writes(sets.lockSeasonMission)(() => missionIds.map((id) => [id])),
  writes(sets.addSeasonMission)((cast) => [[{ ...mission(cast), id: cast.newId(), title: 'Ж "\\%_' }]]),
  writes(sets.addSeasonMission)((cast) => [[{ ...mission(cast), id: 'x', state: 'published', publishedAt: null }]], {
    refuses: 'it is published at no time',
  }),
  writes(sets.updateSeasonMission)((cast) => [
    [{ ...mission(cast), title: 'Ж', target: Number.MAX_SAFE_INTEGER, state: 'removed' }],
    [{ ...mission(cast), id: 'nothing' }],
  ]),

  reads(runs.findSeasonAt)(cuts),
  reads(runs.findLastSeason)(cuts),
  reads(runs.findNewestSeason)(() => [[]]),
  reads(runs.readSeason)(() => seasonIds.map((id) => [id])),
  reads(runs.listSeasonsTo)(cuts, { unordered: { why: 'each is found by its id' } }),
  writes(runs.lockNewestSeason)(() => [[]]),
  writes(runs.openSeason)((cast) => [[season], [cast.row(seasons)]]),
  writes(runs.openSeason)(() => [[{ ...season, endsAt: 0 }]], { refuses: 'it ends before it begins' }),
  writes(runs.addSeasonXp)((cast) =>
    instants(cast).flatMap((at, n) => [['1', n, at] as const, [edgeUser(1), 2 ** 31, at] as const]),
  ),
  reads(runs.readSeasonXp)((cast) => [
    ...cast.some(seasonPlayers, 9).map((row) => [row.userId, row.season] as const),
    ...people.map((id) => [id, edgeSeason(1)] as const),
  ]),

  writes(tallies.addTallies)((cast) =>
    deeds.flatMap((deed) =>
      days(cast)
        .slice(1, 3)
        .map((day) => [edgeUser(1), day, deed] as const),
    ),
  ),
  writes(tallies.takeBackTallies)((cast) =>
    deeds.flatMap((deed) =>
      days(cast)
        .slice(0, 2)
        .map((day) => [edgeUser(1), day, deed] as const),
    ),
  ),
  reads(tallies.previewGoals)((cast) => days(cast).flatMap((day) => [[day, []] as const, [day, asked] as const])),
  writes(tallies.deleteOldTallies)((cast) => days(cast).map((day) => [day])),
]);
