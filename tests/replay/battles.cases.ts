import type { Battle, Transition } from '../../domain/battles/battle.ts';
import { cancelBattle } from '../../domain/battles/cancel-battle.ts';
import { createBattle } from '../../domain/battles/create-battle.ts';
import { joinBattle } from '../../domain/battles/join-battle.ts';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { REGIONS } from '../../domain/shared/regions.ts';
import { must } from '../../domain/shared/refusals.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { users } from '../../db/accounts/user.table.ts';
import * as transitions from '../../db/battles/apply-transition.ts';
import * as attendance from '../../db/battles/attendance.queries.ts';
import * as queries from '../../db/battles/battle.queries.ts';
import { battleReports, battles } from '../../db/battles/battle.table.ts';
import * as contested from '../../db/battles/contested-battle.queries.ts';
import * as drafts from '../../db/battles/draft.queries.ts';
import * as history from '../../db/battles/history.queries.ts';
import * as inviteStates from '../../db/battles/invite-states.queries.ts';
import * as invites from '../../db/battles/invite.queries.ts';
import { battleInvites } from '../../db/battles/invite.table.ts';
import * as replays from '../../db/battles/keep-replay.ts';
import * as meetings from '../../db/battles/meeting.queries.ts';
import { battleMeetings } from '../../db/battles/meeting.table.ts';
import * as playing from '../../db/battles/playing.queries.ts';
import * as recent from '../../db/battles/recent-players.queries.ts';
import * as rematches from '../../db/battles/rematch.queries.ts';
import * as shown from '../../db/battles/shown-battles.queries.ts';
import * as staff from '../../db/battles/staff-battle.queries.ts';
import { edgeUser } from './accounts.rows.ts';
import { edgeBattle } from './battles.rows.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { EDGES, SEARCHES, WORDS } from './words.ts';

const people = ['1', '2', '6', edgeUser(0), edgeUser(1), edgeUser(3), edgeUser(5), 'nobody'];
const each = people.map((id) => [id] as const);
const limited = people.flatMap((id) => [1, 2, 100].map((limit) => [id, limit] as const));

const some = (cast: Cast): string[] => [
  '1',
  '2',
  'past-1',
  ...Array.from({ length: 8 }, (_, n) => edgeBattle(n)),
  ...cast.some(battles, 6).map(({ id }) => id),
  'nothing',
];
const someInvites = (cast: Cast) => cast.some(battleInvites, 8);

const keyOf = ({ createdAt, id }: queries.BattleKey): queries.BattleKey => ({ createdAt, id });

const wanted: queries.OpenFilter = {
  text: '',
  game: null,
  minStakeCents: null,
  maxStakeCents: null,
  region: null,
  sort: 'newest',
};
const filters = (sort: queries.OpenFilter['sort']): readonly queries.OpenFilter[] => [
  { ...wanted, sort },
  ...BATTLE_GAMES.map((game) => ({ ...wanted, sort, game })),
  ...REGIONS.map((region) => ({ ...wanted, sort, region })),
  ...EDGES.flatMap((cents) => [
    { ...wanted, sort, minStakeCents: cents },
    { ...wanted, sort, maxStakeCents: cents },
  ]),
  { ...wanted, sort, game: 'cs2', minStakeCents: 1, maxStakeCents: 2 ** 31, region: 'eu' },
];

const terms = {
  game: 'valorant',
  mode: 'duel',
  title: 'Ж "\\%_',
  description: '日本 🎲',
  privacy: 'public',
  stakeCents: Number.MAX_SAFE_INTEGER,
} as const;

const rowOf = (cast: Cast, id: string) => cast.row(battles, (row) => row.id === id);

const opening = (cast: Cast) => {
  const opened = { id: 'opened', creatorId: '1', stakeCents: 5_00, privacy: 'public', inviteCode: null } as const;
  const transition = must(createBattle(opened, { minCents: 1, maxCents: 100_00 }, cast.now));
  const times = { createdAt: cast.now, joinedAt: null, startedAt: null, endedAt: null };
  const row = { ...transition.battle, ...times, game: 'cs2', mode: 'duel', title: 'Ж', description: '' } as const;
  return [row, transition, { ...cast.context('1'), staker: cast.row(users, ({ id }) => id === '1') }] as const;
};

/** What a rule makes of a battle of the demo. */
const moved = (cast: Cast, id: string, actorId: string, rule: (battle: Battle) => Transition) =>
  [
    rowOf(cast, id),
    rule(rowOf(cast, id)),
    { ...cast.context(actorId), staker: cast.row(users, (user) => user.id === actorId) },
  ] as const;

