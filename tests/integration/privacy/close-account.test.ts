import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { preferences } from '../../../db/accounts/preferences.table.ts';
import { uploads } from '../../../db/uploads/upload.table.ts';
import { putSettings } from '../../../db/accounts/preferences.queries.ts';
import { putLinkedAccount } from '../../../db/profiles/linked-account.queries.ts';
import { users } from '../../../db/accounts/user.table.ts';
import { sessions } from '../../../db/security/session.table.ts';
import { events } from '../../../db/events/event.table.ts';
import { befriend } from '../../../db/friends/friendship.queries.ts';
import { ledgerAccounts } from '../../../db/wallet/ledger.table.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { statements } from '../../../db/wallet/statement.table.ts';
import { insertPause } from '../../../db/wallet/play-limit.queries.ts';
import { DEFAULT_SETTINGS } from '../../../domain/accounts/preferences.ts';
import { JOIN, create, join, startedBattle, report, see } from '../../support/battle-operations.ts';
import { issueStatementsOf } from '../../../gateway/wallet/statements/issue-statements.ts';
import { type SignedIn, HttpGateway, PASSWORD } from '../../support/http-gateway.ts';
import { findViolations } from '../../support/invariants.ts';
import { protect, ordersIn } from '../../support/second-factor.ts';
import { eraseDeclared } from '../../support/personal-data.ts';

const CLOSE = 'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { id } }';
const DAY = 86_400_000;

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterEach(async () => {
  expect(await findViolations(gate.db.read)).toEqual([]);
});
afterAll(() => gate.close());

const input = { password: PASSWORD };
const stored = async (id: string) => (await gate.db.read.select().from(users).where(eq(users.id, id)))[0];

const statementsOf = (userId: string) => gate.db.read.$count(statements, eq(statements.userId, userId));

const houseCoins = async () => {
  const [row] = await gate.db.read.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, 'house:bonus:BC'));
  return row?.balance ?? 0;
};

/** Plays a battle that costs the player everything. */
async function loseAll(player: SignedIn, winner: SignedIn): Promise<string> {
  const id = await startedBattle(player, winner);
  await report(player, id, 'LOST');
  await report(winner, id, 'WON');
  return id;
}

