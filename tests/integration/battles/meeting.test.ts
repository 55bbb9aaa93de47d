// @module-tag engines
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteOldMeetings } from '../../../db/battles/meeting.queries.ts';
import { battleMeetings } from '../../../db/battles/meeting.table.ts';
import { events } from '../../../db/events/event.table.ts';
import { gameNames } from '../../../db/profiles/game-name.table.ts';
import { gameAccounts } from '../../../db/proof/proof.table.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { closeWithSoundBooks, openForDays } from '../../support/battle-gateway.ts';
import { cancel, create, join, report, startedBattle } from '../../support/battle-operations.ts';
import type { HttpGateway, SignedIn } from '../../support/http-gateway.ts';
import { makeKey, withKey } from '../../support/key-steps.ts';
import { SEE_MEETING, SET_GAME_NAME, SET_MEETING, host, meetingOf, nameIn } from '../../support/meeting-steps.ts';
import { eraseRoom, readRoom } from '../../support/personal-data.ts';
import { goLive } from '../../support/socket-client.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await openForDays();
});
afterAll(() => closeWithSoundBooks(gate));

const pair = async () => [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })] as const;

/** Both seats taken, nobody has pressed start. */
async function seated(creator: SignedIn, opponent: SignedIn, changed: object = {}): Promise<string> {
  const { id, inviteCode } = await create(creator, { ...changed });
  await join(opponent, id, inviteCode);
  return id;
}

const toldOf = (id: string) =>
  gate.db.read.$count(events, and(eq(events.entityId, id), eq(events.type, 'battle.meeting-changed')));

/** What of all this a player is handed out. */
const archive = async (userId: string): Promise<Record<string, unknown>> => ({
  ...(await readRoom(gate.db.read, 'profiles', userId, 'gameNames')),
  ...(await readRoom(gate.db.read, 'battles', userId, 'battleMeetings')),
});

const NOBODY_HOSTS = { hostId: null, code: '', region: '', map: '', updatedAt: null };
const said = (player: SignedIn, name: string | null) => ({ playerId: player.user.id, name, isLinked: false });

test.each(['Nova#EUW', 'Мышь#0001', 'لاعب#عرب', '🔥🦊🔥 fox', '나는야 #KR1'])(
  'the two read what each is called in the game, letter by letter: %s',
  async (name) => {
    const [creator, opponent] = await pair();
    const id = await seated(creator, opponent);
    expect(await meetingOf(opponent, id)).toEqual({
      names: [said(creator, null), said(opponent, null)],
      ...NOBODY_HOSTS,
    });
    expect(await nameIn(creator, 'VALORANT', ` ${name}\u202E\n`)).toBe(name);
    await nameIn(creator, 'CS2', 'Another game');
    const both = { names: [said(creator, name), said(opponent, null)], ...NOBODY_HOSTS };
    expect(await meetingOf(opponent, id)).toEqual(both);
    expect(await meetingOf(creator, id)).toEqual(both);
    expect(await nameIn(creator, 'VALORANT', '')).toBeNull();
    expect((await meetingOf(opponent, id))?.names[0]?.name).toBeNull();
  },
);

test('a name that a game cannot have, or that leads somewhere, is refused and changes nothing', async () => {
  const player = await gate.player();
  await nameIn(player, 'LEAGUE', 'Nova#EUW');
  for (const name of [
    'ab',
    'x'.repeat(65),
    'see evil.com',
    'https://evil.example',
    'steam://connect/x',
    '\u200D'.repeat(5),
  ])
    expect(await player.refusal(SET_GAME_NAME, { game: 'LEAGUE', name })).toEqual({
      status: 400,
      code: 'GAME_NAME_UNUSABLE',
      field: 'name',
    });
  expect(await gate.db.read.select().from(gameNames).where(eq(gameNames.userId, player.user.id))).toMatchObject([
    { game: 'league', name: 'Nova#EUW' },
  ]);
});

