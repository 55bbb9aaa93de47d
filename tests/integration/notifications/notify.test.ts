// @module-tag engines
import { asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { putLanguage, putSettings, readSettingsOf } from '../../../db/accounts/preferences.queries.ts';
import { users } from '../../../db/accounts/user.table.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { events, storedEvents } from '../../../db/events/event.table.ts';
import { insertBlock } from '../../../db/friends/block.queries.ts';
import { jobs } from '../../../db/jobs/job.table.ts';
import { notifications, pendingSends } from '../../../db/notifications/notification.table.ts';
import type { Settings } from '../../../domain/accounts/preferences.ts';
import { notify as notifyBy } from '../../../gateway/notifications/notify.ts';
import { WIRING } from '../../../gateway/rooms.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { begin, create, join, report } from '../../support/battle-operations.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { SIGN_IN } from '../../support/second-factor.ts';
import { statementsRun } from '../../support/statements-run.ts';
import type { EventPayloads, EventType } from '../../../domain/shared/events.ts';

const log = openLog('silent');
const notify = notifyBy(WIRING);
const LIST =
  'query L($tab: NotificationTab, $first: Int, $after: String) { notifications(tab: $tab, first: $first, after: $after) { edges { node { id type tab title message time read link from { username } payout { type amountCents from status } alert { type device location action } invite { id status } } } pageInfo { hasNextPage endCursor } } inbox { unread } }';

interface Listed {
  readonly notifications: {
    readonly edges: readonly { readonly node: Record<string, unknown> }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  };
  readonly inbox: { readonly unread: number };
}

let gate: HttpGateway;
let one: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());
beforeEach(async () => {
  one = await gate.player({ cents: 500_00 });
  other = await gate.player({ cents: 500_00 });
});

const deliver = async (on: HttpGateway = gate): Promise<void> => {
  await deliverEverything(on.deps, log);
};
const list = (client: SignedIn, variables: Record<string, unknown> = {}) => client.ask<Listed>(LIST, variables);
const titles = async (client: SignedIn, tab?: string) => {
  await deliver();
  const { notifications: found } = await list(client, { first: 100, ...(tab && { tab }) });
  return found.edges.map(({ node }) => node['title']);
};
const tell = <T extends EventType>(type: T, data: EventPayloads[T], entityId = 'thing') =>
  gate.db.transact((tx) =>
    appendEvent(tx, { type, entity: type.split('.', 1)[0] ?? '', entityId, concerns: [], data, at: gate.deps.now() }),
  );
const choose = async ({ user }: SignedIn, choice: Partial<Settings>) => {
  const settings = await readSettingsOf(gate.db.read, user.id);
  await gate.db.transact((tx) => putSettings(tx, user.id, { ...settings, ...choice }));
};
const settled = async (winner: SignedIn, loser: SignedIn) => {
  const { id } = await create(winner);
  await join(loser, id);
  await begin(winner, loser, id);
  await report(winner, id, 'WON');
  await report(loser, id, 'LOST');
  return id;
};

test('a battle tells each player what the other did, and both how it ended', async () => {
  const id = await settled(one, other);
  const beside = new Set<unknown>(['Achievement unlocked', 'Mission complete']);
  expect((await titles(one)).filter((title) => !beside.has(title))).toEqual([
    'You won',
    'Your battle has started',
    'Your battle has an opponent',
  ]);
  const { notifications: won } = await list(one, { tab: 'PAYOUTS' });
  expect(won.edges.map(({ node }) => node)).toMatchObject([
    {
      type: 'BATTLE',
      read: false,
      link: `/challenge/${id}`,
      payout: { type: 'Battle winnings', amountCents: 100_00, from: other.user.username, status: 'COMPLETED' },
    },
  ]);
  expect(await titles(other)).toEqual(expect.arrayContaining([`${one.user.username} is ready`, 'You lost']));
});

