import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appendEvent } from '../../../db/events/append-event.ts';
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

/** The changes after a number, which the gateway tells whether they come before or after the question. */
async function follow(client: SignedIn, after: number) {
  const live = await goLive(client);
  open.push(live);
  const results = live.iterate(CHANGES, { after });
  return async (): Promise<Change> => {
    const { value } = (await results.next()) as { value: { data: { inboxChanged: Change } } };
    return value.data.inboxChanged;
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