test('the account that a player has signed in to goes before what was typed, and what a client told after it', async () => {
  const player = await gate.player();
  const { id: userId } = player.user;
  await gate.db.transact(async (tx) => {
    const accounts = [
      { platform: 'lichess', accountId: `nova-${userId}` },
      { platform: 'steam', accountId: '76561198000000001' },
    ] as const;
    for (const account of accounts) await tx.insert(gameAccounts).values({ userId, ...account, linkedAt: 5 });
  });
  await nameIn(player, 'CHESS', 'Typed');
  const MINE = '{ viewer { gameNames { game name isLinked } } }';
  const names = async () =>
    (await player.ask<{ viewer: { gameNames: { game: string }[] } }>(MINE)).viewer.gameNames.filter(({ game }) =>
      ['CHESS', 'CS2'].includes(game),
    );
  const chess = { game: 'CHESS', name: `nova-${userId}`, isLinked: true };
  expect(await names()).toEqual([{ game: 'CS2', name: '76561198000000001', isLinked: false }, chess]);
  await nameIn(player, 'CS2', 'Typed');
  expect(await names()).toEqual([{ game: 'CS2', name: 'Typed', isLinked: false }, chess]);
});

test('either hosts with a code, a region and a map, and the other takes it over with terms of the own', async () => {
  const [creator, opponent] = await pair();
  const id = await seated(creator, opponent);
  const at = gate.deps.now();
  const mine = { code: 'ABC-123', region: 'Frankfurt', map: 'Ascent' };
  expect(await host(creator, id, mine)).toMatchObject({ ...mine, hostId: creator.user.id, updatedAt: at });
  expect(await meetingOf(opponent, id)).toMatchObject({ ...mine, hostId: creator.user.id });
  expect(await host(opponent, id, { code: ' party\n42 ' })).toMatchObject({
    hostId: opponent.user.id,
    code: 'party 42',
    region: '',
    map: '',
  });
  expect(await host(creator, id, { isHost: false }), 'who hosts is not for the other to end').toMatchObject({
    hostId: opponent.user.id,
  });
  expect(await host(opponent, id, { isHost: false })).toMatchObject(NOBODY_HOSTS);
});

test('one key says it once, and what is said again is told to nobody', async () => {
  const [creator, opponent] = await pair();
  const id = await seated(creator, opponent);
  const input = { battleId: id, code: 'ABC' };
  await creator.ask(SET_MEETING, { input }, 'first-key');
  await opponent.ask(SET_MEETING, { input: { battleId: id, code: 'DEF' } });
  await creator.ask(SET_MEETING, { input }, 'first-key');
  expect(await meetingOf(creator, id)).toMatchObject({ hostId: opponent.user.id, code: 'DEF' });
  await opponent.ask(SET_MEETING, { input: { battleId: id, code: 'DEF' } });
  expect(await toldOf(id)).toBe(2);
  expect(await creator.refusal(SET_MEETING, { input: { ...input, code: 'other' } }, 'first-key')).toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
});

test('what is no line of 64 characters without a link is refused, at its field', async () => {
  const [creator, opponent] = await pair();
  const id = await seated(creator, opponent);
  const refused = (input: object) => creator.refusal(SET_MEETING, { input: { battleId: id, ...input } });
  for (const text of ['discord.gg/abc', 'https://evil.example', 'riot://join', 'mail nova@example.com'])
    for (const field of ['code', 'region', 'map'])
      expect(await refused({ [field]: text })).toEqual({ status: 400, code: 'LINK_NOT_ALLOWED', field });
  expect(await refused({ code: 'x'.repeat(65) })).toMatchObject({ status: 400, field: 'code' });
  expect(await meetingOf(creator, id)).toMatchObject(NOBODY_HOSTS);
  expect(await toldOf(id)).toBe(0);
  expect(await host(creator, id, { code: 'x'.repeat(64) })).toMatchObject({ code: 'x'.repeat(64) });
});

