import {
  decideTeamBattle,
  disputeTeamBattle,
  reportTeamBattle,
  startTeamBattle,
} from '../../domain/teams/team-battle.ts';
import { must } from '../../domain/shared/refusals.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { MEMBERSHIP_ASKS, TEAM_OFFER_STATUSES } from '../../domain/teams/team.ts';
import { users } from '../../db/accounts/user.table.ts';
import type { Tx } from '../../db/client/database.ts';
import * as transitions from '../../db/teams/apply-team-transition.ts';
import * as asks from '../../db/teams/ask.queries.ts';
import * as ending from '../../db/teams/end-offers.ts';
import * as offers from '../../db/teams/offer.queries.ts';
import * as leaving from '../../db/teams/leave-teams.ts';
import * as rosters from '../../db/teams/roster.queries.ts';
import * as battles from '../../db/teams/team-battle.queries.ts';
import * as queries from '../../db/teams/team.queries.ts';
import { teamAsks, teamBattles, teamMembers, teamOffers, teams } from '../../db/teams/team.table.ts';
import { tellTeam } from '../../db/teams/tell-team.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { edgeOffer, edgeTeam, edgeTeamBattle } from './teams.rows.ts';
import { EDGES, SEARCHES, WORDS } from './words.ts';

const people = ['1', '2', '6', 'team-player-1', edgeUser(0), edgeUser(1), edgeUser(2), edgeUser(4), 'nobody'];
const each = people.map((id) => [id] as const);
const clubs = ['team-1', 'team-2', edgeTeam(0), edgeTeam(1), edgeTeam(6), edgeTeam(8), 'nothing'];
const ofEach = clubs.map((id) => [id] as const);
const spans = ({ now }: Cast) =>
  [0, now - HOUR, now, now + HOUR].flatMap((at) => [[at, 100] as const, [at, 2] as const]);

const offerIds = ['team-offer-1', ...[0, 1, 2, 3, 4, 6].map(edgeOffer), 'nothing'];
const askIds = (cast: Cast): string[] => [...cast.some(teamAsks, 5).map(({ id }) => id), 'team-ask-3', 'nothing'];
const battleIds = ['team-match-1', 'team-match-2', ...[0, 1, 2, 3, 4, 5, 6].map(edgeTeamBattle), 'nothing'];

const texts: readonly string[] = ['night', 'NIGHT', ...SEARCHES, ...WORDS];
const byEarnings = ({ team: { earningsCents, id } }: queries.TeamCardRow) => ({ cents: earningsCents, id });

const team = (cast: Cast, id: string) => cast.row(teams, (row) => row.id === id);
const offer = (cast: Cast, id: string) => cast.row(teamOffers, (row) => row.id === id);
const logo = (cast: Cast) => ({
  id: cast.newId(),
  ownerId: '1',
  contentType: 'image/webp',
  bytes: Buffer.from([0, 1, 254, 255]),
  object: null,
  createdAt: cast.now,
});

const fresh = (cast: Cast) => ({
  id: 'fresh',
  name: 'Ж "\\%_',
  nameKey: 'fresh',
  description: '日本 🎲',
  inviteCode: 'FRESH',
  createdAt: cast.now,
});
const member = (cast: Cast, userId: string) =>
  ({ teamId: edgeTeam(6), userId, role: 'captain', joinedAt: cast.now }) as const;

