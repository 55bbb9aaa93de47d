import { ACHIEVEMENTS } from '../../domain/results/achievements.ts';
import { EARNING_TYPES, PRIZE_KINDS } from '../../domain/results/earnings.ts';
import { spansAt } from '../../domain/results/spans.ts';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { REGIONS } from '../../domain/shared/regions.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import * as feats from '../../db/results/achievement.queries.ts';
import * as corrections from '../../db/results/correct-outcomes.ts';
import * as boards from '../../db/results/count-leaders.ts';
import * as counts from '../../db/results/count-outcome.ts';
import * as cups from '../../db/results/count-tournament.ts';
import * as earnings from '../../db/results/earning.queries.ts';
import * as leading from '../../db/results/leader.queries.ts';
import { countedTournaments, ratingHistory } from '../../db/results/leader.table.ts';
import { readMainGames } from '../../db/results/main-game.queries.ts';
import * as meetings from '../../db/results/meeting.queries.ts';
import * as prized from '../../db/results/prize.queries.ts';
import { prizes } from '../../db/results/prize.table.ts';
import { compareBoards } from '../../db/results/recount-leaders.ts';
import * as moves from '../../db/results/rating-move.queries.ts';
import * as results from '../../db/results/result.queries.ts';
import { outcomes } from '../../db/results/result.table.ts';
import { countedRuns } from '../../db/results/run.table.ts';
import { edgeUser } from './accounts.rows.ts';
import { edgeBattle } from './battles.rows.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { edgeCup } from './results.rows.ts';
import { EDGES } from './words.ts';

/** Outcomes, boards, earnings and feats. Replays have a file of their own. */

const people = ['1', '2', '6', edgeUser(0), edgeUser(1), edgeUser(3), edgeUser(8), 'nobody'];
const each = people.map((id) => [id] as const);
const known = people.slice(0, -1);
const limited = people.flatMap((id) => [1, 2, 100].map((limit) => [id, limit] as const));
const since = ({ now }: Cast) =>
  people.flatMap((id) => [0, now - HOUR, now - 30 * DAY, now + 1].map((at) => [id, at] as const));
const spans = ({ now }: Cast) => [
  { since: 0, until: now + DAY },
  { since: now - HOUR, until: now },
  { since: now, until: now },
];

const own = (cast: Cast) =>
  cast.rows(outcomes).filter(({ battleId, userId }) => battleId.startsWith('battle-') && userId === edgeUser(1));
const rivalOf = (cast: Cast, { battleId, userId }: results.OutcomeKey & { readonly userId: string }): string =>
  cast.row(outcomes, (row) => row.battleId === battleId && row.userId !== userId).userId;

/** Battles of the data set and what another end of them would be. */
const corrected = (cast: Cast) =>
  own(cast)
    .slice(0, 4)
    .flatMap((row) => {
      const players = [row.userId, rivalOf(cast, row)];
      const { battleId, game, feeCents, at } = row;
      return [null, ...players].map((winnerId) => ({
        battleId,
        players,
        game,
        winnerId,
        stakeCents: 7_00,
        feeCents,
        at,
      }));
    });
const marked = (cast: Cast) => corrected(cast).map((result) => ({ ...result, battleId: edgeBattle(0) }));

const settled = { battleId: 'past-1', game: 'cs2', feeCents: 5 } as const;
const stats = { battles: 1, wins: 1, stakedCents: Number.MAX_SAFE_INTEGER, streak: 1, bestStreak: 1 };

const asked = ({ now }: Cast): leading.BoardKey[] => {
  const [week = '', month = '', alltime = ''] = spansAt(now);
  return [
    { span: alltime, game: 'overall', region: 'global' },
    { span: alltime, game: 'cs2', region: 'eu' },
    ...BATTLE_GAMES.slice(0, 3).map((game) => ({ span: week, game, region: 'global' })),
    ...REGIONS.map((region) => ({ span: month, game: 'overall', region })),
    { span: '2020-01', game: 'overall', region: 'global' },
  ];
};
/** Rows that lie among equals, before and behind all of them. */
const standings = ['', 'apple', 'жук', '\u{10FFFF}'].flatMap((nameKey) =>
  [0, 100_00, 300_00, -1].map((earningsCents, n) => ({ nameKey, earningsCents, battles: 4, wins: n % 3 })),
);

const cupPlayers = [0, 9, 18].map(edgeUser);
const played = (cast: Cast) => ({
  tournamentId: edgeCup(0),
  game: 'cs2' as const,
  players: cupPlayers,
  matches: [
    { winnerId: edgeUser(9), loserId: edgeUser(0) },
    { winnerId: edgeUser(9), loserId: edgeUser(18) },
  ],
  at: cast.now,
});
const fresh = (cast: Cast) => ({ ...played(cast), tournamentId: 'fresh' });

