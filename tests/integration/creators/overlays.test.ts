import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertBlock } from '../../../db/friends/block.queries.ts';
import { preferences } from '../../../db/accounts/index.ts';
import type { ApiScope } from '../../../domain/platform/scopes.ts';
import { openLive } from '../../../gateway/events/live.ts';
import { readOverlayWagers } from '../../../gateway/creators/read-overlays.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { WIRING } from '../../../gateway/rooms.ts';
import { CANCEL, create, report, startedBattle } from '../../support/battle-operations.ts';
import * as steps from '../../support/battle-steps.ts';
import { refusalCode } from '../../support/clean-refusal.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { REVOKE_KEY, makeKey, withKey } from '../../support/key-steps.ts';
import { bet, fillFund, firmAll, rate, settleAll } from '../../support/market-steps.ts';
import { type LiveClient, type Result, goLive } from '../../support/socket-client.ts';
import { sendStream } from '../../support/stream-steps.ts';
import { World } from '../../support/world.ts';

const OVERLAYS = {
  'overlay:wallet': 'subscription { overlayWallet { balanceCents weeklyWinningsCents battleCoins } }',
  'overlay:wagers': 'subscription { overlayWagers { id viewer player stakeCents odds at } }',
  'overlay:wins': 'subscription { overlayWins { id gameTitle amountCents at } }',
} as const satisfies Partial<Record<ApiScope, string>>;
type OverlayScope = keyof typeof OVERLAYS;
const SCOPES = Object.keys(OVERLAYS) as OverlayScope[];

describe('an overlay by its key (CR-11)', () => {
  let gate: HttpGateway;
  beforeAll(async () => {
    gate = await HttpGateway.open();
  });
  afterAll(() => gate.close());

  const keyOf = (player: SignedIn, scope: OverlayScope, ...others: ApiScope[]) =>
    makeKey(player, { scopes: [scope, ...others] });
  const open = (secret: string): Promise<LiveClient> => goLive(gate.visitor(), { greeting: secret });

  /** A battle that the first of two wins. */
  async function win(one: SignedIn, other: SignedIn): Promise<string> {
    const id = await startedBattle(one, other);
    await report(one, id, 'WON');
    await report(other, id, 'LOST');
    return id;
  }

  test('has the present state at once, and follows what happens to its creator', async () => {
    const [one, other] = [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })];
    const [wallet, wins] = [
      await open((await keyOf(one, 'overlay:wallet', 'overlay:amounts')).secret),
      await open((await keyOf(one, 'overlay:wins', 'overlay:amounts')).secret),
    ];
    const [ofWallet, ofWins] = [wallet.iterate(OVERLAYS['overlay:wallet']), wins.iterate(OVERLAYS['overlay:wins'])];
    expect((await ofWallet.next()).value).toEqual({
      data: { overlayWallet: { balanceCents: 100_00, weeklyWinningsCents: 0, battleCoins: 0 } },
    });
    expect((await ofWins.next()).value).toEqual({ data: { overlayWins: [] } });
    const id = await win(one, other);
    const { wallet: now } = await one.ask<{ wallet: { balanceCents: number; weeklyWinningsCents: number } }>(
      '{ wallet { balanceCents weeklyWinningsCents } }',
    );
    expect(now.weeklyWinningsCents).toBeGreaterThan(0);
    for (let told; told?.weeklyWinningsCents !== now.weeklyWinningsCents;) {
      const { value } = (await ofWallet.next()) as IteratorYieldResult<Result>;
      told = value.data?.['overlayWallet'] as typeof now;
      if (told.weeklyWinningsCents === now.weeklyWinningsCents) expect(told).toMatchObject(now);
    }
    for (let told: readonly { id: string }[] = []; told.length === 0;) {
      const { value } = (await ofWins.next()) as IteratorYieldResult<Result>;
      told = value.data?.['overlayWins'] as typeof told;
      if (told.length > 0)
        expect(told).toEqual([
          { id, gameTitle: expect.any(String) as string, amountCents: now.weeklyWinningsCents, at: gate.deps.now() },
        ]);
    }
    for (const live of [wallet, wins]) await live.close();
    // As after a break: whoever comes back begins with what is true now.
    const again = await open((await keyOf(one, 'overlay:wins')).secret);
    expect(await again.ask(OVERLAYS['overlay:wins'])).toMatchObject({ data: { overlayWins: [{ id }] } });
    await again.close();
  });

  test('without the right to amounts is not sent any', async () => {
    const [one, other] = [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })];
    await win(one, other);
    const wallet = await open((await keyOf(one, 'overlay:wallet')).secret);
    expect(await wallet.ask(OVERLAYS['overlay:wallet'])).toEqual({
      data: { overlayWallet: { balanceCents: null, weeklyWinningsCents: null, battleCoins: null } },
    });
    const wins = await open((await keyOf(one, 'overlay:wins')).secret);
    expect(await wins.ask(OVERLAYS['overlay:wins'])).toMatchObject({ data: { overlayWins: [{ amountCents: null }] } });
    for (const live of [wallet, wins]) await live.close();
  });

  test.each(SCOPES)('with %s shows that and nothing else, and changes nothing', async (scope) => {
    const player = await gate.player({ cents: 100_00 });
    const battleId = await create(player).then(({ id }) => id);
    const { secret } = await keyOf(player, scope, 'overlay:amounts');
    const live = await open(secret);
    expect(await live.ask(OVERLAYS[scope])).not.toHaveProperty('errors');
    for (const foreign of SCOPES.filter((one) => one !== scope)) {
      const { errors } = await live.ask(OVERLAYS[foreign]).catch((cause: unknown) => ({ errors: cause }));
      expect(errors, foreign).toMatchObject([{ extensions: { code: 'SCOPE_REQUIRED', data: { scopes: foreign } } }]);
    }
    const asked = await live
      .ask('subscription { walletChanged { balanceCents } }')
      .catch((errors: unknown) => ({ errors }));
    expect(asked.errors).toMatchObject([{ extensions: { code: 'SCOPE_REQUIRED' } }]);
    await live.close();
    const program = withKey(gate, secret);
    for (const query of ['{ wallet { balanceCents } }', '{ myBattles { id } }', '{ viewer { username } }'])
      expect(await program.refusal(query), query).toMatchObject({ status: 403, code: 'SCOPE_REQUIRED' });
    expect(await program.refusal('{ apiKeys { id } }')).toMatchObject({ status: 403, code: 'CLOSED_TO_KEYS' });
    expect(await program.refusal(CANCEL, { battleId })).toMatchObject({ status: 403, code: 'SCOPE_REQUIRED' });
    expect(refusalCode(await program.rest('GET', '/api/wallet/me'))).toBe('SCOPE_REQUIRED');
    expect(await player.ask('query ($id: ID!) { battle(id: $id) { status } }', { id: battleId })).toEqual({
      battle: { status: 'WAITING' },
    });
  });

  test('stops the moment it is revoked, and does not come back', async () => {
    const player = await gate.player();
    const { secret, key } = await keyOf(player, 'overlay:wallet');
    const live = await open(secret);
    await live.ask(OVERLAYS['overlay:wallet']);
    await player.ask(REVOKE_KEY, { id: key.id });
    expect(await live.closed).toMatchObject({ code: 4401 });
    await expect(open(secret)).rejects.toMatchObject({ code: 4403 });
  });
});

