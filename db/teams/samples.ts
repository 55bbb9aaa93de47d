import type { BattleGame } from '../../domain/shared/games.ts';
import { must } from '../../domain/shared/refusals.ts';
import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import { type Agreement, lineUp } from '../../domain/teams/shares.ts';
import { reportTeamBattle, startTeamBattle } from '../../domain/teams/team-battle.ts';
import { teamNameKeyOf } from '../../domain/teams/team-name.ts';
import { TEAM_OFFER_WINDOW, type TeamPayer, type TeamRole } from '../../domain/teams/team.ts';
import { readUsers } from '../accounts/user.queries.ts';
import { applyTeamTransition, insertTeamTransition } from './apply-team-transition.ts';
import { insertAsk } from './ask.queries.ts';
import { insertTeamOffer, putAgreement } from './offer.queries.ts';
import { lockTeamBattle, readSeats } from './team-battle.queries.ts';
import { insertMember, insertTeam, readRoster, updateRole } from './team.queries.ts';
import { tellTeam } from './tell-team.ts';
import { bookOpening } from '../wallet/index.ts';
import { people } from '../seed/cast.ts';
import type { Moment, Samples, Scene } from '../seed/scene.ts';

/** Who leads and plays for the other teams; nobody signs in as them. */
const OTHERS = ['IronFox', 'RogueWolf', 'ByteKnight', 'SilentEcho', 'CrimsonAim', 'FrostByte', 'SkyLancer'] as const;
const idOf = (username: (typeof OTHERS)[number]): string => `team-player-${OTHERS.indexOf(username) + 1}`;
const OPENING_CENTS = 1_000_00;

interface DemoTeam {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly inviteCode: string;
  /** The captain first. */
  readonly roster: readonly (readonly [userId: string, role: TeamRole])[];
}

/** Led by NightHawk until `demo` took it over. */
const OWN: DemoTeam = {
  id: 'team-1',
  name: 'Night Shift Elite',
  description: 'Ranked five days a week after nine. Voice comms, no drama.',
  inviteCode: 'NSE7K4QW',
  roster: [
    [people.nightHawk, 'captain'],
    [people.pixelQueen, 'sniper'],
    [people.aceViper, 'support'],
    [people.stormBreaker, 'entry'],
    [people.lunaStrike, 'fragger'],
    [people.demo, 'igl'],
  ],
};

const RIVALS: readonly DemoTeam[] = [
  {
    id: 'team-2',
    name: 'Iron Wolves',
    description: 'We hunt in packs.',
    inviteCode: 'WXLF4RGD',
    roster: [
      [idOf('IronFox'), 'captain'],
      [idOf('RogueWolf'), 'entry'],
    ],
  },
  {
    id: 'team-3',
    name: 'Pixel Pirates',
    description: 'Boarding every lobby.',
    inviteCode: 'PXLP8RTE',
    roster: [
      [idOf('ByteKnight'), 'captain'],
      [idOf('SilentEcho'), 'sniper'],
    ],
  },
  {
    id: 'team-4',
    name: 'Crimson Tide',
    description: '',
    inviteCode: 'CRMS9TDE',
    roster: [
      [idOf('CrimsonAim'), 'captain'],
      [idOf('FrostByte'), 'support'],
    ],
  },
];

/** The whole rosters of the other teams, as they enter tournaments of teams of two. */
export const RIVAL_LINEUPS = RIVALS.map(({ id: teamId, roster }) => ({ teamId, userIds: roster.map(([id]) => id) }));

type PastBattle = readonly [
  daysAgo: number,
  rival: number,
  game: BattleGame,
  stakeCents: number,
  own: number,
  other: number,
  payer: TeamPayer,
];

/** Before `demo` was the captain, on the money of who played then. */
const PAST_BATTLES: readonly PastBattle[] = [
  [34, 0, 'valorant', 50_00, 13, 9, 'captain'],
  [29, 1, 'cs2', 40_00, 16, 11, 'members'],
  [25, 2, 'apex', 60_00, 2, 3, 'captain'],
  [21, 0, 'valorant', 80_00, 13, 7, 'members'],
  [17, 2, 'league', 50_00, 2, 1, 'captain'],
  [13, 1, 'valorant', 75_00, 10, 13, 'captain'],
  [9, 0, 'cs2', 100_00, 16, 14, 'members'],
];
const HANDED_OVER_DAYS = 6;

/** The teams with their rosters, and the people of the other ones with what they paid in. */
async function foundTeams(scene: Scene, at: number): Promise<void> {
  const { tx } = scene;
  for (const username of OTHERS) {
    const id = idOf(username);
    await scene.openAccount({ id, username, createdAt: at });
    await bookOpening(tx, id, OPENING_CENTS, scene.booking(id, at));
  }
  for (const { roster, ...team } of [OWN, ...RIVALS]) {
    await insertTeam(tx, { ...team, nameKey: teamNameKeyOf(team.name), createdAt: at });
    for (const [n, [userId, role]] of roster.entries())
      await insertMember(tx, { teamId: team.id, userId, role, joinedAt: at + n * HOUR });
  }
}