const everything: earnings.EarningFilter = { type: null, game: null, since: 0 };
const wanted = ({ now }: Cast): readonly earnings.EarningFilter[] => [
  everything,
  ...EARNING_TYPES.map((type) => ({ ...everything, type })),
  ...BATTLE_GAMES.map((game) => ({ ...everything, game })),
  { ...everything, since: now - 20 * DAY },
  { type: 'challenge', game: 'cs2', since: now - 90 * DAY },
];
const all: prized.PrizeFilter = { kinds: null, isFirst: null, game: null, since: 0 };
const prizeFilters = ({ now }: Cast): readonly prized.PrizeFilter[] => [
  all,
  { ...all, kinds: [] },
  ...PRIZE_KINDS.map((kind) => ({ ...all, kinds: [kind] })),
  { ...all, isFirst: true },
  { ...all, isFirst: false },
  { ...all, game: 'cs2' },
  { ...all, since: now - 20 * DAY },
];
const subject = ({ now }: Cast) => ({
  kind: 'tournament' as const,
  subjectId: edgeCup(9),
  game: 'cs2',
  gameTitle: 'Ж',
  title: 'Ж',
  at: now,
});

export const cases = roomCases('results', [
  reads(feats.readUnlocked)(() => each, { unordered: { why: 'each is found by its achievement' } }),
  writes(feats.addUnlocked)((cast) => [
    ['1', []],
    ['1', ACHIEVEMENTS.map(({ id }, n) => ({ achievement: id, unlockedAt: cast.now - n }))],
    [edgeUser(3), ACHIEVEMENTS.map(({ id }) => ({ achievement: id, unlockedAt: Number.MAX_SAFE_INTEGER }))],
  ]),
  reads(feats.readLargestStake)(() => each),
  writes(feats.addCountedRun)((cast) => [
    [{ ...cast.row(countedRuns), won: true, at: 0 }],
    [{ ...cast.row(countedRuns), runId: cast.newId(), at: Number.MAX_SAFE_INTEGER }],
  ]),
  reads(feats.countContestsWon)(() => [[[]], [people], [[edgeUser(0)]]]),
  reads(feats.readFeats)(() => each),
  reads(feats.readDeeds)(() => each, { unordered: { why: 'those of one instant unlock at that instant' } }),
  reads(feats.readEarnings)(() => each),

  writes(corrections.correctOutcomes)((cast) => corrected(cast).map((result) => [result])),
  writes(corrections.correctRecords)((cast) =>
    corrected(cast).flatMap((result) => [null, ...result.players].map((former) => [former, result] as const)),
  ),
  writes(corrections.correctBoards)((cast) => [
    ...corrected(cast).map((result) => [result.players[1] ?? null, result] as const),
    ...marked(cast).map((result) => [null, { ...result, players: [edgeUser(0), edgeUser(1)] }] as const),
  ]),

  reads(boards.countEarlier)((cast) => own(cast).map((row) => [row, rivalOf(cast, row)])),
  writes(boards.countForBoards)((cast) => [
    ...own(cast)
      .slice(0, 6)
      .map(({ battleId }) => [battleId] as const),
    ...own(cast)
      .slice(0, 3)
      .map(({ battleId }) => [battleId, edgeUser(1)] as const),
    ['past-1'],
    ['nothing'],
  ]),
  writes(boards.listOnBoards)(() => people.flatMap((id) => [true, false].map((isListed) => [id, isListed] as const))),
  reads(boards.isOnBoards)(() => each),

  writes(counts.putStats)(
    () =>
      [
        { userId: '1', ...stats },
        { userId: edgeUser(1), ...stats },
        { userId: edgeUser(1), ...stats, streak: 0 },
      ].map((row) => [row]),
    { name: 'putStats', show: () => null },
  ),
  writes(counts.lockStats)(() => known.map((id) => [id])),
  writes(counts.countOutcomes)((cast) =>
    [
      [edgeUser(0), edgeUser(1)],
      [edgeUser(1), edgeUser(0)],
      [edgeUser(2), edgeUser(1)],
    ].flatMap(([winnerId = '', loserId = '']) =>
      [1, 2 ** 40].map((stakeCents) => [{ ...settled, at: cast.now, winnerId, loserId, stakeCents }] as const),
    ),
  ),
  writes(counts.countGameRecord)(() =>
    known.flatMap((id) => [true, false].map((won) => [id, 'cs2' as const, won] as const)),
  ),

  reads(cups.listCounted)(() => [[edgeCup(0)], [edgeCup(4)], ['nothing']], {
    unordered: { why: 'each is found by its player' },
  }),
  reads(cups.countShared)(
    (cast) => [[played(cast)], [fresh(cast)], [{ ...fresh(cast), at: 0 }], [{ ...fresh(cast), players: [] }]],
    {
      unordered: { why: 'the largest of them counts' },
    },
  ),
  writes(cups.countTournament)((cast) => [[fresh(cast)], [{ ...fresh(cast), tournamentId: edgeCup(9), matches: [] }]]),
  writes(cups.recountTournament)((cast) => {
    const counted = cast.rows(countedTournaments).filter(({ tournamentId }) => tournamentId === edgeCup(0));
    return [
      [{ ...played(cast), players: counted.map(({ userId }) => userId) }, counted],
      [played(cast), []],
    ];
  }),

  pages(earnings.listEarnings, ({ at, id }): earnings.EarningKey => ({ at, id }))((cast) =>
    people.flatMap((id) =>
      (id === edgeUser(0) ? wanted(cast) : [everything]).map(
        (filter) => (limit: number, past: earnings.EarningKey | null) => [id, filter, limit, past],
      ),
    ),
  ),
  reads(earnings.readEarningTotals)((cast) => since(cast).map(([id, at]) => [id, at, 0])),
  reads(earnings.listEarningMonths)(() => each),
  reads(earnings.listEarningGames)(() => each),

  reads(leading.listTop)((cast) => asked(cast).map((board) => [board])),
  reads(leading.readLeader)((cast) => asked(cast).flatMap((board) => people.map((id) => [board, id] as const))),
  reads(leading.readPlace)((cast) =>
    asked(cast).flatMap((board) => [0, -1, 200_00, Number.MAX_SAFE_INTEGER].map((cents) => [board, cents] as const)),
  ),
  reads(leading.readPlaceNear)((cast) =>
    asked(cast).flatMap((board) =>
      [0, 100_00, 300_00].flatMap((cents) => [
        [board, { earningsCents: 100_00, place: 9 }, cents] as const,
        [board, { earningsCents: -1, place: 50 }, cents] as const,
      ]),
    ),
  ),
  reads(leading.listNeighbours)((cast) =>
    asked(cast).flatMap((board) => standings.map((row) => [board, row] as const)),
  ),
  reads(leading.listRatings)(() => each),
  reads(leading.listRatingsOf)(() => [[[]], [people], [['1']], [['nobody']]], {
    unordered: { why: 'each is found by its player and game' },
  }),
  reads(leading.listRatingHistory)(() =>
    limited.flatMap(([id, limit]) => ['cs2', 'valorant', 'apex'].map((game) => [id, game, limit] as const)),
  ),
  reads(moves.readRatingsAround)((cast) =>
    cast.some(ratingHistory, 8).map(({ userId, battleId }) => [userId, battleId] as const),
  ),
  reads(moves.isPastDayLimit)(() =>
    // The two have settled six battles at one instant, of which five count.
    [10, 66, 80].flatMap((n) => [
      [{ userId: edgeUser(0), battleId: edgeBattle(n), rivalId: edgeUser(1) }] as const,
      [{ userId: edgeUser(1), battleId: edgeBattle(n), rivalId: edgeUser(0) }] as const,
    ]),
  ),
  reads(readMainGames)(() => [[[]], [people]]),
  reads(meetings.listMeetings)((cast) =>
    spans(cast).flatMap((span) => [
      [edgeUser(0), edgeUser(1), span] as const,
      [edgeUser(1), edgeUser(0), span] as const,
      ['1', '2', span] as const,
    ]),
  ),
  reads(meetings.listSettled)((cast) => spans(cast).flatMap((span) => people.map((id) => [id, span] as const))),

  writes(prized.putPrizes)((cast) => [
    [subject(cast), cupPlayers.map((userId, n) => ({ userId, place: n, paidCents: 5, prizeCents: EDGES[n] ?? 0 }))],
    [subject(cast), []],
  ]),
  writes(prized.dropPrizes)(() => [[edgeCup(9)], ['nothing']]),
  reads(prized.listPrized)((cast) => [
    ...cast.some(prizes, 5).map(({ subjectId }) => [subjectId] as const),
    ['nothing'],
  ]),
  pages(prized.listPrizes, ({ at, subjectId }): { readonly at: number; readonly id: string } => ({
    at,
    id: subjectId,
  }))((cast) =>
    [edgeUser(0), edgeUser(1), 'nobody'].flatMap((id) =>
      (id === edgeUser(0) ? prizeFilters(cast) : [all]).map((filter) => (limit, past) => [id, filter, limit, past]),
    ),
  ),
  reads(prized.readPrizeTotals)((cast) => since(cast).map(([id, at]) => [id, at, 0])),
  reads(prized.listPrizeMonths)(() => each, { unordered: { why: 'each is found by its month' } }),
  reads(prized.listPrizeGames)(() => each, { unordered: { why: 'each is found by its game' } }),

  reads(compareBoards)(() => [[]], { unordered: { why: 'each is a finding of its own' } }),

  reads(results.readStats)(() => each),
  pages(results.listOutcomes, ({ at, battleId }): results.OutcomeKey => ({ at, battleId }))(() =>
    people.map((id) => (limit, past) => [id, limit, past]),
  ),
  reads(results.listWins)(() => limited),
  reads(results.readGameRecord)(() => people.flatMap((id) => BATTLE_GAMES.map((game) => [id, game] as const))),
  reads(results.listBattleTimes)(since, { unordered: { why: 'they are counted by days' } }),
  reads(results.lostAmong)((cast) =>
    people.flatMap((id) => [[id, []] as const, [id, cast.values(outcomes, 'battleId').slice(0, 20)] as const]),
  ),
]);
