import { must } from '../../domain/shared/refusals.ts';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import { type Bracket, readBracket, recordResult } from '../../domain/tournaments/change-bracket.ts';
import { buildGraph, item } from '../../domain/tournaments/graph.ts';
import { callMatch } from '../../domain/tournaments/match-life.ts';
import { LIST_STAGES, listKeyOf } from '../../domain/tournaments/list-order.ts';
import { FORMATS, TOURNAMENT_KINDS, TOURNAMENT_STATUSES, planOf } from '../../domain/tournaments/tournament.ts';
import type { Tx } from '../../db/client/database.ts';
import { dropReplay, replays } from '../../db/results/index.ts';
import * as entering from '../../db/tournaments/entrant.queries.ts';
import * as replaying from '../../db/tournaments/keep-match-replays.ts';
import * as lineups from '../../db/tournaments/lineup.queries.ts';
import * as matches from '../../db/tournaments/match.queries.ts';
import * as paying from '../../db/tournaments/pay-prizes.ts';
import * as teamMatches from '../../db/tournaments/team-match.queries.ts';
import * as logs from '../../db/tournaments/tournament-log.queries.ts';
import * as cups from '../../db/tournaments/tournament.queries.ts';
import {
  type EntrantRow,
  tournamentEntrants,
  tournamentFacts,
  tournamentLineups,
  tournamentLog,
  tournamentMatches,
  tournaments,
} from '../../db/tournaments/tournament.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { edgeTeam, edgeTournament } from './tournaments.rows.ts';
import { EDGES, SEARCHES, WORDS } from './words.ts';

const people = ['1', '7', 'cup-player-1', edgeUser(0), edgeUser(1), edgeUser(3), edgeUser(8), 'nobody'];
const each = people.map((id) => [id] as const);
const limited = people.flatMap((id) => [1, 2, 100].map((limit) => [id, limit] as const));

const some = (cast: Cast): string[] => [
  ...[0, 2, 3, 5, 8, 11, 16, 17].map(edgeTournament),
  'cup-6',
  ...cast.some(tournaments, 8, ({ id }) => !id.startsWith('edge')).map(({ id }) => id),
  'nothing',
];
const oneByOne = (cast: Cast) => some(cast).map((id) => [id] as const);
const everywhere = (cast: Cast) => some(cast).flatMap((id) => people.map((userId) => [id, userId] as const));
const completed = (cast: Cast) =>
  cast.rows(tournaments).filter(({ id, status }) => status === 'completed' && !id.startsWith('edge'));
const ids = (cast: Cast) => cast.rows(tournaments).map(({ id }) => id);

const wanted: cups.TournamentFilter = {
  kind: 'tournament',
  text: '',
  game: null,
  format: null,
  statuses: null,
  stage: null,
};
const filters: readonly cups.TournamentFilter[] = TOURNAMENT_KINDS.flatMap((kind) => [
  { ...wanted, kind },
  ...BATTLE_GAMES.slice(0, 3).map((game) => ({ ...wanted, kind, game })),
  ...FORMATS.map((format) => ({ ...wanted, kind, format })),
  ...TOURNAMENT_STATUSES.map((status) => ({ ...wanted, kind, statuses: [status] })),
  { ...wanted, kind, statuses: [] },
  ...LIST_STAGES.map((stage) => ({ ...wanted, kind, stage })),
  {
    ...wanted,
    kind,
    text: 'a',
    game: 'valorant',
    format: 'single',
    statuses: ['registration', 'running', 'completed'],
  },
]);
const texts: readonly string[] = [...SEARCHES, ...WORDS];
const keyOf = ({ createdAt, id }: cups.TournamentKey): cups.TournamentKey => ({ createdAt, id });

const newEntrant = (cast: Cast) => ({
  tournamentId: edgeTournament(1),
  userId: '1',
  teamId: null,
  status: 'waiting' as const,
  enteredAt: cast.now,
});
const newTournament = (cast: Cast) => ({
  ...cast.row(tournaments),
  id: cast.newId(),
  title: 'Ж',
  bestOf: [5, 3] as const,
});
const lineup = (cast: Cast) => ({ ...cast.row(tournamentLineups), tournamentId: edgeTournament(1), agreedAt: null });
const isAnnouncement = ({ what }: { readonly what: string }): boolean => what === 'announcement';
const decision = (cast: Cast) => ({ ...cast.row(tournamentLog), id: cast.newId(), reason: 'Ж', match: null });

