import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HttpGateway, type SignedIn } from '../support/http-gateway.ts';
import { makeKey, withKey } from '../support/key-steps.ts';
import { connect, meet } from '../support/oauth-steps.ts';
import { closeBooks } from './books.ts';

let gate: HttpGateway;
let addict: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  addict = await gate.player({ cents: 1_000_00 });
  await gate.pay(addict.user.id, 10_000, 'BC');
  other = await gate.player({ cents: 1_000_00 });
  await addict.ask('mutation ($input: StartPauseInput!) { startPause(input: $input) { __typename } }', {
    input: { kind: 'SELF_EXCLUSION', length: 6 },
  });
});
afterAll(() => closeBooks(gate));

/** Ways to spend and to stake. */
const WAYS: Readonly<Record<string, (who: SignedIn) => Promise<{ readonly code: unknown }>>> = {
  'buying BattleCoin': (who) => who.refusal('mutation { buyBattleCoins(coins: 500) { balanceCents } }'),
  'opening a battle': (who) =>
    who.refusal('mutation ($input: BattleTermsInput!) { createBattle(input: $input) { id } }', {
      input: { game: 'VALORANT', mode: 'DUEL', stakeCents: 10_00 },
    }),
  'an order of the store': (who) =>
    who.refusal('mutation ($input: CheckOutInput!) { checkOut(input: $input) { id } }', {
      input: { payCoins: 0, payCents: 500 },
    }),
  'a gift': (who) =>
    who.refusal('mutation ($input: CheckOutInput!) { checkOut(input: $input) { id } }', {
      input: { payCoins: 1_000, payCents: 0, giftTo: 'friend@players.example' },
    }),
  'opening a crate': (who) =>
    who.refusal('mutation ($input: OpenCrateInput!) { openCrate(input: $input) { __typename } }', {
      input: { crateId: 'x', commitment: 'y', clientSeed: 'z' },
    }),
  'the queue': (who) =>
    who.refusal('mutation ($input: QueueInput!) { enterQueue(input: $input) { __typename } }', {
      input: { game: 'VALORANT', minStakeCents: 5_00, maxStakeCents: 10_00 },
    }),
};

describe('in a self-exclusion', () => {
  test.each(Object.keys(WAYS))('%s is refused as staking is', async (way) => {
    expect(await WAYS[way]?.(addict)).toMatchObject({ code: 'PLAY_PAUSED' });
  });

  test('a key and an application stake as little as their owner', async () => {
    const { secret } = await makeKey(addict, { scopes: ['battles:stake'], dailyStakeCents: 100_00 });
    const { app } = await meet(gate);
    const tokens = await connect(gate, addict, app.id, { scopes: ['battles:stake'], dailyStakeCents: 100_00 });
    for (const program of [secret, tokens.access_token])
      expect(
        await withKey(gate, program).refusal(
          'mutation ($input: BattleTermsInput!) { createBattle(input: $input) { id } }',
          {
            input: { game: 'VALORANT', mode: 'DUEL', stakeCents: 10_00 },
          },
        ),
      ).toMatchObject({ code: 'PLAY_PAUSED' });
  });

  test('others buy all the while', async () => {
    expect(await other.ask('mutation { buyBattleCoins(coins: 500) { balanceCents } }')).toMatchObject({
      buyBattleCoins: { balanceCents: 995_00 },
    });
  });
});

describe('the mark of a VIP', () => {
  const MARK = 'mutation ($input: SetMarkInput!) { setAccountMark(input: $input) { isVip } }';
  const mark = (accountId: string) => ({ input: { accountId, mark: 'VIP', isSet: true, reason: 'As agreed.' } });
  const LIMITS =
    '{ fundLimits { tier withdrawalFeeCents depositDay { maxCents } withdrawalDay { maxCents } stakeDay { maxCents } } }';

  test.each(['unverified', 'pending'] as const)('is refused to an account that is %s', async (verification) => {
    const admin = await gate.player({ role: 'administrator' });
    const { user } = await gate.player({ verification });
    expect(await admin.refusal(MARK, mark(user.id))).toMatchObject({ code: 'VIP_UNVERIFIED' });
  });

  test.each(['unverified', 'pending'] as const)('moves no limit of an account that is %s', async (verification) => {
    const [plain, vip] = [await gate.player({ verification }), await gate.player({ verification, isVip: true })];
    expect(await vip.ask('{ wallet { dailyStakeLimitCents } }')).toEqual(
      await plain.ask('{ wallet { dailyStakeLimitCents } }'),
    );
    expect(await vip.ask(LIMITS)).toEqual(await plain.ask(LIMITS));
    expect(await vip.ask('{ wallet { dailyStakeLimitCents } }')).toEqual({ wallet: { dailyStakeLimitCents: 500_00 } });
  });
});
