// @module-tag engines
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { befriend } from '../../../db/friends/friendship.queries.ts';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { engine } from '../../../db/client/kit.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { press, create, join, report } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { type LiveClient, goLive } from '../../support/socket-client.ts';

/** Tells when the server has taken up a subscription: the protocol itself has no word for it. */
const taken = { count: 0, wake: () => {} };

const CHANGES =
  'subscription C($id: ID!, $code: String) { battleChanged(id: $id, code: $code) { id status viewerSeat viewerResult inviteCode opponent { id } reports { claim } } }';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
  const { live } = gate;
  const subscribe = live.subscribe.bind(live);
  vi.spyOn(live, 'subscribe').mockImplementation((...topic) => {
    taken.count++;
    setImmediate(() => taken.wake());
    return subscribe(...topic);
  });
});
afterAll(() => gate.close());
beforeEach(() => {
  taken.count = 0;
});

interface Followed {
  readonly next: () => Promise<unknown>;
}

/** Follows a battle; resolves once the server has taken the subscription up. */
async function follow(live: LiveClient, id: string, code: string | null = null): Promise<Followed> {
  const before = taken.count;
  const results = live.iterate(CHANGES, { id, code });
  const isTaken = new Promise<void>((resolve) => {
    taken.wake = () => taken.count > before && resolve();
  });
  const first = results.next();
  first.catch(() => undefined);
  await isTaken;
  let isFirst = true;
  return {
    next: async () => {
      const { value } = (await (isFirst ? first : results.next())) as {
        value: { data?: { battleChanged: unknown }; errors?: unknown };
      };
      isFirst = false;
      return value.errors ?? value.data?.battleChanged;
    },
  };
}

/** What a subscription is refused with. */
async function refusedWith(live: LiveClient, query: string, variables: Record<string, unknown> = {}): Promise<unknown> {
  const result = await live.ask(query, variables).then(
    ({ errors }) => errors,
    (errors: unknown) => errors,
  );
  return (result as { extensions: { code: unknown } }[])[0]?.extensions.code;
}

const pair = async (): Promise<[SignedIn, SignedIn]> => [
  await gate.player({ cents: 200_00 }),
  await gate.player({ cents: 200_00 }),
];

test('every change of a battle reaches both players, each with what concerns them (CH-10, BG-18)', async () => {
  const [creator, opponent] = await pair();
  const { id } = await create(creator);
  const [one, other] = [await goLive(creator), await goLive(opponent)];
  const [mine, theirs] = [await follow(one, id), await follow(other, id)];
  await join(opponent, id);
  expect(await mine.next()).toEqual({
    id,
    status: 'WAITING',
    viewerSeat: 'CREATOR',
    viewerResult: null,
    inviteCode: null,
    opponent: { id: opponent.user.id },
    reports: [],
  });
  expect(await theirs.next()).toMatchObject({ viewerSeat: 'OPPONENT' });
  await press(creator, id);
  expect(await mine.next()).toMatchObject({ status: 'WAITING' });
  expect(await theirs.next()).toMatchObject({ status: 'WAITING' });
  await press(opponent, id);
  expect(await mine.next()).toMatchObject({ status: 'ACTIVE' });
  expect(await theirs.next()).toMatchObject({ status: 'ACTIVE' });
  await report(opponent, id, 'LOST');
  expect(await mine.next()).toMatchObject({ reports: [{ claim: 'LOST' }] });
  await report(creator, id, 'WON');
  expect(await mine.next()).toMatchObject({ status: 'COMPLETED', viewerResult: 'WIN' });
  await theirs.next();
  expect(await theirs.next()).toMatchObject({ viewerResult: 'LOSS' });
  await Promise.all([one.close(), other.close()]);
});