test('each player of a battle is told in the language that they read, with the same links and keys', async () => {
  await other.ask('mutation { setLanguage(language: ES) { language } }');
  const { id } = await create(one);
  await join(other, id);
  await begin(one, other, id);
  await deliver();
  const about = { game: 'cs2', privacy: 'public', creatorId: one.user.id, opponentId: other.user.id } as const;
  const over = { ...about, status: 'completed', winnerId: other.user.id, stakeCents: 50_00, actorId: null } as const;
  await tell('battle.completed', over, id);
  await deliver();
  const rowsOf = async ({ user }: SignedIn) => {
    const rows = await gate.db.read.select().from(notifications).where(eq(notifications.userId, user.id));
    return rows.filter(({ type, link }) => type === 'battle' && link === `/challenge/${id}`);
  };
  const [lost, won] = [await rowsOf(one), await rowsOf(other)];
  expect(lost.map(({ title }) => title).toSorted()).toEqual([
    'You lost',
    'Your battle has an opponent',
    'Your battle has started',
  ]);
  expect(won.map(({ title }) => title).toSorted()).toEqual(['Ganaste', expect.stringContaining('está listo')]);
  const keyOf = (rows: typeof won) => rows.find(({ kind }) => kind === 'battle.completed')?.uniqueKey;
  expect(keyOf(won)).toBe(keyOf(lost));
  const { notifications: paid } = await list(other, { tab: 'PAYOUTS' });
  expect(paid.edges.map(({ node }) => node)).toMatchObject([
    {
      message: `Se agregaron a tu billetera $100.00 de tu batalla de CS2 por $50.00 contra ${one.user.username}.`,
      payout: { type: 'Ganancias de batalla', amountCents: 100_00, from: one.user.username, status: 'COMPLETED' },
    },
  ]);
});

test('an announcement that was taken back says so to each in their own language', async () => {
  await other.ask('mutation { setLanguage(language: ES) { language } }');
  const ids = [one.user.id, other.user.id];
  const about = {
    title: 'Spring Cup',
    status: 'announced',
    organiserId: 'x',
    actorId: 'x',
    announcementId: 'n',
  } as const;
  const post = <T extends EventType>(type: T, data: EventPayloads[T]) =>
    gate.db.transact((tx) =>
      appendEvent(tx, { type, entity: 'tournament', entityId: 't', concerns: ids, data, at: gate.deps.now() }),
    );
  await post('tournament.announcement-posted', { ...about, text: 'We start at eight.' });
  expect([await titles(one), await titles(other)]).toEqual([['News from Spring Cup'], ['Novedades de Spring Cup']]);
  await post('tournament.announcement-withdrawn', about);
  await deliver();
  const message = async (client: SignedIn) => (await list(client)).notifications.edges[0]?.node['message'];
  expect(await message(one)).toBe('This announcement was withdrawn.');
  expect(await message(other)).toBe('Este anuncio se retiró.');
});

test('however many were told of an announcement, their languages are one statement when it is taken back, and their notifications one a language', async () => {
  const told = await Promise.all(Array.from({ length: 12 }, () => gate.player()));
  for (const { user } of told.slice(0, 4)) await gate.db.transact((tx) => putLanguage(tx, user.id, 'es'));
  const about = { title: 'Summer Cup', status: 'announced', organiserId: 'x', actorId: 'x' } as const;
  const post = <T extends EventType>(type: T, data: EventPayloads[T]) => {
    const concerns = told.map(({ user }) => user.id);
    const event = { type, entity: 'tournament', entityId: 'many', concerns, data, at: gate.deps.now() };
    return gate.db.transact((tx) => appendEvent(tx, event));
  };
  await post('tournament.announcement-posted', { ...about, announcementId: 'many', text: 'We start at nine.' });
  await deliver();
  await post('tournament.announcement-withdrawn', { ...about, announcementId: 'many' });
  const stored = storedEvents(await gate.db.read.select().from(events).where(eq(events.entityId, 'many')));
  const withdrawn = stored.find(({ type }) => type === 'tournament.announcement-withdrawn');
  if (!withdrawn) throw new Error('nothing was taken back');
  const takeBack = () => gate.db.transact((tx) => notify.handle(tx, withdrawn));
  const { ran } = await statementsRun(gate.db.read, takeBack);
  const wakes = ran.filter((text) => text.startsWith('insert into "events"'));
  expect(wakes).toHaveLength(told.length);
  const others = ran.filter((text) => !wakes.includes(text));
  expect(others.map((text) => /(?:from|update) "(\w+)"/.exec(text)?.[1])).toEqual([
    'preferences',
    'notifications',
    'notifications',
  ]);
});