const joining = { isStaff: false, isFriend: true, code: null };

const invite = (cast: Cast) => ({
  ...cast.row(battleInvites, ({ status }) => status === 'pending'),
  id: cast.newId(),
  fromId: '1',
  toId: '2',
});

export const cases = roomCases('battles', [
  writes(transitions.insertTransition)((cast) => [opening(cast)]),
  writes(transitions.applyTransition)((cast) => [
    moved(cast, '3', '2', (battle) => must(joinBattle(battle, { ...joining, accountId: '2' }, cast.now))),
    moved(cast, '3', '8', (battle) => must(cancelBattle(battle, '8', cast.now))),
  ]),

  writes(attendance.addAttendances)((cast) => {
    const called = { battleId: edgeBattle(0), at: cast.now };
    const absent = { playerId: '1', hasShown: false };
    return [
      [called, [absent]],
      [called, [{ playerId: '2', hasShown: true }]],
      [called, [absent, { playerId: '2', hasShown: true }]],
      [called, []],
    ];
  }),
  reads(attendance.readAttendances)(({ now }) => [
    [people, 0],
    [people, now - HOUR],
    [people, now + 1],
    [['nobody'], 0],
  ]),
  writes(attendance.readEncounter)((cast) =>
    some(cast).flatMap((id) => [[id, '1'] as const, [id, edgeUser(1)] as const]),
  ),

  reads(queries.battleViews)(() => [[]], { unordered: { why: 'whoever narrows it down gives it an order' } }),
  writes(queries.lockBattle)((cast) => some(cast).map((id) => [id])),
  writes(queries.lockBattleFor)((cast) => some(cast).flatMap((id) => [[id, '1'] as const, [id, 'nobody'] as const])),
  writes(queries.lockOpenSeatsOf)(() => each),
  reads(queries.readBattle)((cast) => some(cast).map((id) => [id])),
  reads(queries.readBattles)((cast) => [[[]], [some(cast)]], { unordered: { why: 'whoever asks puts them in order' } }),
  reads(queries.readBattleByCode)(() => [['CODE0'], ['code0'], ['CODE7'], ['']]),
  reads(queries.listReportsOf)((cast) => [[[]], [some(cast)]]),
  reads(queries.readReports)((cast) => some(cast).map((id) => [id])),
  writes(queries.addReport)((cast) => [
    [{ ...cast.row(battleReports), battleId: '1', playerId: '1', recordingUrl: 'Ж', at: Number.MAX_SAFE_INTEGER }],
  ]),
  writes(queries.addReport)((cast) => [[cast.row(battleReports)]], {
    refuses: 'each reports once',
  }),
  pages(queries.listOpen, keyOf)(() => [(limit, past) => [limit, past]]),
  pages(queries.findOpen, ({ createdAt, id }) => ({ at: createdAt, id }))(() =>
    [...filters('newest'), ...[...SEARCHES, ...WORDS].map((text) => ({ ...wanted, text }))].map(
      (filter) => (limit, past) => [filter, limit, past],
    ),
  ),
  pages(queries.findOpen, ({ endsAt, id }) => ({ at: endsAt ?? 0, id }))(() =>
    filters('ending-soon').map((filter) => (limit, past) => [filter, limit, past]),
  ),
  reads(queries.listHolding)(() => limited),
  reads(queries.listForPlayer)(() => limited),
  reads(queries.listDrafts)(() => limited),
  reads(queries.listDue)(
    ({ now }) => [
      [now, 100],
      [now - HOUR, 100],
      [now - 2 * HOUR, 100],
      [0, 100],
    ],
    { differs: 'those due at one instant come in any order, and each of them is worked off' },
  ),

  reads(contested.listBattles)((cast) => [[[]], [some(cast)]], { unordered: { why: 'it says so' } }),
  reads(contested.listReports)((cast) => [[[]], [some(cast)]]),

  writes(drafts.insertDraft)((cast) => [[{ ...terms, id: 'draft', creatorId: '1', createdAt: cast.now }]]),
  writes(drafts.updateDraft)(() => [
    [edgeBattle(0), edgeUser(0), terms],
    [edgeBattle(0), edgeUser(1), terms],
    [edgeBattle(1), edgeUser(1), terms],
  ]),
  writes(drafts.deleteDraft)(() => [
    [edgeBattle(28), edgeUser(0)],
    [edgeBattle(28), edgeUser(1)],
    [edgeBattle(1), edgeUser(1)],
  ]),

  pages(
    history.listHistory,
    keyOf,
  )(() =>
    people.flatMap((id) =>
      [true, false].map((settledOnly) => (limit: number, past: queries.BattleKey | null) => [
        id,
        settledOnly,
        limit,
        past,
      ]),
    ),
  ),

  reads(inviteStates.readInvites)((cast) => [[[]], [[...someInvites(cast).map(({ id }) => id), 'nothing']]]),
  reads(invites.readInvite)((cast) => [...someInvites(cast).map(({ id }) => [id] as const), ['nothing']]),
  writes(invites.lockInvite)((cast) => [...someInvites(cast).map(({ id }) => [id] as const), ['nothing']]),
  pages(
    invites.listInvites,
    keyOf,
  )(({ now }) =>
    people.flatMap((id) =>
      invites.INVITE_DIRECTIONS.flatMap((direction) =>
        [null, now, now - HOUR].map((pendingAt) => (limit: number, past: queries.BattleKey | null) => [
          id,
          direction,
          pendingAt,
          limit,
          past,
        ]),
      ),
    ),
  ),
  reads(invites.readOpenInvites)((cast) =>
    someInvites(cast).flatMap(({ fromId, toId }) => [
      [fromId, toId, cast.now] as const,
      [fromId, '1', cast.now - HOUR] as const,
    ]),
  ),
  writes(invites.lockPendingBetween)((cast) => someInvites(cast).map(({ fromId, toId }) => [toId, fromId])),
  writes(invites.lockPendingOf)(() => each),
  reads(invites.listDueInvites)(
    ({ now }) => [
      [now, 100],
      [now + HOUR, 100],
      [0, 100],
    ],
    { differs: 'those due at one instant come in any order, and each of them is worked off' },
  ),
  writes(invites.insertInvite)((cast) => [[invite(cast)]]),
  writes(invites.endInvite)((cast) =>
    (['accepted', 'declined', 'expired'] as const).map((status) => {
      const row = cast.row(battleInvites, (one) => one.status === 'pending');
      const battleId = status === 'accepted' ? '1' : null;
      return [row, { ...row, status, answeredAt: status === 'expired' ? null : cast.now, battleId }];
    }),
  ),
  reads(rematches.readRematch)((cast) => some(cast).map((id) => [id] as const)),
  reads(invites.countOpenInvites)(({ now }) => people.flatMap((id) => [[id, now] as const, [id, now - HOUR] as const])),

  reads(meetings.readMeeting)((cast) => some(cast).map((id) => [id])),
  writes(meetings.putMeeting)((cast) => [
    [{ ...cast.row(battleMeetings), code: 'Ж "\\%_', map: '', updatedAt: Number.MAX_SAFE_INTEGER }],
    [{ ...cast.row(battleMeetings), battleId: '1' }],
  ]),
  writes(meetings.deleteMeeting)((cast) => some(cast).map((id) => [id])),
  writes(meetings.deleteOldMeetings)(({ now }) => [[0], [now - HOUR], [now], [Number.MAX_SAFE_INTEGER]]),

  writes(replays.keepReplayOf)((cast) => some(cast).map((id) => [id, cast.now])),
  writes(replays.dropRecordingsOf)(() => each),

  writes(drafts.deleteDraftsOf)(() => [[edgeUser(8)], ['nobody']]),

  reads(playing.listBeingPlayed)(() => each, { unordered: { why: 'each is looked at by itself' } }),
  reads(playing.listLately)(({ now }) => people.flatMap((id) => [[id, 0] as const, [id, now - HOUR] as const])),
  reads(playing.readGameBeingPlayed)(() => each),

  reads(recent.listRecentPlayers)(() => limited),
  reads(shown.listOpenOf)(() => limited),
  reads(shown.listActiveAmong)((cast) => [[[]], [some(cast)]], {
    unordered: { why: 'whoever asks puts them in order' },
  }),
  reads(shown.countActivePublic)(() => [[]]),
  reads(shown.listActivePublic)(() => [[1], [2], [100]]),
  pages(
    staff.listForStaff,
    keyOf,
  )(() =>
    ([null, 'active', 'waiting', 'disputed', 'completed'] as const).map((status) => (limit, past) => [
      status,
      limit,
      past,
    ]),
  ),
  reads(staff.countOpened)(
    ({ now }) => [
      [now - 5 * HOUR, now + 1],
      [0, now],
      [now - HOUR - 1, now],
    ],
    {
      unordered: { why: 'each hour has a number' },
    },
  ),
]);
