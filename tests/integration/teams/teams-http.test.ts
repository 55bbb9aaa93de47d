import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { uploads } from '../../../db/uploads/upload.table.ts';
import { presences } from '../../../db/friends/request.table.ts';
import { teamMembers, teamSeats, teams } from '../../../db/teams/team.table.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { report as reportDuel, startedBattle } from '../../support/battle-operations.ts';
import { addCountedRun } from '../../../db/results/achievement.queries.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { type SignedIn, HttpGateway, PASSWORD } from '../../support/http-gateway.ts';
import { findViolations } from '../../support/invariants.ts';
import { goLive } from '../../support/socket-client.ts';
import { archived } from '../../support/personal-data.ts';

const CREATE = 'mutation ($name: String!) { createTeam(name: $name) { id inviteCode viewerRole } }';
const JOIN = 'mutation ($code: String!) { joinTeam(code: $code) { team { id } asks { id ask team { name } } } }';
const ANSWER =
  'mutation ($id: ID!, $accept: Boolean!) { answerTeamRequest(id: $id, accept: $accept) { memberCount members { player { username } roleTitle wins losses earningsCents isOnline rank } } }';
const SEEN =
  'query ($id: ID!) { team(id: $id) { name inviteCode viewerRole memberCount requests { id player { username } wins losses rank requestedAt } offers { id } battles { id } members { isOnline role } leaderboardRank arcadeWins } }';
const OFFER = 'mutation ($input: OfferTeamBattleInput!) { offerTeamBattle(input: $input) { offers { id poolCents } } }';
const ACCEPT =
  'mutation ($id: ID!, $cents: Cents!) { acceptTeamOffer(id: $id, agreedCents: $cents) { battles { id status poolCents } } }';
const REPORT =
  'mutation ($input: ReportTeamBattleInput!) { reportTeamBattle(input: $input) { wins losses earningsCents leaderboardRank recentBattles(first: 1) { edges { node { opponent { name } result score earningsCents endedAt } } pageInfo { hasNextPage } } } }';
const CLOSE = 'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) }';

let gate: HttpGateway;
let keys = 0;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterEach(async () => {
  expect(await findViolations(gate.db.read)).toEqual([]);
});
afterAll(() => gate.close());

const keyed = () => ({ 'idempotency-key': `teams-http-${++keys}` });
const ask = <T>(client: SignedIn, query: string, variables: Record<string, unknown> = {}) =>
  client.graphql(query, variables, keyed()).then(({ data, errors }) => {
    if ((errors ?? []).length > 0) throw new Error(JSON.stringify(errors));
    return data as T;
  });

interface Founded {
  readonly createTeam: { readonly id: string; readonly inviteCode: string; readonly viewerRole: string };
}
interface Seen {
  readonly team: {
    readonly inviteCode: string | null;
    readonly requests: readonly { readonly id: string; readonly player: { readonly username: string } }[];
    readonly offers: readonly { readonly id: string }[];
    readonly arcadeWins: number | null;
    readonly members: readonly { readonly isOnline: boolean | null }[];
  };
}

async function found(name: string, cents = 300_00) {
  const captain = await gate.player({ cents });
  const { createTeam } = await ask<Founded>(captain, CREATE, { name });
  return { captain, ...createTeam };
}

async function joined(team: Awaited<ReturnType<typeof found>>, cents = 300_00): Promise<SignedIn> {
  const player = await gate.player({ cents });
  await ask(player, JOIN, { code: team.inviteCode });
  const { team: seen } = await ask<Seen>(team.captain, SEEN, { id: team.id });
  await ask(team.captain, ANSWER, { id: seen.requests[0]?.id, accept: true });
  return player;
}