test('each kind is written once though the event is delivered again and two gateways deliver', async () => {
  await create(one).then(({ id }) => join(other, id));
  await tell('deposit.succeeded', { userId: one.user.id, amountCents: 20_00 });
  const second = await HttpGateway.open({ databaseUrl: gate.databaseUrl }).catch(() => null);
  await Promise.all([deliver(), ...(second ? [deliver(second)] : [])]);
  await second?.close();
  const stored = async () => ({
    told: await gate.db.read.select().from(notifications).orderBy(asc(notifications.id)),
    waiting: (await gate.db.read.select().from(pendingSends)).length,
    mails: (await gate.db.read.select().from(jobs).where(eq(jobs.kind, 'notification.mail'))).length,
  });
  const before = await stored();
  expect(before.told.filter(({ userId }) => userId === one.user.id)).toHaveLength(2);
  const all = storedEvents(await gate.db.read.select().from(events).orderBy(asc(events.seq)));
  for (const event of all.filter(({ type }) => notify.types.has(type)))
    await gate.db.transact((tx) => notify.handle(tx, event));
  const told = await stored();
  expect(told.told.filter(({ userId }) => userId === one.user.id)).toEqual(
    before.told.filter(({ userId }) => userId === one.user.id),
  );
  expect([told.waiting, told.mails]).toEqual([before.waiting, before.mails]);
});

