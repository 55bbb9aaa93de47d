import { GAME_IDS } from '../../domain/arcade/games.ts';
import { LAST_VERSIONS } from '../../domain/arcade/versions.ts';
import { DAY, HOUR, utcDay } from '../../domain/shared/time.ts';
import { arcadeContests, arcadeDays, arcadeRatings, arcadeRuns, arcadeStages } from '../../db/arcade/arcade.table.ts';
import * as brackets from '../../db/arcade/bracket.queries.ts';
import { arcadeBracketSeats, arcadeBrackets } from '../../db/arcade/bracket.table.ts';
import * as contests from '../../db/arcade/contest.queries.ts';
import * as daily from '../../db/arcade/daily.queries.ts';
import * as leaders from '../../db/arcade/leader.queries.ts';
import * as pairs from '../../db/arcade/pair.queries.ts';
import * as playing from '../../db/arcade/playing.queries.ts';
import * as rating from '../../db/arcade/rating.queries.ts';
import * as runs from '../../db/arcade/run.queries.ts';
import * as seekers from '../../db/arcade/seeker.queries.ts';
import { edgeUser } from './accounts.rows.ts';
import { edgeBracket, edgeContest, edgeRun } from './arcade.rows.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { EDGES } from './words.ts';

/** What is read and kept of contests, brackets and runs. */

const people = ['2', '6', edgeUser(0), edgeUser(1), edgeUser(2), edgeUser(8), 'nobody'];
const each = people.map((id) => [id] as const);
const games = [GAME_IDS[0], GAME_IDS[1], GAME_IDS[4]] as const;
const inGames = people.flatMap((id) => games.map((game) => [id, game] as const));
const someBrackets = [...Array.from({ length: 16 }, (_, n) => edgeBracket(n)), 'nothing'];
const oneByOne = someBrackets.map((id) => [id] as const);

const someContests = (cast: Cast): string[] => [
  ...Array.from({ length: 12 }, (_, n) => edgeContest(n * 4 + (n % 4))),
  ...cast.some(arcadeContests, 4).map(({ id }) => id),
  'nothing',
];
const someRuns = (cast: Cast): string[] => [...cast.some(arcadeRuns, 10).map(({ id }) => id), edgeRun(2, 0), 'nothing'];
const boards = (cast: Cast) => cast.rows(arcadeContests).filter(({ mode }) => mode === 'daily');
const sinceOf = ({ now }: Cast) =>
  people.flatMap((id) => [0, now - 2 * HOUR, now + 1].map((since) => [id, since] as const));
const spans = ({ now }: Cast) =>
  [
    [0, now + DAY],
    [now - 2 * HOUR, now],
    [now, now],
  ].map(([since = 0, until = 0]) => ({ since, until }));
const endedTogether = { unordered: { why: 'each is ended by itself' } };

const fresh = (cast: Cast) => ({ ...cast.row(arcadeContests, ({ state }) => state === 'open'), id: cast.newId() });
const ticket = (cast: Cast) => ({
  ...cast.row(arcadeRuns, ({ state }) => state === 'void'),
  id: cast.newId(),
  contestId: edgeContest(0),
  userId: '1',
});
const openContests = (cast: Cast) => cast.some(arcadeContests, 4, ({ state }) => state === 'open');
const standing = (cast: Cast) => cast.row(arcadeRatings, ({ runId }) => runId !== null);