/** A whole team battle, from the acceptance to the payout, played by the rosters of then. */
async function playTeamBattle(scene: Scene, n: number, played: PastBattle, at: number): Promise<void> {
  const { tx } = scene;
  const [, rivalNumber, game, stakeCents, own, other, payer] = played;
  const rival = RIVALS[rivalNumber] ?? RIVALS[0];
  if (!rival) throw new Error('there is no rival');
  const id = `team-match-${n + 1}`;
  const agreed = (ids: readonly string[]): Agreement[] =>
    ids.map((userId) => ({ userId, agreedCents: 2 * stakeCents }));
  const seats = [];
  for (const { id: teamId, roster } of [OWN, rival]) {
    const ids = roster.map(([userId]) => userId).filter((userId) => userId !== people.demo);
    const seated = must(lineUp(await readRoster(tx, teamId), agreed(ids), payer, stakeCents));
    seats.push(...seated.map((seat) => ({ ...seat, teamBattleId: id, teamId })));
  }
  const context = (actorId: string, instant: number) => ({ at: instant, actorId, newId: scene.idsAt(instant) });
  const captains = [OWN, rival].map(({ roster }) => roster[0]?.[0] ?? '');
  const opening = { id, homeTeamId: OWN.id, awayTeamId: rival.id, game, stakeCents, createdAt: at, endedAt: null };
  const recordings = { homeRecordingUrl: null, awayRecordingUrl: null };
  await insertTeamTransition(
    tx,
    startTeamBattle({ ...opening, ...recordings }, at),
    seats,
    await readUsers(
      tx,
      seats.map(({ userId }) => userId),
    ),
    context(captains[1] ?? '', at),
  );
  const endedAt = at + 40 * MINUTE;
  const won = own > other;
  for (const [teamId, captainId, claim, score] of [
    [OWN.id, captains[0], won ? 'won' : 'lost', { own, other }],
    [rival.id, captains[1], won ? 'lost' : 'won', { own: other, other: own }],
  ] as const) {
    const row = await lockTeamBattle(tx, id);
    if (!row) throw new Error(`the scene has no team battle ${id}`);
    const recordingUrl = `https://recordings.example/${id}/${teamId}`;
    const recorded = teamId === OWN.id ? { homeRecordingUrl: recordingUrl } : { awayRecordingUrl: recordingUrl };
    const told = { claim, score, recordingUrl };
    const transition = must(reportTeamBattle({ ...row, ...recorded }, teamId, told, endedAt));
    await applyTeamTransition(tx, transition, await readSeats(tx, id), context(captainId ?? '', endedAt));
  }
}

/** Founding, matches and the hand-over to `demo`, in the order of time. */
const past = (scene: Scene): Moment[] => {
  const { tx, now } = scene;
  const foundedAt = now - 60 * DAY;
  return [
    { at: foundedAt, happens: () => foundTeams(scene, foundedAt) },
    ...PAST_BATTLES.map((played, n): Moment => {
      const at = now - played[0] * DAY - 3 * HOUR;
      return { at, happens: () => playTeamBattle(scene, n, played, at) };
    }),
    {
      at: now - HANDED_OVER_DAYS * DAY,
      async happens() {
        await updateRole(tx, OWN.id, people.nightHawk, 'igl');
        await updateRole(tx, OWN.id, people.demo, 'captain');
      },
    },
  ];
};

/** What waits for an answer now: two requests, an invitation of `rival` and an offer. */
async function present({ tx, now }: Scene): Promise<void> {
  const news = { teamId: OWN.id, teamName: OWN.name, captainId: people.demo };
  for (const [id, userId, username, hours] of [
    ['team-ask-1', idOf('SkyLancer'), 'SkyLancer', 20],
    ['team-ask-2', people.newcomer, 'newcomer', 3],
  ] as const) {
    const at = now - hours * HOUR;
    await insertAsk(tx, { id, teamId: OWN.id, userId, ask: 'request', at });
    await tellTeam(tx, 'team.requested', { ...news, userId, username, askId: id }, at);
  }
  const invitedAt = now - 2 * HOUR;
  const invitation = {
    id: 'team-ask-3',
    teamId: OWN.id,
    userId: people.rival,
    ask: 'invitation',
    at: invitedAt,
  } as const;
  await insertAsk(tx, invitation);
  const invited = { ...news, userId: people.rival, username: 'rival', byName: 'demo', askId: invitation.id };
  await tellTeam(tx, 'team.invited', invited, invitedAt);

  const [from, captainId] = [RIVALS[2], idOf('CrimsonAim')];
  if (!from) return;
  const offeredAt = now - 90 * MINUTE;
  const offer = { id: 'team-offer-1', game: 'valorant', stakeCents: 60_00, payer: 'members' } as const;
  await insertTeamOffer(tx, {
    ...offer,
    fromTeamId: from.id,
    toTeamId: OWN.id,
    sentBy: captainId,
    status: 'pending',
    createdAt: offeredAt,
    expiresAt: offeredAt + TEAM_OFFER_WINDOW,
  });
  for (const [userId, teamId] of [
    [captainId, from.id],
    [idOf('FrostByte'), from.id],
    [people.pixelQueen, OWN.id],
  ] as const)
    await putAgreement(tx, { offerId: offer.id, userId, teamId, agreedCents: 63_00, at: offeredAt });
  const { id: offerId, game, stakeCents, payer } = offer;
  await tellTeam(
    tx,
    'team.challenged',
    {
      ...news,
      userId: people.demo,
      username: 'CrimsonAim',
      opponentTeamId: from.id,
      opponentName: from.name,
      side: 'to',
      offerId,
      game,
      stakeCents,
      payer,
    },
    offeredAt,
  );
}

export const samples: Samples = { past, present };