test('only the captain sees the code and the requests, and only teammates who is online and what they won in the arcade (EN-19, EN-21, RO-06)', async () => {
  const team = await found('Code Keepers');
  const member = await joined(team);
  const stranger = await gate.player();
  await ask(stranger, JOIN, { code: team.inviteCode.toLowerCase() });
  await gate.db.transact((tx) =>
    tx.insert(presences).values({
      userId: member.user.id,
      status: 'online',
      seenAt: gate.deps.now(),
      activeAt: gate.deps.now(),
    } as typeof presences.$inferInsert),
  );
  for (const [n, won] of [true, true, false].entries())
    await gate.db.transact((tx) =>
      addCountedRun(tx, {
        runId: `run-${n}`,
        userId: n === 0 ? member.user.id : team.captain.user.id,
        game: 'turncoat',
        won,
        at: 1,
      }),
    );
  const [captainSees, memberSees, strangerSees] = await Promise.all(
    [team.captain, member, stranger].map((client) => ask<Seen>(client, SEEN, { id: team.id })),
  );
  expect(captainSees?.team).toMatchObject({
    inviteCode: team.inviteCode,
    viewerRole: 'CAPTAIN',
    memberCount: 2,
    leaderboardRank: null,
    requests: [{ player: { username: stranger.user.username }, wins: 0, losses: 0, rank: null }],
    members: [
      { role: 'CAPTAIN', isOnline: false },
      { role: 'FRAGGER', isOnline: true },
    ],
  });
  expect(memberSees?.team).toMatchObject({ inviteCode: null, viewerRole: 'FRAGGER', requests: [] });
  expect(memberSees?.team.members[1]).toMatchObject({ isOnline: true });
  expect(strangerSees?.team).toMatchObject({ inviteCode: null, viewerRole: null, requests: [], offers: [] });
  expect([captainSees, memberSees, strangerSees].map((sees) => sees?.team.arcadeWins)).toEqual([2, 2, null]);
  expect(strangerSees?.team.members.map(({ isOnline }) => isOnline)).toEqual([null, null]);
});

test('a code is not guessed: the twenty-first try within a quarter of an hour is refused', async () => {
  const player = await gate.player();
  for (let n = 0; n < 20; n++)
    expect(await player.refusal(JOIN, { code: `GUESS${n}` })).toMatchObject({ status: 404, code: 'TEAM_CODE_UNKNOWN' });
  expect(await player.refusal(JOIN, { code: 'GUESS99' })).toMatchObject({ code: 'RATE_LIMITED' });
});