it('forgets the person whole, keeps the books, and ends every session (SE-07)', async () => {
  const winner = await gate.player({ cents: 100_00 });
  const player = await gate.player({ username: 'GoingAway', displayName: 'Going Away', cents: 52_50 });
  const { id: userId, email } = player.user;
  const phone = await gate.enter(player.user);
  const battle = await loseAll(player, winner);
  await gate.pay(userId, 250, 'BC');
  await gate.db.transact(async (tx) => {
    await putSettings(tx, userId, { ...DEFAULT_SETTINGS, marketing: true });
    const link = { userId, provider: 'twitch', providerUserId: 't-9', name: 'AwayFromHomeTV', linkedAt: 5 } as const;
    await putLinkedAccount(tx, link);
    await befriend(tx, userId, winner.user.id, 5);
    const file = { id: 'avatar-9', ownerId: userId, purpose: 'avatar', contentType: 'image/webp', name: 'a' } as const;
    await tx.insert(uploads).values({ ...file, bytes: Buffer.from('face'), createdAt: 5 });
    await tx.update(users).set({ avatarId: 'avatar-9', referralCode: 'GOING' }).where(eq(users.id, userId));
  });
  const coinsBefore = await houseCoins();

  expect(await player.ask(CLOSE, { input })).toEqual({ closeAccount: true });

  const gone = await stored(userId);
  expect(gone).toMatchObject({
    status: 'closed',
    closedAt: gate.deps.now(),
    email: `closed:${userId}`,
    displayName: gone?.username,
    avatarId: null,
    referralCode: null,
  });
  expect(gone?.username).toMatch(/^deleted-[a-z2-9]{8}$/);
  const everything = await gate.contents();
  for (const trace of ['GoingAway', 'goingaway', 'Going Away', email, 'AwayFromHomeTV', 'avatar-9'])
    expect(everything.includes(trace), trace).toBe(false);
  expect(gone?.passwordHash).not.toBe(player.user.passwordHash);
  expect(await gate.db.read.select().from(preferences).where(eq(preferences.userId, userId))).toEqual([]);
  expect(await gate.db.read.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
  const ended = (await gate.db.read.select().from(events)).filter(
    ({ type, concerns }) => type === 'session.ended' && concerns.includes(userId),
  );
  expect(ended).toHaveLength(2);
  for (const client of [player, phone]) expect((await client.rest('GET', '/api/auth/user')).status).toBe(401);

  expect(await readBalance(gate.db.read, userId, 'BC'), 'BattleCoin goes to the house').toBe(0);
  expect((await houseCoins()) - coinsBefore).toBe(250);
  expect(await see(winner, battle)).toMatchObject({ winnerId: winner.user.id, creator: { username: gone?.username } });
  expect(await ordersIn(gate)).toContainEqual({
    to: email,
    language: 'en',
    mail: { kind: 'account-closed', username: 'GoingAway' },
  });
});

it('takes along the statements that were issued, which nothing else removes (EN-45, SE-07)', async () => {
  const player = await gate.player({ cents: 52_50 });
  const { id: userId } = player.user;
  await loseAll(player, await gate.player({ cents: 100_00 }));
  gate.pass(92 * DAY);
  await issueStatementsOf(gate.deps, userId);
  expect(await statementsOf(userId)).not.toBe(0);
  await expect(gate.db.transact((tx) => eraseDeclared(tx, 'wallet', userId, gate.deps.now()))).rejects.toThrow(
    /delete|append-only|statements/i,
  );
  expect(await (await gate.enter(player.user)).ask(CLOSE, { input })).toEqual({ closeAccount: true });
  expect(await statementsOf(userId)).toBe(0);
});

it('answers a sign-in to a closed account like unknown credentials, and lets the name be taken again', async () => {
  const player = await gate.player({ username: 'Reborn' });
  await player.ask(CLOSE, { input });
  const unknown = await gate.visitor().refusal(SIGN_IN, { input: { username: 'never-seen', password: PASSWORD } });
  for (const username of ['Reborn', (await stored(player.user.id))?.username ?? ''])
    expect(await gate.visitor().refusal(SIGN_IN, { input: { username, password: PASSWORD } })).toEqual(unknown);
  const heir = await gate.player();
  const rename = 'mutation { changeUsername(username: "Reborn") { username } }';
  expect(await heir.ask(rename)).toEqual({ changeUsername: { username: 'Reborn' } });
});

it('changes nothing while money is left, a seat is taken, or for the wrong password, staff, or an exclusion', async () => {
  const refused = async (player: SignedIn, given: Record<string, unknown> = input) => {
    const before = await gate.contents();
    const { code } = await player.refusal(CLOSE, { input: given });
    expect(await gate.contents()).toBe(before);
    return code;
  };
  expect(await refused(await gate.player(), { password: 'not this' })).toBe('PASSWORD_WRONG');
  expect(await refused(await gate.player({ cents: 1 }))).toBe('MONEY_LEFT');
  for (const role of ['moderator', 'senior_moderator', 'administrator'] as const)
    expect(await refused(await gate.player({ role })), role).toBe('OWN_ACCOUNT');
  const [creator, opponent] = [await gate.player({ cents: 52_50 }), await gate.player({ cents: 52_50 })];
  const battle = await create(creator);
  expect(await refused(creator), 'a waiting battle').toBe('BATTLES_OPEN');
  await join(opponent, battle.id);
  expect(await refused(opponent), 'the second seat').toBe('BATTLES_OPEN');
  const excluded = await gate.player();
  const at = gate.deps.now();
  const pause = {
    id: 'p-1',
    userId: excluded.user.id,
    kind: 'self-exclusion',
    startsAt: at,
    endsAt: at + DAY,
  } as const;
  await gate.db.transact((tx) => insertPause(tx, pause));
  expect(await refused(excluded)).toBe('PAUSE_RUNNING');
  gate.pass(DAY);
  expect(await (await gate.enter(excluded.user)).ask(CLOSE, { input })).toEqual({ closeAccount: true });
});

it('asks for the second factor where there is one', async () => {
  const player = await gate.player();
  const { phone } = await protect(gate, player);
  gate.pass(60_000);
  expect(await player.refusal(CLOSE, { input })).toEqual({
    status: 401,
    code: 'TWO_FACTOR_REQUIRED',
    data: { methods: 'totp' },
  });
  expect((await player.refusal(CLOSE, { input: { ...input, proof: phone.wrongCode() } })).code).toBe('CODE_WRONG');
  expect((await stored(player.user.id))?.status).toBe('active');
  expect(await player.ask(CLOSE, { input: { ...input, proof: phone.code() } })).toEqual({ closeAccount: true });
});

it('holds against a seat taken in the same moment: money never ends up with a closed account', async () => {
  for (let round = 0; round < 6; round++) {
    const [player, rival] = [await gate.player({ cents: 52_50 }), await gate.player({ cents: 60_00 })];
    const { id } = await create(rival);
    const [joined, closed] = await Promise.all([
      player.graphql(JOIN, { battleId: id }, { 'idempotency-key': `round-${round}-join` }),
      player.graphql(CLOSE, { input }),
    ]);
    expect(closed.errors.map((error) => error.extensions['code'])).toEqual([
      joined.errors.length === 0 ? expect.stringMatching(/^(BATTLES_OPEN|MONEY_LEFT)$/) : 'MONEY_LEFT',
    ]);
    expect((await stored(player.user.id))?.status).toBe('active');
  }
});