test('a switched-off kind is not sent, and security alerts are whatever is switched off (SE-01)', async () => {
  const off = {
    battleUpdates: false,
    matchResults: false,
    walletChanges: false,
    chat: false,
    missions: false,
    email: false,
  };
  await choose(one, off);
  await settled(one, other);
  const { id: userId } = one.user;
  await tell('deposit.succeeded', { userId, amountCents: 20_00 });
  await tell('chat.mentioned', { userId, fromName: 'x', channelId: 'general', messageId: 'm' });
  expect(await titles(one)).toEqual([]);
  await gate
    .visitor({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' })
    .graphql(SIGN_IN, { username: one.user.username, password: PASSWORD });
  await tell('passkey.added', { userId });
  expect(await titles(one)).toEqual(['Passkey added']);
  await choose(one, { walletChanges: true });
  await tell('deposit.succeeded', { userId, amountCents: 20_00 });
  expect(await titles(one)).toEqual(['Deposit received', 'Passkey added']);
  const waiting = await gate.db.read.select().from(pendingSends).where(eq(pendingSends.userId, userId));
  expect(waiting, 'no e-mail either').toEqual([]);
});

test('a sign-in from another device is an alert with what is known of it', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' };
  const known = gate.visitor();
  await known.graphql(SIGN_IN, { username: one.user.username, password: PASSWORD });
  await gate.visitor(headers).graphql(SIGN_IN, { username: one.user.username, password: PASSWORD });
  await deliver();
  const { notifications: found } = await list(one, { tab: 'SECURITY' });
  expect(found.edges.map(({ node }) => node['alert'])).toEqual([
    {
      type: 'Sign-in from a new device',
      device: 'Firefox on Linux',
      // The address of this machine says nothing of where it is.
      location: null,
      action: 'Review your sessions',
    },
  ]);
});

test('changes of an account’s safety are alerts (NO-06)', async () => {
  const { id: userId } = one.user;
  await gate.enter(one.user);
  await one.ask('mutation { endOtherSessions }');
  await one.ask('mutation C($input: ChangePasswordInput!) { changePassword(input: $input) }', {
    input: { currentPassword: PASSWORD, newPassword: 'another-Horse-7' },
  });
  for (const type of [
    'two-factor.enabled',
    'two-factor.disabled',
    'passkey.removed',
    'recovery-codes.replaced',
  ] as const)
    await tell(type, { userId });
  expect(await titles(one, 'SECURITY')).toEqual([
    'New recovery codes',
    'Passkey removed',
    'Two-factor authentication off',
    'Two-factor authentication on',
    'Password changed',
    'Other sessions ended',
  ]);
});

test('players who have blocked one another do not hear of each other, but of their money', async () => {
  const [from, to] = [one.user.id, other.user.id];
  await gate.db.transact((tx) => insertBlock(tx, to, from, gate.deps.now()));
  const sent = { fromId: from, toId: to, game: 'cs2', mode: 'duel', stakeCents: 10_00 } as const;
  await tell('invite.sent', sent, 'i1');
  await tell('friend.requested', { fromId: from, toId: to });
  await tell('friend.accepted', { fromId: to, toId: from });
  expect(await titles(other)).toEqual([]);
  const data = {
    status: 'completed',
    game: 'cs2',
    privacy: 'public',
    creatorId: from,
    opponentId: to,
    winnerId: to,
    stakeCents: 10_00,
    actorId: from,
  } as const;
  await tell('battle.completed', data, 'b1');
  expect(await titles(other, 'PAYOUTS')).toEqual(['You won']);
});

test('each has id, type, title, message, time, whether it was read and a link (EN-07)', async () => {
  const id = await settled(one, other);
  await tell('deposit.succeeded', { userId: one.user.id, amountCents: 5_00 });
  await tell('friend.requested', { fromId: other.user.id, toId: one.user.id });
  await deliver();
  const FIELDS = '{ notifications(first: 20) { edges { node { id type title message time read link } } } }';
  const { notifications: found } = await one.ask<Pick<Listed, 'notifications'>>(FIELDS);
  const entry = (type: string, link: unknown) => ({
    id: expect.any(String) as unknown,
    type,
    title: expect.stringMatching(/./) as unknown,
    message: expect.stringMatching(/./) as unknown,
    time: gate.deps.now(),
    read: false,
    link,
  });
  expect(found.edges.map(({ node }) => node)).toEqual(
    expect.arrayContaining([
      entry('BATTLE', `/challenge/${id}`),
      entry('PAYMENT', expect.stringMatching(/^\/wallet/)),
      entry('SOCIAL', '/friends?tab=requests'),
      entry('SYSTEM', '/profile'),
    ]),
  );
});

test('the name of the other player is read when it is shown', async () => {
  await tell('friend.requested', { fromId: other.user.id, toId: one.user.id });
  await deliver();
  const message = async () => (await list(one)).notifications.edges[0]?.node['message'];
  expect(await message()).toBe(`${other.user.username} wants to be your friend.`);
  const renamed = { username: 'Renamed', usernameKey: 'renamed' };
  await gate.db.transact((tx) => tx.update(users).set(renamed).where(eq(users.id, other.user.id)));
  expect(await message()).toBe('Renamed wants to be your friend.');
});

test('lists are paged by position, newest first, and only one’s own', async () => {
  for (let n = 1; n <= 5; n++) {
    await tell('deposit.succeeded', { userId: one.user.id, amountCents: n * 100 });
    gate.pass(1_000);
  }
  await tell('deposit.succeeded', { userId: other.user.id, amountCents: 77_00 });
  await deliver();
  const seen: unknown[] = [];
  let after: string | null = null;
  for (let page = 0; page < 3; page++) {
    const { notifications: found }: Listed = await list(one, { first: 2, after });
    seen.push(...found.edges.map(({ node }) => node['message']));
    expect(found.pageInfo.hasNextPage).toBe(page < 2);
    after = found.pageInfo.endCursor;
  }
  expect(seen).toEqual([5, 4, 3, 2, 1].map((dollars) => `$${dollars}.00 was added to your wallet.`));
});

test('reading is stored for its owner alone', async () => {
  for (let n = 0; n < 3; n++) await tell('deposit.succeeded', { userId: one.user.id, amountCents: 1_00 });
  await deliver();
  const { notifications: found } = await list(one);
  const id = found.edges[0]?.node['id'];
  const MARK = 'mutation M($id: ID!) { markNotificationRead(id: $id) { id read } }';
  expect(await other.refusal(MARK, { id })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await other.ask('mutation { markAllNotificationsRead { unread } }')).toEqual({
    markAllNotificationsRead: { unread: 0 },
  });
  expect((await list(one)).inbox.unread).toBe(3);
  expect(await one.ask(MARK, { id })).toEqual({ markNotificationRead: { id, read: true } });
  expect((await list(one)).inbox.unread).toBe(2);
  await one.ask('mutation { markAllNotificationsRead { unread } }');
  expect((await list(one)).inbox.unread).toBe(0);
  const unread = await gate.db.read.select().from(notifications).where(isNull(notifications.readAt));
  expect(unread.some(({ userId }) => userId === one.user.id)).toBe(false);
});