test('a logo is a PNG or JPG up to 2MB, drawn anew; anything else and more is refused (TE-05)', async () => {
  const team = await found('Logo Makers');
  const member = await joined(team);
  const put = (client: SignedIn, body: Buffer, type = 'image/png') =>
    client.send({ method: 'POST', path: '/api/uploads/team-logo', headers: { 'content-type': type }, body });
  const base = sharp({ create: { width: 300, height: 200, channels: 3, background: { r: 20, g: 60, b: 200 } } });
  const [png, jpg, webp] = await Promise.all([
    base.clone().png().toBuffer(),
    base.clone().jpeg().toBuffer(),
    base.clone().webp().toBuffer(),
  ]);
  expect((await put(team.captain, webp, 'image/webp')).status).not.toBe(200);
  expect((await put(team.captain, webp, 'image/png')).json).toMatchObject({ code: 'FILE_UNUSABLE' });
  expect((await put(team.captain, Buffer.from('<svg/>'), 'image/svg+xml')).json).toMatchObject({
    code: 'FILE_UNUSABLE',
  });
  expect((await put(team.captain, Buffer.alloc(2 * 1024 * 1024 + 1, png))).json).toMatchObject({
    code: 'FILE_TOO_LARGE',
  });
  expect((await put(member, png)).json).toMatchObject({ code: 'CAPTAIN_ONLY' });
  expect((await put(await gate.player(), png)).json).toMatchObject({ code: 'NOT_IN_A_TEAM' });
  const first = (await put(team.captain, png)).json as { logoUrl: string };
  const second = (await put(team.captain, jpg, 'image/jpeg')).json as { logoUrl: string };
  expect((await fetch(gate.url + first.logoUrl)).status).toBe(404);
  const shown = await fetch(gate.url + second.logoUrl);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  const { width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect([width, height]).toEqual([256, 256]);
  expect((await team.captain.send({ method: 'DELETE', path: '/api/uploads/team-logo' })).status).toBe(200);
  expect(await gate.db.read.select().from(uploads).where(eq(uploads.ownerId, team.captain.user.id))).toEqual([]);
});

test('an offer, its yes and two reports pay the winner, list the battle and count for the members (TE-03, EN-22)', async () => {
  const [home, away] = [await found('Http Home'), await found('Http Away')];
  const input = { teamId: away.id, game: 'CS2', stakeCents: 40_00, payer: 'CAPTAIN' };
  const sent = await ask<{ offerTeamBattle: Seen['team'] }>(home.captain, OFFER, { input });
  const id = sent.offerTeamBattle.offers[0]?.id;
  const started = await ask<{ acceptTeamOffer: { battles: { id: string }[] } }>(away.captain, ACCEPT, {
    id,
    cents: 42_00,
  });
  const teamBattleId = started.acceptTeamOffer.battles[0]?.id;
  const report = (claim: string, own: number, other: number) => ({
    input: { teamBattleId, claim, score: { own, other }, recordingUrl: 'https://recordings.example/x' },
  });
  await ask(home.captain, REPORT, report('WON', 16, 12));
  const done = await ask(away.captain, REPORT, report('LOST', 12, 16));
  expect(done).toMatchObject({
    reportTeamBattle: {
      wins: 0,
      losses: 1,
      earningsCents: -42_00,
      recentBattles: {
        edges: [{ node: { opponent: { name: 'Http Home' }, result: 'LOSS', score: '12–16', earningsCents: -42_00 } }],
        pageInfo: { hasNextPage: false },
      },
    },
  });
  expect(await home.captain.ask('{ wallet { balanceCents } }')).toEqual({ wallet: { balanceCents: 338_00 } });
  const { id: captainId, username } = home.captain.user;
  const MEMBERS =
    'query ($id: ID!) { team(id: $id) { members { player { id username } role rank wins losses earningsCents isOnline } } }';
  expect(await ask(home.captain, MEMBERS, { id: home.id })).toEqual({
    team: {
      members: [
        {
          player: { id: captainId, username },
          role: 'CAPTAIN',
          rank: null,
          wins: 1,
          losses: 0,
          earningsCents: 38_00,
          isOnline: false,
        },
      ],
    },
  });
});

test('a member has the own place on the leaderboard, role, record and earnings of the team, and whether they are here (EN-20)', async () => {
  const [home, away] = [await found('Ranked Home'), await found('Ranked Away')];
  const member = await joined(home, 500_00);
  const SET = 'mutation ($id: ID!) { setTeamRole(userId: $id, role: SNIPER) { id } }';
  await ask(home.captain, SET, { id: member.user.id });
  const duel = await startedBattle(home.captain, away.captain);
  await reportDuel(home.captain, duel, 'WON');
  await reportDuel(away.captain, duel, 'LOST');
  await deliverEverything(gate.deps, openLog('silent'));
  const input = { teamId: away.id, game: 'CS2', stakeCents: 40_00, payer: 'CAPTAIN' };
  const sent = await ask<{ offerTeamBattle: Seen['team'] }>(home.captain, OFFER, { input });
  const { acceptTeamOffer } = await ask<{ acceptTeamOffer: { battles: { id: string }[] } }>(away.captain, ACCEPT, {
    id: sent.offerTeamBattle.offers[0]?.id,
    cents: 42_00,
  });
  const teamBattleId = acceptTeamOffer.battles[0]?.id;
  for (const [client, claim] of [
    [home.captain, 'WON'],
    [away.captain, 'LOST'],
  ] as const)
    await ask(client, REPORT, { input: { teamBattleId, claim, recordingUrl: 'https://recordings.example/x' } });
  await gate.db.transact((tx) =>
    tx.insert(presences).values({
      userId: member.user.id,
      status: 'online',
      seenAt: gate.deps.now(),
      activeAt: gate.deps.now(),
    } as typeof presences.$inferInsert),
  );
  const MEMBERS =
    'query ($id: ID!) { team(id: $id) { members { player { id username } role roleTitle rank wins losses earningsCents isOnline } } }';
  const named = ({ user: { id, username } }: SignedIn) => ({ player: { id, username } });
  expect(await ask(home.captain, MEMBERS, { id: home.id })).toEqual({
    team: {
      members: [
        {
          ...named(home.captain),
          role: 'CAPTAIN',
          roleTitle: 'Captain',
          rank: 1,
          wins: 1,
          losses: 0,
          earningsCents: 38_00,
          isOnline: false,
        },
        {
          ...named(member),
          role: 'SNIPER',
          roleTitle: 'Sniper',
          rank: null,
          wins: 1,
          losses: 0,
          earningsCents: 0,
          isOnline: true,
        },
      ],
    },
  });
});

test('a subscription tells members of each change and ends with null for who left', async () => {
  const team = await found('Live Wires');
  const member = await joined(team);
  const stranger = await gate.player();
  const query = 'subscription ($id: ID!) { teamChanged(id: $id) { id description memberCount } }';
  const [strange, live] = [await goLive(stranger), await goLive(member)];
  const refused = await strange.iterate(query, { id: team.id }).next();
  expect(JSON.stringify(refused.value)).toContain('NOT_FOUND');
  const stands = gate.listening();
  const told = live.iterate(query, { id: team.id });
  const first = told.next();
  await stands();
  await ask(team.captain, 'mutation { editTeam(description: "New words") { id } }');
  expect((await first).value).toMatchObject({ data: { teamChanged: { description: 'New words' } } });
  const second = told.next();
  await ask(team.captain, 'mutation ($id: ID!) { removeFromTeam(userId: $id) { id } }', { id: member.user.id });
  expect((await second).value).toMatchObject({ data: { teamChanged: null } });
  const third = told.next();
  await ask(team.captain, 'mutation { editTeam(description: "Secret") { id } }');
  expect((await third).done).toBe(true);
  await Promise.all([strange.close(), live.close()]);
});

test('an account that goes leaves its team to the longest member, and is not closed while its money is in a battle', async () => {
  const [home, away] = [await found('Heirs', 42_00), await found('Heirless', 84_00)];
  const heir = await joined(home, 0);
  await joined(home, 0);
  const close = (client: SignedIn) => client.graphql(CLOSE, { input: { password: PASSWORD } }, keyed());
  const input = { teamId: away.id, game: 'APEX', stakeCents: 40_00, payer: 'CAPTAIN' };
  const sent = await ask<{ offerTeamBattle: Seen['team'] }>(home.captain, OFFER, { input });
  const started = await ask<{ acceptTeamOffer: { battles: { id: string }[] } }>(away.captain, ACCEPT, {
    id: sent.offerTeamBattle.offers[0]?.id,
    cents: 42_00,
  });
  const teamBattleId = started.acceptTeamOffer.battles[0]?.id ?? '';
  expect(JSON.stringify((await close(home.captain)).errors)).toContain('BATTLES_OPEN');
  for (const [client, claim] of [
    [home.captain, 'LOST'],
    [away.captain, 'WON'],
  ] as const)
    await ask(client, REPORT, { input: { teamBattleId, claim, recordingUrl: 'https://recordings.example/x' } });
  await ask(home.captain, OFFER, { input });
  const own = await archived(gate.db.read, 'teams', home.captain.user.id);
  expect(own).toMatchObject({
    membership: { team: 'Heirs', role: 'captain', losses: 1 },
    agreements: [{ agreedCents: 42_00 }, { agreedCents: 42_00 }],
    battles: [{ team: 'Heirs', stakeCents: 40_00, feeCents: 2_00 }],
  });
  expect(JSON.stringify(own)).not.toContain(away.captain.user.id);
  expect((await close(home.captain)).errors ?? []).toEqual([]);
  const roster = await gate.db.read.select().from(teamMembers).where(eq(teamMembers.teamId, home.id));
  expect(roster.find(({ role }) => role === 'captain')?.userId).toBe(heir.user.id);
  expect(roster).toHaveLength(2);
  const seats = await gate.db.read.select().from(teamSeats).where(eq(teamSeats.userId, home.captain.user.id));
  expect(seats).toHaveLength(1);
  const { team } = await ask<Seen>(heir, SEEN, { id: home.id });
  expect(team).toMatchObject({ viewerRole: 'CAPTAIN', offers: [] });

  const alone = await found('Lonely', 0);
  expect((await close(alone.captain)).errors ?? []).toEqual([]);
  const [gone] = await gate.db.read.select().from(teams).where(eq(teams.id, alone.id));
  expect(gone?.disbandedAt).toBe(gate.deps.now());
});
