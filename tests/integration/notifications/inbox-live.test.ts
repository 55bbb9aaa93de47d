import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appendEvent } from '../../../db/events/append-event.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { type LiveClient, goLive } from '../../support/socket-client.ts';

const log = openLog('silent');
const CHANGES =
  'subscription C($after: Int) { inboxChanged(after: $after) { seq kind unread notification { id title read invite { status } } } }';

interface Change {
  readonly seq: number;
  readonly kind: string;
  readonly unread: number;
  readonly notification: { readonly id: string; readonly title: string; readonly read: boolean } | null;
}

let gate: HttpGateway;
let player: SignedIn;
let other: SignedIn;
const open: LiveClient[] = [];
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(async () => {
  for (const live of open) await live.close();
  await gate.close();
});
beforeEach(async () => {
  player = await gate.player({ cents: 100_00 });
  other = await gate.player({ cents: 100_00 });
});

const deliver = async (): Promise<void> => {
  await deliverEverything(gate.deps, log);
};
const deposit = async ({ user }: SignedIn) => {
  await gate.db.transact((tx) =>
    appendEvent(tx, {
      type: 'deposit.succeeded',
      entity: 'deposit',
      entityId: 'd',
      concerns: [user.id],
      data: { userId: user.id, amountCents: 1_00 },
      at: gate.deps.now(),
    }),
  );
  await deliver();
};
const seqOf = async (client: SignedIn) => (await client.ask<{ inbox: { seq: number } }>('{ inbox { seq } }')).inbox.seq;

/**
 * The changes after a number, which the gateway tells whether they come before or after the question. What PostgreSQL tells
 * again from before it is dropped, as every client does.
 */
async function follow(client: SignedIn, after: number) {
  const live = await goLive(client);
  open.push(live);
  const results = live.iterate(CHANGES, { after });
  return async (): Promise<Change> => {
    for (;;) {
      const { value } = (await results.next()) as { value: { data: { inboxChanged: Change } } };
      if (value.data.inboxChanged.seq > after) return value.data.inboxChanged;
    }
  };
}

test('what is read on one device shows on another, and nobody else hears of it', async () => {
  const [phone, desk] = [player, await gate.enter(player.user)];
  const next = await follow(desk, await seqOf(desk));
  const othersNext = await follow(other, await seqOf(other));
  await deposit(player);
  const added = await next();
  expect(added).toMatchObject({ kind: 'ADDED', unread: 1, notification: { title: 'Deposit received', read: false } });
  await phone.ask('mutation M($id: ID!) { markNotificationRead(id: $id) { id } }', { id: added.notification?.id });
  expect(await next()).toMatchObject({ kind: 'READ', unread: 0, notification: { read: true } });
  await deposit(player);
  expect(await next()).toMatchObject({ kind: 'ADDED', unread: 1 });
  await phone.ask('mutation { markAllNotificationsRead { unread } }');
  expect(await next()).toMatchObject({ kind: 'ALL_READ', unread: 0, notification: null });
  await deposit(other);
  expect((await othersNext()).unread, 'the first that the other player hears of is the own').toBe(1);
});

test('the first answer of a page has the count of the inbox, and the number to follow it from', async () => {
  const read = async (client: SignedIn) =>
    client.ask<{ viewer: { inbox: { seq: number; unread: number } }; inbox: object }>(
      '{ viewer { inbox { seq unread } } inbox { seq unread } }',
    );
  expect((await read(player)).viewer.inbox.unread).toBe(0);
  await deposit(player);
  await deposit(player);
  const { viewer, inbox } = await read(player);
  expect(viewer.inbox).toEqual(inbox);
  expect(viewer.inbox.unread).toBe(2);
  expect((await read(other)).viewer.inbox.unread).toBe(0);
  const next = await follow(player, viewer.inbox.seq);
  await deposit(player);
  expect(await next()).toMatchObject({ kind: 'ADDED', unread: 3 });
});

const FOLDS = '{ notifications(first: 50) { edges { node { id fold time read } } } }';
const MARK = 'mutation M($id: ID!, $since: Instant!) { markNotificationsRead(id: $id, since: $since) { unread } }';
interface Seen {
  readonly id: string;
  readonly fold: string | null;
  readonly time: number;
  readonly read: boolean;
}
const inboxOf = async (client: SignedIn): Promise<Seen[]> => {
  const { notifications } = await client.ask<{ notifications: { edges: { node: Seen }[] } }>(FOLDS);
  return notifications.edges.map(({ node }) => node);
};
const newDevice = async ({ user }: SignedIn): Promise<void> => {
  await gate.db.transact((tx) =>
    appendEvent(tx, {
      type: 'device.added',
      entity: 'user',
      entityId: user.id,
      concerns: [user.id],
      data: { userId: user.id, device: 'Firefox on Linux' },
      at: gate.deps.now(),
    }),
  );
  await deliver();
};