/** A bracket of the data set that money is held for. */
const running = (cast: Cast) =>
  cast.row(
    tournaments,
    ({ id, status, buyInCents }) => status === 'running' && buyInCents > 0 && !id.startsWith('edge'),
  );
const bracketOf = (cast: Cast): Bracket => {
  const row = running(cast);
  const facts = cast
    .rows(tournamentFacts)
    .filter(({ tournamentId, voidedAt }) => tournamentId === row.id && voidedAt === null);
  return readBracket(
    buildGraph(planOf(row, row.field ?? 0)),
    facts.map(({ fact }) => fact),
  );
};
const nextChange = (bracket: Bracket) => {
  const [match = -1] = bracket.called;
  const wins = (item(bracket.graph.matches, match).bestOf + 1) / 2;
  return must(recordResult(bracket, match, { winner: 0, how: 'played', games: [wins, 0] }));
};
const playedOut = (cast: Cast): Bracket => {
  let bracket = bracketOf(cast);
  while (!bracket.folded.isOver) ({ bracket } = nextChange(bracket));
  return bracket;
};
const changing = (cast: Cast) => ({
  tournamentId: running(cast).id,
  at: cast.now,
  byId: '1',
  newId: cast.newId,
  decisionId: 'decision',
  stored: new Map(),
  own: new Map(),
});

const standings = (cast: Cast): EntrantRow[] =>
  cast.rows(tournamentEntrants).filter(({ tournamentId }) => tournamentId === edgeTournament(2));
const alone = (userId: string) => [{ userId, stakeCents: 5, feeCents: 1 }];
const keepAll = async (tx: Tx, cast: Cast) => {
  for (const { id } of completed(cast)) await replaying.keepMatchReplays(tx, id, cast.now);
};