test('nobody hosts before both are there or after the end, and nobody else ever', async () => {
  const [creator, opponent] = await pair();
  const [stranger, moderator] = [await gate.player(), await gate.player({ role: 'moderator' })];
  const refused = async (client: SignedIn, battleId: string) =>
    (await client.refusal(SET_MEETING, { input: { battleId, code: 'ABC' } })).code;
  const { id } = await create(creator);
  expect(await refused(creator, id)).toBe('OPPONENT_MISSING');
  expect(await meetingOf(creator, id)).toBeNull();
  await join(opponent, id);
  expect(await refused(stranger, id)).toBe('NOT_A_PARTICIPANT');
  expect(await refused(moderator, id)).toBe('NOT_A_PARTICIPANT');
  expect(await refused(creator, 'no-such-battle')).toBe('NOT_FOUND');
  await cancel(creator, id);
  expect(await refused(creator, id)).toBe('BATTLE_NOT_ACTIVE');
});

test('strangers, onlookers with the code and staff without a dispute are told nothing of it', async () => {
  const [creator, opponent] = await pair();
  const [guest, moderator] = [await gate.player(), await gate.player({ role: 'moderator' })];
  const { id, inviteCode } = await create(creator, { privacy: 'INVITE' });
  await join(opponent, id, inviteCode);
  await nameIn(creator, 'VALORANT', 'Nova#EUW');
  await host(creator, id, { code: 'ABC' });
  expect(await meetingOf(guest, id, inviteCode), 'invited, and no player').toBeNull();
  expect(await meetingOf(moderator, id)).toBeNull();
  expect(await meetingOf(opponent, id)).toMatchObject({ code: 'ABC' });
  const open = await seated(await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 }));
  expect(await meetingOf(guest, open)).toBeNull();
});

test('staff read it in a dispute, and until it is decided', async () => {
  const [creator, opponent] = await pair();
  const [stranger, moderator] = [await gate.player(), await gate.player({ role: 'moderator' })];
  const id = await startedBattle(creator, opponent);
  await nameIn(opponent, 'VALORANT', 'Rival#EUW');
  await host(creator, id, { code: 'ABC' });
  expect(await meetingOf(moderator, id)).toBeNull();
  await report(creator, id, 'WON');
  await report(opponent, id, 'WON');
  expect(await meetingOf(moderator, id)).toMatchObject({
    names: [{ name: null }, { name: 'Rival#EUW' }],
    code: 'ABC',
  });
  expect(await meetingOf(stranger, id)).toBeNull();
  expect((await creator.refusal(SET_MEETING, { input: { battleId: id, code: 'DEF' } })).code).toBe('BATTLE_NOT_ACTIVE');
});

test('a block takes it from neither of the two, whose money lies in the battle', async () => {
  const [creator, opponent] = await pair();
  const id = await seated(creator, opponent);
  await creator.ask('mutation ($id: ID!) { blockPlayer(userId: $id) { __typename } }', { id: opponent.user.id });
  await host(creator, id, { code: 'ABC' });
  expect(await meetingOf(opponent, id)).toMatchObject({ code: 'ABC' });
});

test('whoever gives up the seat takes the code along: the next one is told another', async () => {
  const [creator, leaver] = await pair();
  const next = await gate.player({ cents: 100_00 });
  const id = await seated(creator, leaver);
  await host(creator, id, { code: 'ABC' });
  await cancel(leaver, id);
  expect(await meetingOf(creator, id)).toBeNull();
  await join(next, id);
  expect(await meetingOf(next, id)).toMatchObject(NOBODY_HOSTS);
  expect(await meetingOf(leaver, id)).toBeNull();
});