export const cases = roomCases('arcade', [
  reads(brackets.readBracket)(() => oneByOne),
  writes(brackets.lockBracket)(() => oneByOne),
  writes(brackets.insertBracket)((cast) => [
    [{ ...cast.row(arcadeBrackets), id: cast.newId(), entry: Number.MAX_SAFE_INTEGER }],
  ]),
  writes(brackets.updateBracket)(({ now }) => [
    [edgeBracket(0), { state: 'playing', dueAt: null, taken: 4 }],
    [edgeBracket(1), { state: 'void', endedAt: now }],
    ['nothing', { taken: 1 }],
  ]),
  writes(brackets.updateBracket)(() => [[edgeBracket(0), { taken: 9 }]], { refuses: 'there are no such seats' }),
  reads(brackets.readBracketSeats)(() => [[[]], [someBrackets]]),
  reads(brackets.isInBracket)(() =>
    someBrackets.slice(-5).flatMap((id) => people.map((userId) => [id, userId] as const)),
  ),
  reads(brackets.readBracketIdOf)((cast) =>
    [...cast.some(arcadeBracketSeats, 4).map(({ id }) => id), 'nothing'].map((id) => [id]),
  ),
  writes(brackets.insertBracketSeat)((cast) => [[{ ...cast.row(arcadeBracketSeats), id: cast.newId(), userId: '1' }]]),
  writes(brackets.updateBracketSeat)((cast) =>
    cast.some(arcadeBracketSeats, 3).flatMap((row) => [
      [row, { seed: 0, place: 1, paid: Number.MAX_SAFE_INTEGER }],
      [row, { leftAt: cast.now, seed: null }],
    ]),
  ),
  reads(brackets.listFreeBrackets)((cast) =>
    cast
      .some(arcadeBrackets, 8, ({ state }) => state === 'open')
      .flatMap((terms) =>
        ['1', edgeUser(1)].flatMap((id) => [
          [terms, id, cast.now, 1] as const,
          [terms, id, cast.now, 100] as const,
          [terms, id, cast.now - DAY, 100] as const,
        ]),
      ),
  ),
  reads(brackets.listDueBrackets)(
    ({ now }) => [
      [now, 100],
      [now + DAY, 100],
      [0, 100],
    ],
    endedTogether,
  ),
  pages(brackets.listRunningBrackets, ({ createdAt, id }): readonly [number, string] => [createdAt, id])(() => [
    (limit, past) => [limit, past],
  ]),
  reads(brackets.readHeldBrackets)(() => [[[]], [someBrackets]]),
  reads(brackets.listOwnBrackets)(sinceOf),
  reads(brackets.listPairs)(() => [[[]], [someBrackets]]),

  writes(contests.lockTurn)((cast) => cast.some(arcadeContests, 4).map((terms) => [terms])),
  reads(contests.listFreeSeats)((cast) =>
    cast
      .some(arcadeContests, 12, ({ state, seats }) => state === 'open' && seats > 1)
      .flatMap((terms) =>
        ['1', edgeUser(1)].flatMap((id) => [
          [terms, id, cast.now, 1] as const,
          [terms, id, cast.now, 100] as const,
          [terms, id, 0, 100] as const,
        ]),
      ),
  ),
  reads(contests.readSeated)((cast) => [[[]], [someContests(cast)]]),
  reads(contests.listDueContests)(
    ({ now }) =>
      [now, now + DAY].flatMap((at) => [
        [{ known: LAST_VERSIONS, now: at, givenUpAt: at - HOUR }, 100] as const,
        [{ known: { ...LAST_VERSIONS, turncoat: 0 }, now: at, givenUpAt: 0 }, 100] as const,
        [{ known: LAST_VERSIONS, now: at, givenUpAt: at }, 100] as const,
      ]),
    endedTogether,
  ),
  reads(contests.readUnknownContest)(
    ({ now }) => [
      [LAST_VERSIONS, now],
      [LAST_VERSIONS, now + DAY],
      [{ ...LAST_VERSIONS, turncoat: 0 }, now],
      [{ ...LAST_VERSIONS, turncoat: 0 }, 0],
    ],
    { differs: 'of those that are due for as long any is read' },
  ),
  reads(contests.listInvites)(({ now }) =>
    people.flatMap((id) => [[id, now, 1] as const, [id, now, 100] as const, [id, 0, 100] as const]),
  ),
  reads(contests.countNamedPairs)(({ now }) => [
    [edgeUser(1), edgeUser(2), 0],
    [edgeUser(2), edgeUser(1), 0],
    [edgeUser(1), edgeUser(2), now - HOUR],
    ['1', edgeUser(2), 0],
  ]),
  pages(contests.listPaidContests, ({ createdAt, id }): readonly [number, string] => [createdAt, id])(() => [
    (limit, past) => [limit, past],
  ]),

  reads(daily.readDaily)(({ now }) => GAME_IDS.flatMap((game) => [[game, 0] as const, [game, now - HOUR] as const])),
  reads(daily.readBoardOf)(({ now }) =>
    GAME_IDS.flatMap((game) => [0, 1, 2].map((days) => [game, now - 12 * HOUR - days * DAY] as const)),
  ),
  reads(daily.listStands)(
    ({ now }) => people.flatMap((id) => [0, 1, 2].map((days) => [id, now - 12 * HOUR - days * DAY] as const)),
    { unordered: { why: 'each is found by its game' } },
  ),
  reads(daily.listBoard)((cast) => boards(cast).flatMap(({ id }) => [1, 2, 100].map((limit) => [id, limit] as const)), {
    differs: 'equals, who share a place, come in any order',
  }),
  reads(daily.countOnBoard)((cast) =>
    boards(cast).flatMap(({ id }) => [
      [id, null] as const,
      [id, { score: 500, tieBreak: 6 }] as const,
      [id, { score: 500, tieBreak: 7 }] as const,
      [id, { score: Number.MAX_SAFE_INTEGER, tieBreak: 0 }] as const,
    ]),
  ),
  reads(daily.readRunIn)((cast) =>
    someContests(cast).flatMap((id) => [edgeUser(1), '1'].map((userId) => [id, userId] as const)),
  ),
  writes(daily.deleteGivenBack)((cast) => [
    ...cast
      .some(
        arcadeRuns,
        3,
        ({ id, state }) =>
          state === 'void' &&
          [...cast.rows(arcadeStages), ...cast.rows(arcadeRatings)].every(({ runId }) => runId !== id),
      )
      .map(({ id }) => [id] as const),
    [edgeRun(2, 0)],
    ['nothing'],
  ]),

  reads(leaders.listLeaders)(() => GAME_IDS.flatMap((game) => [1, 2, 5, 100].map((limit) => [game, limit] as const))),
  reads(leaders.countBetter)(() =>
    GAME_IDS.flatMap((game) => [0, 1_000_000_000, 1_000_250_000].map((micro) => [game, micro] as const)),
  ),
  reads(pairs.listPairings)((cast) =>
    spans(cast).flatMap((span) =>
      [12, 21, 24, 3].flatMap((n) => [
        [edgeUser(1), edgeUser(n), span] as const,
        [edgeUser(n), edgeUser(1), span] as const,
      ]),
    ),
  ),
  writes(runs.deleteStages)((cast) => [
    ...cast.some(arcadeStages, 3).map(({ runId }) => [runId] as const),
    ['nothing'],
  ]),
  reads(playing.listPlaying)(({ now }) =>
    people.flatMap((id) => [[id, now, 1] as const, [id, now, 100] as const, [id, now - DAY, 100] as const]),
  ),

  reads(rating.readRating)(() => inGames),
  writes(rating.openRating)(() => inGames.slice(0, -games.length)),
  writes(rating.lockRating)(() => inGames.slice(0, -games.length)),
  writes(rating.lockRatings)((cast) => [[cast.some(arcadeRuns, 8)], [[]]]),
  writes(rating.putRating)((cast) => [
    [{ ...standing(cast), ratingMicro: Number.MAX_SAFE_INTEGER, runId: null, runVersion: null }],
    [{ ...standing(cast), userId: 'nobody' }],
  ]),
  reads(rating.readRatingsOf)(() => each, { unordered: { why: 'each is found by its game' } }),
  reads(rating.listNearRivals)(
    () =>
      inGames.flatMap(([userId, game]) =>
        [0, 1_000_500_000, Number.MAX_SAFE_INTEGER].flatMap((ratingMicro) =>
          [1, 2].map((version) => [{ userId, game, version, ratingMicro }] as const),
        ),
      ),
    { differs: 'of those with one rating any come first' },
  ),
  reads(rating.hasRivals)(() => inGames.flatMap(([id, game]) => [1, 2].map((version) => [id, game, version] as const))),
  reads(rating.readFreeDay)((cast) => [
    ...cast.some(arcadeDays, 4).map(({ userId, day }) => [userId, day] as const),
    ['1', '2020-01-01'],
  ]),
  writes(rating.lockFreeDay)((cast) => [
    ...cast.some(arcadeDays, 4).map(({ userId, day }) => [userId, day] as const),
    ['1', '2020-01-01'],
  ]),
  writes(rating.putFreeDay)((cast) =>
    cast.some(arcadeDays, 3).map(({ userId, day }) => [userId, day, { freeRuns: 10, netCoins: -(2 ** 52) }]),
  ),
  writes(rating.putFreeDay)(
    (cast) => [[cast.row(arcadeDays).userId, cast.row(arcadeDays).day, { freeRuns: 11, netCoins: 0 }]],
    {
      refuses: 'a day has ten',
    },
  ),
  writes(rating.deleteOldFreeDays)(({ now }) => [[utcDay(now - 4 * DAY)], ['2020-01-01'], ['2030-01-01']]),
  reads(rating.readFigures)(({ now }) => [[0], [now - HOUR], [now + 1]]),

  reads(runs.readRun)((cast) => someRuns(cast).map((id) => [id])),
  reads(runs.readOpenRun)((cast) => [
    ...each,
    ...cast.some(arcadeRuns, 6, ({ dueAt }) => dueAt !== null).map(({ userId }) => [userId] as const),
  ]),
  pages(runs.listRuns, ({ run }): { readonly at: number; readonly id: string } => ({ at: run.enteredAt, id: run.id }))(
    () => people.map((id) => (limit, past) => [id, limit, past]),
  ),
  reads(runs.listWaiting)(sinceOf),
  reads(runs.listRatings)(() => inGames.flatMap(([id, game]) => [2, 100].map((limit) => [id, game, limit] as const))),
  reads(runs.listLastRuns)(() =>
    inGames.flatMap(([id, game]) =>
      [1, 2].flatMap((version) => [2, 100].map((limit) => [id, { game, version }, limit] as const)),
    ),
  ),
  writes(runs.lockRun)((cast) => someRuns(cast).map((id) => [id])),
  writes(runs.lockRunWithContest)((cast) =>
    cast
      .some(arcadeRuns, 4)
      .map((run) => [{ run, contest: cast.row(arcadeContests, ({ id }) => id === run.contestId) }]),
  ),
  writes(runs.lockContest)((cast) => someContests(cast).map((id) => [id])),
  reads(runs.readContest)((cast) => someContests(cast).map((id) => [id])),
  reads(runs.readRunsOf)((cast) => someContests(cast).map((id) => [id])),
  writes(runs.insertContest)((cast) => [
    [{ ...fresh(cast), mode: 'battle', commitment: 'Ж' }],
    [{ ...fresh(cast), mode: 'practice' }],
  ]),
  writes(runs.insertRun)((cast) => [
    [{ ...ticket(cast), rivals: [{ runId: 'Ж"\\', ratingMicro: 1, score: 2 ** 52, tieBreak: 0 }], signs: [] }],
  ]),
  writes(runs.insertRun)(
    (cast) => [
      [
        {
          ...ticket(cast),
          userId: edgeUser(0),
          contestId: cast.row(arcadeRuns, ({ userId }) => userId === edgeUser(0)).contestId,
        },
      ],
    ],
    {
      refuses: 'each plays once in a contest',
    },
  ),
  writes(runs.updateContest)(({ now }) => [
    [edgeContest(3), { state: 'settled', lastSecret: 'Ж', dueAt: null, endedAt: now }],
    [edgeContest(4), { heldAt: now, dueAt: Number.MAX_SAFE_INTEGER }],
  ]),
  writes(runs.updateRun)(({ now }) => [
    [edgeRun(6, 0), { signs: ['slowed'], isWon: true, paid: Number.MAX_SAFE_INTEGER }],
    [edgeRun(7, 0), { readyAt: now }],
  ]),
  writes(runs.settleContest)((cast) =>
    openContests(cast).map(({ id }) => [
      id,
      {
        runs: cast
          .rows(arcadeRuns)
          .filter(({ contestId }) => contestId === id)
          .map((run) => ({ ...run, place: 1, isWon: true, paid: 7, ratingAfterMicro: 2 ** 40 })),
        standings: [{ ...standing(cast), ratedRuns: 9, runScore: 2 ** 40 }],
      },
      { at: cast.now, lastSecret: 'ff' },
    ]),
  ),
  writes(runs.endAsVoid)((cast) => openContests(cast).map(({ id }) => [id, cast.now])),
  reads(runs.readStages)((cast) => cast.some(arcadeStages, 8).map(({ runId }) => [runId])),
  writes(runs.insertStages)(({ now }) => [
    [
      [0, 1].map((stage) => ({
        runId: edgeRun(0, 0),
        stage,
        bytes: Buffer.from([0, 255]),
        receivedAt: now,
        receipt: 'Ж',
      })),
    ],
  ]),
  reads(runs.listDueRuns)(
    ({ now }) => [
      [now, 100],
      [now + DAY, 100],
      [0, 100],
    ],
    endedTogether,
  ),

  reads(seekers.readSeekers)(
    ({ now }) =>
      games.flatMap((game) =>
        EDGES.slice(0, 2).map(
          (enteredAt) =>
            [game, people.map((userId) => ({ userId, inputClass: 'keys' as const, enteredAt })), now] as const,
        ),
      ),
    { unordered: { why: 'they are looked through for one that others have too', at: ['traces', 'friendIds'] } },
  ),
  reads(seekers.readBeaten)(() => each),
]);