export const cases = roomCases('tournaments', [
  reads(entering.readEntrant)(everywhere),
  writes(entering.putEntrant)((cast) => [
    [newEntrant(cast)],
    [{ ...newEntrant(cast), userId: edgeUser(1), teamId: edgeTeam(1), enteredAt: Number.MAX_SAFE_INTEGER }],
  ]),
  reads(entering.isTeamIn)((cast) => some(cast).flatMap((id) => [0, 3].map((n) => [id, edgeTeam(n)] as const))),
  writes(entering.updateEntrant)(() => [
    [edgeTournament(2), edgeUser(1), { status: 'here', seed: null }],
    [edgeTournament(2), '1', { seed: 1 }],
  ]),
  writes(entering.deleteEntrant)(() => [
    [edgeTournament(2), edgeUser(1)],
    [edgeTournament(2), '1'],
  ]),
  reads(entering.listEntrants)(oneByOne),
  reads(entering.listKeptBack)(() => [[[]], [[...people, ...WORDS.map((_, n) => edgeUser(n))]]], {
    unordered: { why: 'each is found by its player' },
  }),
  reads(entering.listSeated)((cast) => some(cast).flatMap((id) => [[id, []] as const, [id, [0, 1, 3, -1]] as const]), {
    unordered: { why: 'each is found by its seed' },
  }),
  reads(entering.listSeatedIn)(
    (cast) => [[[]], [some(cast).map((tournamentId) => ({ tournamentId, seeds: [0, 2] }))]],
    { unordered: { why: 'each is found by its seed' } },
  ),
  reads(entering.readFirstWaiting)(oneByOne),
  reads(entering.countHere)(oneByOne),
  reads(entering.listUsersIn)(oneByOne),
  reads(entering.listParty)(oneByOne, { unordered: { why: 'each is told by itself' } }),
  writes(entering.putStandings)((cast) => [
    [
      standings(cast).map((row, n) => ({
        ...row,
        status: 'here' as const,
        seed: n,
        place: n,
        prizeCents: EDGES[n] ?? 0,
      })),
    ],
    [[]],
  ]),
  reads(entering.listUnstartedOf)(() => each),
  reads(entering.listOwnEntries)((cast) => people.flatMap((id) => [[id, []] as const, [id, ids(cast)] as const]), {
    unordered: { why: 'each is found by its tournament' },
  }),

  reads(replaying.readSeated)(oneByOne),
  writes(replaying.keepMatchReplays)((cast) => oneByOne(cast).map(([id]) => [id, cast.now])),
  writes(replaying.keepMatchReplays)((cast) => completed(cast).map(({ id }) => [id, cast.now]), {
    before: async (tx, cast) => {
      for (const { id, tournamentId } of cast.rows(replays)) if (tournamentId !== null) await dropReplay(tx, id);
    },
  }),
  writes(replaying.dropMatchRecordingsOf)(
    () => ['cup-player-1', 'cup-player-2', 'cup-player-5', edgeUser(0), 'nobody'].map((id) => [id]),
    { before: keepAll },
  ),

  reads(lineups.readSeat)(everywhere),
  reads(lineups.readEntry)(everywhere),
  reads(lineups.readLineup)(everywhere),
  reads(lineups.readSeats)(
    (cast) =>
      cast
        .some(tournaments, 12)
        .concat(cast.some(tournaments, 6, ({ teamSize }) => teamSize !== null))
        .flatMap((row) => [[row], [row, []], [row, people]]),
    { show: (seatsOf: (entrantId: string) => unknown) => people.map((id) => seatsOf(id)) },
  ),
  reads(lineups.listSeats)((cast) => some(cast).flatMap((id) => [[id, []] as const, [id, people] as const])),
  reads(lineups.readLineupNames)(oneByOne),
  writes(lineups.insertLineup)((cast) => [
    [[lineup(cast), { ...lineup(cast), userId: '1', stakeCents: Number.MAX_SAFE_INTEGER }]],
  ]),
  writes(lineups.agreeInLineup)((cast) => [
    ...cast.some(tournamentLineups, 3).map(({ tournamentId, userId }) => [tournamentId, userId, cast.now] as const),
    [edgeTournament(2), 'nobody', cast.now],
  ]),
  writes(lineups.deleteLineup)((cast) =>
    cast.some(tournamentLineups, 3).map(({ tournamentId, captainId }) => [tournamentId, captainId]),
  ),
  reads(lineups.listProposing)(oneByOne),
  reads(lineups.listLineupsOf)((cast) => [
    ...people.flatMap((id) => [null, edgeTeam(0), edgeTeam(1)].map((teamId) => [id, teamId] as const)),
    ...cast
      .some(tournamentLineups, 6)
      .flatMap(({ userId, teamId }) => [[userId, null] as const, [userId, teamId] as const]),
  ]),

  reads(matches.readFacts)(oneByOne),
  reads(matches.listMadeFacts)(oneByOne),
  reads(matches.readFactMaker)((cast) => [
    ...cast.some(tournamentFacts, 6).map(({ id }) => [id] as const),
    ['nothing'],
  ]),
  reads(matches.readMatch)((cast) => some(cast).flatMap((id) => [0, 2, 99].map((match) => [id, match] as const))),
  reads(matches.listMatches)(oneByOne),
  reads(matches.listMatchesById)(
    (cast) => [[[]], [some(cast).flatMap((tournamentId) => [0, 2].map((match) => ({ tournamentId, match })))]],
    { unordered: { why: 'each is found by its place' } },
  ),
  reads(matches.listOwnMatches)(() =>
    limited.flatMap(([id, limit]) => (['public', 'all'] as const).map((which) => [id, limit, which] as const)),
  ),
  reads(matches.listDisputed)(oneByOne, { unordered: { why: 'each is looked at by itself' } }),
  reads(matches.countDisputed)((cast) => [[[]], [ids(cast)]]),
  reads(matches.listDueMatches)(
    ({ now }) => [
      [now, 500],
      [now - HOUR, 500],
      [now + DAY, 500],
      [0, 500],
    ],
    {
      unordered: { why: 'each is passed by itself' },
    },
  ),
  writes(matches.updateMeeting)((cast) => cast.some(tournamentMatches, 3).map((row) => [row, callMatch(cast.now)])),
  writes(matches.stopClocks)(oneByOne),
  writes(matches.putChange)((cast) => [
    [nextChange(bracketOf(cast)), changing(cast)],
    [{ ...nextChange(bracketOf(cast)), added: [], rows: [] }, changing(cast)],
  ]),

  writes(paying.countPrizes)((cast) => [[cast.row(tournaments), standings(cast), alone, cast.now]]),
  writes(paying.payPrizes)((cast) => [[running(cast), playedOut(cast), cast.context()]]),
  pages(teamMatches.listTeamMatches, ({ startedAt, tournamentId, match }): teamMatches.TeamMatchKey => ({
    startedAt,
    tournamentId,
    match,
  }))((cast) =>
    [...cast.values(tournamentEntrants, 'teamId'), 'nothing'].map((id) => (limit, past) => [id, limit, past]),
  ),

  writes(cups.insertTournament)((cast) => [[newTournament(cast)]]),
  writes(cups.insertTournament)((cast) => [[{ ...newTournament(cast), entrants: 9, capacity: 8 }]], {
    refuses: 'there are no such places',
  }),
  writes(cups.lockTournament)(oneByOne),
  writes(cups.updateTournament)((cast) =>
    some(cast)
      .slice(0, 5)
      .flatMap((id) => [
        [id, { title: 'Ж', prizeTable: [50, 50], dueAt: null }],
        [id, { heldUntil: Number.MAX_SAFE_INTEGER, holdReason: 'Ж', isExclusive: true }],
      ]),
  ),
  reads(cups.readTournament)(oneByOne),
  reads(cups.listTournamentsById)((cast) => [[[]], [some(cast)]], { unordered: { why: 'each is found by its id' } }),
  pages(
    cups.listTournaments,
    listKeyOf,
  )(() =>
    [...filters, ...texts.map((text) => ({ ...wanted, text }))].map((filter) => (limit, past) => [filter, limit, past]),
  ),
  reads(cups.listTournamentsOf)(() => limited),
  pages(cups.listOpenTournaments, keyOf)(() => [(limit, past) => [limit, past]]),
  reads(cups.listDueTournaments)(
    ({ now }) => [
      [now, 500],
      [now - HOUR, 500],
      [0, 500],
    ],
    {
      unordered: { why: 'each is passed by itself' },
    },
  ),
  reads(cups.countOrganised)(() => each),
  reads(cups.isInTournament)((cast) => [
    ...each,
    ...cast.some(tournamentLineups, 4).map(({ userId }) => [userId] as const),
  ]),
  writes(logs.insertLog)((cast) => [[decision(cast)]]),
  reads(logs.readAnnouncement)((cast) =>
    [...cast.some(tournamentLog, 4), ...cast.some(tournamentLog, 4, isAnnouncement), { id: 'nothing' }].map(
      ({ id }) => [id],
    ),
  ),
  writes(logs.endAnnouncement)((cast) => [
    ...cast.some(tournamentLog, 4, isAnnouncement).map(({ id }) => [id, cast.now] as const),
    ['nothing', cast.now],
  ]),
  pages(logs.listLog, ({ at, id }): { readonly at: number; readonly id: string } => ({ at, id }))((cast) =>
    some(cast).map((id) => (limit, past) => [id, limit, past]),
  ),
  reads(logs.readRuling)((cast) => [
    ...some(cast).flatMap((id) => [0, 1].map((match) => [id, match, null] as const)),
    ...cast.some(tournamentLog, 6).map(({ tournamentId, byId, at }) => [tournamentId, 0, { byId, at }] as const),
  ]),
  reads(logs.readHolder)(oneByOne),
  reads(logs.readReleasedAt)(oneByOne),
  reads(cups.listPlayedBy)((cast) => [
    ...each.flatMap(([id]) => [1, 2, 100].map((limit) => [id, limit] as const)),
    ...cast.some(tournamentLineups, 4).map(({ userId }) => [userId, 100] as const),
  ]),
  reads(logs.listAnnouncements)((cast) => some(cast).flatMap((id) => [1, 2, 100].map((limit) => [id, limit] as const))),
]);