test('it can be read for a day after the end, and is deleted some time after that', async () => {
  const [creator, opponent] = await pair();
  const id = await startedBattle(creator, opponent);
  await host(creator, id, { code: 'ABC' });
  await report(creator, id, 'LOST');
  await report(opponent, id, 'WON');
  expect(await meetingOf(opponent, id)).toMatchObject({ code: 'ABC' });
  gate.pass(DAY);
  expect(await meetingOf(opponent, id)).toBeNull();
  const kept = () => gate.db.read.$count(battleMeetings, eq(battleMeetings.battleId, id));
  expect(await kept()).toBe(1);
  await gate.db.transact((tx) => deleteOldMeetings(tx, gate.deps.now() - DAY));
  expect(await kept()).toBe(0);
});

test('a key reads and says it with the scope to play, and not with the one to read battles', async () => {
  const [creator, opponent] = await pair();
  const id = await seated(creator, opponent);
  const looking = withKey(gate, (await makeKey(creator, { scopes: ['battles:read'] })).secret);
  const playing = withKey(gate, (await makeKey(creator, { scopes: ['battles:play'] })).secret);
  expect((await looking.refusal(SEE_MEETING, { id })).code).toBe('SCOPE_REQUIRED');
  expect((await looking.refusal(SET_MEETING, { input: { battleId: id } })).code).toBe('SCOPE_REQUIRED');
  expect(await host(playing, id, { code: 'ABC' })).toMatchObject({ code: 'ABC' });
  expect((await playing.refusal(SET_GAME_NAME, { game: 'CS2', name: 'Nova' })).code).toBe('CLOSED_TO_KEYS');
});

test('the other is told at once of a code and of a name; who looks on hears of neither', async () => {
  const [creator, opponent] = await pair();
  const onlooker = await gate.player();
  const id = await seated(creator, opponent);
  const CHANGED = `subscription ($id: ID!) { battleChanged(id: $id) { status meeting { code names { name } } } }`;
  const [live, aside] = [await goLive(opponent), await goLive(onlooker)];
  const follow = async (client: typeof live) => {
    const isTaken = gate.listening();
    const results = client.iterate(CHANGED, { id });
    const first = results.next();
    await isTaken();
    return [results, first] as const;
  };
  const [told, first] = await follow(live);
  const [seen, seenFirst] = await follow(aside);
  const next = async (results: typeof told, result = results.next()) =>
    ((await result).value as { data: { battleChanged: unknown } }).data.battleChanged;
  await host(creator, id, { code: 'ABC' });
  expect(await next(told, first)).toMatchObject({ meeting: { code: 'ABC' } });
  await nameIn(creator, 'VALORANT', 'Nova#EUW');
  expect(await next(told)).toMatchObject({ meeting: { names: [{ name: 'Nova#EUW' }, { name: null }] } });
  await cancel(creator, id);
  expect(await next(seen, seenFirst)).toEqual({ status: 'CANCELLED', meeting: null });
  await Promise.all([live.close(), aside.close()]);
});

test('names and codes stand in the archive of whoever wrote them, and go with the account', async () => {
  const [creator, opponent] = await pair();
  const id = await seated(creator, opponent);
  await nameIn(creator, 'VALORANT', 'Gone#EUW');
  await nameIn(opponent, 'VALORANT', 'Rival#EUW');
  await host(creator, id, { code: 'GONE-1', map: 'Ascent' });
  const [own, theirs] = [creator.user.id, opponent.user.id];
  expect(await archive(own)).toMatchObject({
    gameNames: [{ game: 'valorant', name: 'Gone#EUW' }],
    battleMeetings: [{ battleId: id, code: 'GONE-1', region: '', map: 'Ascent' }],
  });
  expect((await archive(theirs))['battleMeetings']).toEqual([]);
  await gate.db.transact(async (tx) => {
    await eraseRoom(gate.deps, tx, 'profiles', own);
    await eraseRoom(gate.deps, tx, 'battles', own);
  });
  expect(await archive(own)).toMatchObject({ gameNames: [], battleMeetings: [] });
  expect((await archive(theirs))['gameNames']).toMatchObject([{ name: 'Rival#EUW' }]);
  expect(await gate.contents()).not.toMatch(/Gone#EUW|GONE-1/);
});