test('a private battle is followed by those who may see it alone; others are refused as for an unknown id (BG-17)', async () => {
  const [creator, friend] = await pair();
  const stranger = await gate.player();
  await gate.db.transact((tx) => befriend(tx, creator.user.id, friend.user.id, gate.deps.now()));
  const friends = await create(creator, { privacy: 'FRIENDS' });
  const invite = await create(creator, { privacy: 'INVITE' });
  const [ofFriend, ofStranger] = [await goLive(friend), await goLive(stranger)];
  for (const id of [friends.id, invite.id, 'no-such-battle'])
    expect(await refusedWith(ofStranger, CHANGES, { id })).toBe('NOT_FOUND');
  expect(await refusedWith(ofStranger, CHANGES, { id: invite.id, code: 'WRONGCODE2' })).toBe('NOT_FOUND');
  const followed = await follow(ofFriend, friends.id);
  const invited = await follow(ofStranger, invite.id, invite.inviteCode);
  await join(friend, friends.id);
  expect(await followed.next()).toMatchObject({ viewerSeat: 'OPPONENT' });
  await join(friend, invite.id, invite.inviteCode);
  expect(await invited.next()).toMatchObject({ viewerSeat: null, inviteCode: null, reports: [] });
  await Promise.all([ofFriend.close(), ofStranger.close()]);
});

test('nobody follows a battle without a session (RO-02)', async () => {
  const [creator] = await pair();
  const { id } = await create(creator);
  const visitor = await goLive(gate.visitor());
  expect(await refusedWith(visitor, CHANGES, { id })).toBe('UNAUTHENTICATED');
  await visitor.close();
  const fallen = await gate.player();
  await gate.db.transact((tx) => updateUserStanding(tx, fallen.user.id, { status: 'banned' }));
  const live = await goLive(fallen);
  expect(await refusedWith(live, CHANGES, { id })).toBe('UNAUTHENTICATED');
  await live.close();
});

test('signing out closes the sockets of that session at once with 4401, and of that session only (FR-26)', async () => {
  const [leaver] = await pair();
  const elsewhere = await gate.enter(leaver.user);
  const [one, two, other] = [await goLive(leaver), await goLive(leaver), await goLive(elsewhere)];
  await leaver.graphql('mutation { signOut }');
  expect(await one.closed).toEqual({ code: 4401, reason: 'The session has ended' });
  expect((await two.closed).code).toBe(4401);
  expect((await other.ask('{ viewer { id } }')).data).toEqual({ viewer: { id: leaver.user.id } });
  await other.close();
});

test('whoever is suspended mid-way, or whose session runs out, is cut off and opens nothing more', async () => {
  const [suspended, idle] = await pair();
  const { id } = await create(idle);
  const [one, other] = [await goLive(suspended), await goLive(idle)];
  await follow(one, id);
  await gate.db.transact((tx) => updateUserStanding(tx, suspended.user.id, { status: 'suspended' }));
  expect((await one.closed).code).toBe(4401);
  const again = await goLive(suspended);
  expect(await refusedWith(again, CHANGES, { id })).toBe('UNAUTHENTICATED');
  await again.close();
  gate.pass(3_600 * SECOND);
  expect((await other.closed).code).toBe(4401);
});

test.runIf(engine === 'postgres')(
  'with several gateways a change, and a sign-out, made in another process reach the socket here',
  async () => {
    const next = await HttpGateway.open({ databaseUrl: gate.databaseUrl });
    const [creator, opponent] = [await gate.player({ cents: 200_00 }), await gate.player({ cents: 200_00 })];
    const { id } = await create(creator);
    const live = await goLive(creator);
    const followed = await follow(live, id);
    const visitorThere = next.visitor();
    const token = /gauntlet_session=(.+)/.exec(creator.cookie)?.[1] ?? '';
    visitorThere.setCookie('gauntlet_session', token);
    await join(await next.enter(opponent.user), id);
    expect(await followed.next()).toMatchObject({ opponent: { id: opponent.user.id } });
    await visitorThere.graphql('mutation { signOut }');
    expect((await live.closed).code).toBe(4401);
    await next.close();
  },
);