/** Two teams of the demo, of which each pays for itself. */
const seats = [
  { teamBattleId: 'fresh', userId: '1', teamId: 'team-1', stakeCents: 5_00, feeCents: 25 },
  { teamBattleId: 'fresh', userId: '6', teamId: 'team-1', stakeCents: 0, feeCents: 0 },
  { teamBattleId: 'fresh', userId: 'team-player-1', teamId: 'team-2', stakeCents: 2_50, feeCents: 13 },
  { teamBattleId: 'fresh', userId: 'team-player-2', teamId: 'team-2', stakeCents: 2_50, feeCents: 13 },
];
const started = (cast: Cast) => {
  const opening = { id: 'fresh', homeTeamId: 'team-1', awayTeamId: 'team-2', game: 'cs2', stakeCents: 5_00 } as const;
  const unknown = { endedAt: null, homeRecordingUrl: null, awayRecordingUrl: null };
  return startTeamBattle({ ...opening, ...unknown, createdAt: cast.now }, cast.now);
};
const payers = (cast: Cast, besides = '') =>
  new Map(
    cast
      .rows(users)
      .filter(({ id }) => id !== besides && seats.some(({ userId }) => userId === id))
      .map((user) => [user.id, user]),
  );
const start = async (tx: Tx, cast: Cast) =>
  transitions.insertTeamTransition(tx, started(cast), seats, payers(cast), cast.context('1'));
const endings = (cast: Cast) => {
  const { battle } = started(cast);
  const won = { claim: 'won', score: { own: 13, other: 9 }, recordingUrl: 'https://videos.example/1' } as const;
  const said = must(reportTeamBattle(battle, 'team-1', won, cast.now));
  return [
    said,
    must(reportTeamBattle(said.battle, 'team-2', { claim: 'lost', score: null, recordingUrl: '' }, cast.now)),
    must(disputeTeamBattle(battle, 'team-2')),
    ...(['void', 'resume', 'escalate'] as const).map((kind) => decideTeamBattle(battle, { kind }, cast.now)),
  ];
};

const earnings = [
  { userId: '6', cents: Number.MAX_SAFE_INTEGER - 2 ** 40 },
  { userId: '1', cents: -5_00 },
  { userId: 'nobody', cents: 1 },
];