test('the sign-ins since an instant are marked as read together, on every screen, and nothing else is', async () => {
  await newDevice(player);
  gate.pass(30 * MINUTE);
  const since = gate.deps.now();
  for (let n = 0; n < 3; n++) {
    await newDevice(player);
    gate.pass(1_000);
  }
  await deposit(player);
  await newDevice(other);
  const before = await inboxOf(player);
  expect(before.map(({ fold }) => fold)).toEqual([
    null,
    'device.added',
    'device.added',
    'device.added',
    'device.added',
  ]);
  const newest = before[1];
  const next = await follow(await gate.enter(player.user), await seqOf(player));
  const { markNotificationsRead } = await player.ask<{ markNotificationsRead: { unread: number } }>(MARK, {
    id: newest?.id,
    since,
  });
  expect(markNotificationsRead.unread).toBe(2);
  expect((await inboxOf(player)).map(({ read }) => read)).toEqual([false, true, true, true, false]);
  const told = [await next(), await next(), await next()];
  expect(new Set(told.map(({ notification }) => notification?.id))).toEqual(
    new Set(before.slice(1, 4).map(({ id }) => id)),
  );
  expect((await inboxOf(other)).map(({ read }) => read)).toEqual([false]);
});

test('what stands alone is marked alone, and nobody marks what is another’s', async () => {
  await deposit(player);
  await deposit(player);
  const [newest] = await inboxOf(player);
  expect(newest).toMatchObject({ fold: null });
  await player.ask(MARK, { id: newest?.id, since: 0 });
  expect((await inboxOf(player)).map(({ read }) => read)).toEqual([true, false]);
  expect(await other.refusal(MARK, { id: newest?.id, since: 0 })).toMatchObject({ code: 'NOT_FOUND' });
  const late = { id: newest?.id, since: (newest?.time ?? 0) + 1 };
  expect(await player.refusal(MARK, late)).toMatchObject({ code: 'BAD_INPUT', field: 'since' });
});

test('whoever comes back is told what came meanwhile, once each and in order', async () => {
  const after = await seqOf(player);
  for (let n = 0; n < 5; n++) await deposit(player);
  const next = await follow(player, after);
  const told: Change[] = [];
  for (let n = 0; n < 5; n++) told.push(await next());
  await deposit(player);
  told.push(await next());
  const seqs = told.map(({ seq }) => seq);
  expect(seqs).toEqual([...new Set(seqs)].toSorted((a, b) => a - b));
  expect(new Set(told.map(({ notification }) => notification?.id)).size).toBe(6);
  const later = await follow(player, seqs[4] ?? 0);
  let change = await later();
  while (seqs.slice(0, 5).includes(change.seq)) change = await later();
  expect(change.seq).toBe(seqs[5]);
});

const INVITE = { game: 'CS2', mode: 'DUEL', stakeCents: 25_00 };
const send = (from: SignedIn, to: SignedIn) =>
  from.ask<{ sendBattleInvite: { id: string } }>(
    'mutation S($input: BattleInviteInput!) { sendBattleInvite(input: $input) { id } }',
    { input: { toId: to.user.id, ...INVITE } },
  );
const invites = async (client: SignedIn) => {
  await deliver();
  const { notifications } = await client.ask<{
    notifications: {
      edges: { node: { read: boolean; from: { username: string }; invite: Record<string, unknown> } }[];
    };
  }>(
    '{ notifications(tab: BATTLE_INVITES) { edges { node { read from { username } invite { id game mode stakeCents feeCents poolCents status battleId } } } } }',
  );
  return notifications.edges.map(({ node }) => node);
};

test('an invite is told with its terms; its acceptance shows on every screen and to the sender', async () => {
  const { sendBattleInvite } = await send(other, player);
  expect(await invites(player)).toEqual([
    {
      read: false,
      from: { username: other.user.username },
      invite: {
        id: sendBattleInvite.id,
        ...INVITE,
        feeCents: 1_25,
        poolCents: 50_00,
        status: 'PENDING',
        battleId: null,
      },
    },
  ]);
  const next = await follow(player, await seqOf(player));
  const senders = await follow(other, await seqOf(other));
  await player.ask('mutation A($id: ID!) { acceptBattleInvite(inviteId: $id) { id } }', { id: sendBattleInvite.id });
  await deliver();
  let change = await next();
  while (change.kind !== 'CHANGED') change = await next();
  expect(change.notification).toMatchObject({ read: true, invite: { status: 'ACCEPTED' } });
  expect((await senders()).notification?.title).toBeDefined();
  const [found] = await invites(player);
  expect(found).toMatchObject({ read: true, invite: { status: 'ACCEPTED', battleId: expect.any(String) } });
});

test('a declined invite tells the sender, an unanswered one shows as expired (NO-04)', async () => {
  const { sendBattleInvite } = await send(other, player);
  await player.ask('mutation D($id: ID!) { declineBattleInvite(inviteId: $id) { id } }', { id: sendBattleInvite.id });
  await deliver();
  const titles = async () => {
    const { notifications } = await other.ask<{ notifications: { edges: { node: { title: string } }[] } }>(
      '{ notifications { edges { node { title } } } }',
    );
    return notifications.edges.map(({ node }) => node.title);
  };
  expect(await titles()).toEqual([`${player.user.username} declined your challenge`]);
  await gate.setting('session_timeout', '999999999');
  player = await gate.enter(player.user);
  await send(other, player);
  gate.pass(25 * 3_600_000);
  const [last] = await invites(player);
  expect(last).toMatchObject({ invite: { status: 'EXPIRED' } });
});