describe('the wager feed (CR-11)', () => {
  let world: World;
  let creator: Actor;
  beforeEach(async () => {
    world = await World.open({ connections: 8 });
    creator = await world.player({ cents: 100_00 });
  });
  afterEach(() => world.close());

  test('has the bets on the creator’s streams, told as they come and go; who is not public, or blocked, is not named', async () => {
    await fillFund(world);
    const opponent = await world.player({ cents: 100_00 });
    await rate(world, creator);
    await rate(world, opponent);
    const battleId = await steps.create(world, creator);
    const streamId = await sendStream(world, creator, { battleId, hasBetting: true });
    await steps.join(world, opponent, battleId);
    await settleAll(world);
    let told = 0;
    const stop = openLive(world.db, WIRING).listen('wagers', creator.userId, () => void told++);
    const [open, shy, blocked, elsewhere] = [
      await world.player({ cents: 200_00 }),
      await world.player({ cents: 200_00 }),
      await world.player({ cents: 200_00 }),
      await world.player({ cents: 200_00 }),
    ];
    await world.db.transact((tx) =>
      tx.insert(preferences).values({ userId: shy.userId, profileVisibility: 'private' }),
    );
    await bet(world, open, { battleId }, creator, 20_00, { streamId });
    world.pass(1_000);
    await bet(world, shy, { battleId }, opponent, 10_00, { streamId });
    world.pass(1_000);
    await bet(world, blocked, { battleId }, creator, 11_00, { streamId });
    await bet(world, elsewhere, { battleId }, creator, 12_00);
    expect(told).toBe(3);
    await world.db.transact((tx) => insertBlock(tx, creator.userId, blocked.userId, world.now));
    const shown = () => readOverlayWagers(world.deps, creator);
    expect(await shown()).toMatchObject([
      { viewer: null, player: creator.username, stakeCents: 11_00 },
      { viewer: null, player: opponent.username, stakeCents: 10_00 },
      { viewer: open.username, player: creator.username, stakeCents: 20_00 },
    ]);
    expect(await readOverlayWagers(world.deps, opponent)).toEqual([]);
    // What is not firm by the start goes back, and is shown no more.
    world.pass(4_500);
    await firmAll(world);
    await steps.start(world, creator, battleId);
    await settleAll(world);
    expect(told).toBe(4);
    expect((await shown()).map(({ stakeCents }) => stakeCents)).toEqual([10_00, 20_00]);
    stop();
  });
});