export const cases = roomCases('teams', [
  writes(transitions.insertTeamTransition)((cast) => [
    [started(cast), seats, payers(cast), cast.context('1')],
    [started(cast), seats, payers(cast), cast.context()],
  ]),
  writes(transitions.insertTeamTransition)(
    (cast) => [
      [
        started(cast),
        seats.map((seat) => (seat.userId === 'team-player-2' ? { ...seat, stakeCents: 2 ** 40 } : seat)),
        payers(cast),
        cast.context('1'),
      ],
      [started(cast), seats, payers(cast, '1'), cast.context('1')],
    ],
    { refuses: 'one of them has not so much, and one no account' },
  ),
  writes(transitions.applyTeamTransition)(
    (cast) => endings(cast).map((transition) => [transition, seats, cast.context('1')]),
    { before: start },
  ),

  reads(asks.readAsk)((cast) => askIds(cast).map((id) => [id])),
  reads(asks.readAskBetween)(() => clubs.flatMap((club) => people.map((id) => [club, id] as const))),
  reads(asks.countRequestsOf)(() => each),
  reads(asks.countInvitationsOf)(() => ofEach),
  writes(asks.insertAsk)((cast) =>
    MEMBERSHIP_ASKS.map((ask) => [{ id: cast.newId(), teamId: edgeTeam(3), userId: '6', ask, at: cast.now }]),
  ),
  writes(asks.insertAsk)((cast) => [[{ ...cast.row(teamAsks), id: cast.newId() }]], { refuses: 'one is open' }),
  writes(asks.deleteAsk)((cast) => askIds(cast).map((id) => [id])),
  writes(asks.deleteAsksOfPlayer)(() => each),
  writes(asks.deleteAsksOfTeam)(() => ofEach),

  writes(ending.tellAnswered)((cast) =>
    (['accepted', 'declined', 'expired', 'withdrawn'] as const).flatMap((status) => [
      [offer(cast, 'team-offer-1'), status, cast.now] as const,
      [offer(cast, edgeOffer(4)), status, cast.now] as const,
    ]),
  ),
  writes(ending.endOffersOf)(({ now }) =>
    ['team-1', edgeTeam(1), 'nothing'].flatMap((id) => [[id, 'sent', now] as const, [id, 'all', now] as const]),
  ),

  writes(offers.lockTeamOffer)(() => offerIds.map((id) => [id])),
  reads(offers.readTeamOffer)(() => offerIds.map((id) => [id])),
  writes(offers.insertTeamOffer)((cast) => [
    [{ ...offer(cast, edgeOffer(0)), id: cast.newId() }],
    [{ ...offer(cast, edgeOffer(0)), id: cast.newId(), stakeCents: Number.MAX_SAFE_INTEGER, teamBattleId: null }],
  ]),
  writes(offers.insertTeamOffer)((cast) => [[{ ...offer(cast, edgeOffer(0)), id: 'x', toTeamId: edgeTeam(0) }]], {
    refuses: 'a team plays against another',
  }),
  writes(offers.updateTeamOffer)(() =>
    TEAM_OFFER_STATUSES.flatMap((status) => [
      [edgeOffer(0), { status }] as const,
      [edgeOffer(5), { status, teamBattleId: 'Ж' }] as const,
    ]),
  ),
  reads(offers.listPendingOffers)(() => ofEach),
  reads(offers.listLapsedOffers)(spans),
  reads(offers.readAgreements)(() => offerIds.map((id) => [id]), { unordered: { why: 'each is found by its player' } }),
  reads(offers.listAgreements)(() => [[[]], [offerIds], ...offerIds.map((id) => [[id]] as const)]),
  writes(offers.putAgreement)((cast) => [
    [{ offerId: edgeOffer(0), userId: edgeUser(1), teamId: edgeTeam(5), agreedCents: 2 ** 40, at: cast.now }],
    [{ offerId: edgeOffer(0), userId: '1', teamId: edgeTeam(0), agreedCents: 0, at: 0 }],
  ]),
  writes(offers.deletePendingAgreementsOf)(() => each, { unordered: { why: 'whoever asks goes over them all' } }),
  writes(offers.deleteAgreement)(() => offerIds.flatMap((id) => [[id, edgeUser(1)] as const, [id, '7'] as const])),

  writes(leaving.leavesOpenTeamBattle)(() => [['1'], ['team-player-5'], ['lone'], ['nobody']], {
    before: async (tx, cast) => {
      const last = { id: 'lone', username: 'lone', usernameKey: 'lone', usernameSeen: null, email: 'l', emailKey: 'l' };
      await tx.insert(users).values({ ...cast.row(users), ...last, referralCode: null });
      await tx.insert(teams).values(fresh(cast));
      await queries.insertMember(tx, { ...member(cast, 'lone'), teamId: 'fresh' });
      const battle = cast.row(teamBattles, ({ status }) => status === 'active');
      await tx.insert(teamBattles).values({ ...battle, id: 'lonely', homeTeamId: 'fresh', awayTeamId: 'team-1' });
    },
  }),
  writes(leaving.leaveTeamsForGood)(({ now }) => ['1', '6', edgeUser(1), edgeUser(2), 'nobody'].map((id) => [id, now])),

  reads(rosters.listRoster)(() => ofEach),
  reads(rosters.listAsksOfTeam)(() => ofEach),
  reads(rosters.listAsksOfPlayer)(() => each),

  writes(battles.lockTeamBattle)(() => battleIds.map((id) => [id])),
  reads(battles.readSeats)(() => battleIds.map((id) => [id])),
  reads(battles.listSeats)(() => [[[]], [battleIds], ...battleIds.map((id) => [[id]] as const)]),
  reads(battles.listOpenTeamBattles)(() => ofEach),
  reads(battles.listOpenSeatedIn)(() => people.flatMap((id) => [1, 2, 100].map((limit) => [id, limit] as const))),
  pages(battles.listSettledTeamBattles, ({ createdAt, id }): battles.TeamBattleKey => ({ createdAt, id }))(() =>
    clubs.map((id) => (limit, past) => [id, limit, past]),
  ),
  reads(battles.readTeamEarnings)(() => clubs.flatMap((id) => [[id, []] as const, [id, battleIds] as const])),
  reads(battles.listTeamBattles)(() => [[[]], [battleIds]], { unordered: { why: 'it says so' } }),
  reads(battles.listDueTeamBattles)(spans),

  reads(queries.readTeam)(() => ofEach),
  writes(queries.lockTeam)(() => ofEach),
  writes(queries.lockTeams)(() => [[[]], [clubs], [['team-2', 'team-1', 'team-2']]]),
  reads(queries.readTeamByCode)(() => [['NSE7K4QW'], ['nse7k4qw'], ['EDGE0'], ['EDGE6'], ['']]),
  reads(queries.isTeamNameTaken)((cast) => [
    ...cast.some(teams, 9).flatMap(({ nameKey }) => [[nameKey] as const, [nameKey.toUpperCase()] as const]),
    ['nothing'],
  ]),
  writes(queries.insertTeam)((cast) => [
    [fresh(cast)],
    [{ ...fresh(cast), inviteCode: 'EDGE0' }],
    [{ ...fresh(cast), nameKey: team(cast, 'team-1').nameKey }],
  ]),
  writes(queries.updateTeam)(() => [
    ['team-1', { description: 'Ж "\\%_' }],
    [edgeTeam(0), { inviteCode: 'FRESH' }],
    ['nothing', { description: '' }],
  ]),
  writes(queries.updateTeam)(() => [['team-1', { inviteCode: 'EDGE0' }]], { refuses: 'it is another’s' }),
  writes(queries.disbandTeam)(({ now }) => clubs.map((id) => [id, now])),
  writes(queries.putTeamLogo)((cast) => [
    [team(cast, 'team-1'), logo(cast)],
    [team(cast, edgeTeam(0)), null],
    [team(cast, edgeTeam(3)), logo(cast)],
  ]),
  reads(queries.readMembership)(() => each),
  reads(queries.readRoster)(() => ofEach),
  writes(queries.insertMember)((cast) => [
    [member(cast, '2')],
    [member(cast, '1')],
    [{ ...member(cast, '2'), teamId: 'team-1' }],
  ]),
  writes(queries.deleteMember)((cast) =>
    cast.some(teamMembers, 6).flatMap(({ teamId, userId }) => [[teamId, userId] as const, [teamId, '2'] as const]),
  ),
  writes(queries.updateRole)(() => [
    ['team-1', '6', 'sniper'],
    ['team-1', 'nobody', 'sniper'],
  ]),
  writes(queries.updateRole)(() => [['team-1', '6', 'captain']], { refuses: 'there is one captain' }),
  writes(queries.countTeamBattle)(() => [
    ['team-1', true, earnings],
    ['team-1', false, []],
    ['nothing', true, earnings],
  ]),
  writes(queries.addToTeam)(() => [
    ['team-1', { wins: -1, losses: 2 ** 31 }, earnings],
    ['team-2', { wins: 0, losses: 0 }, []],
  ]),
  reads(queries.readTeamRank)((cast) => cast.rows(teams).map((row) => [row])),
  pages(
    queries.listTeams,
    byEarnings,
  )(() =>
    [
      ...texts.map((text) => [text, null] as const),
      ...['', 'night'].flatMap((text) => [[text, null] as const, [text, 'team-1'] as const]),
    ].map(([text, except]) => (limit, past) => [text, except, limit, past]),
  ),
  reads(queries.readTeamCards)(() => [[[]], [clubs]]),

  writes(tellTeam)(({ now }) =>
    EDGES.map((stakeCents, n) => [
      'team.challenge-answered',
      {
        teamId: 'team-1',
        teamName: WORDS[n] ?? '',
        userId: n === 0 ? '' : '6',
        captainId: n === 1 ? null : '1',
        opponentTeamId: 'team-2',
        opponentName: 'Ж',
        game: 'cs2',
        offerId: 'x',
        side: 'to',
        stakeCents,
        status: 'declined',
      },
      now,
      n === 2 ? ['7', '1'] : [],
    ]),
  ),
]);
