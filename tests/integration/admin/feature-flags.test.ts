// @module-tag engines
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { postTransfer } from '../../../db/wallet/post-transfer.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { forfeitCoins } from '../../../db/wallet/close-books.ts';
import { FLAG_DEFAULTS } from '../../../domain/configuration.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import { type TransferKind, bonusAccount, escrowAccount, userAccount } from '../../../domain/wallet/ledger.ts';
import { buyCoins } from '../../../gateway/wallet/deposits/buy-coins.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { codeOf } from '../../support/world.ts';

let gateway: HttpGateway;
let admin: SignedIn;
let player: SignedIn;
beforeAll(async () => {
  gateway = await HttpGateway.open();
  admin = await gateway.player({ role: 'administrator' });
  player = await gateway.player({ cents: 100_00 });
  await gateway.pay(player.user.id, 1_000, 'BC');
});
afterAll(() => gateway.close());

const SET = `mutation ($input: SetFeatureFlagInput!) {
  setFeatureFlag(input: $input) { id enabled lastModified modifiedBy }
}`;
/** Why it was refused; null when it was not. */
async function set(enabled: boolean, reason = 'Tried out.', by = admin) {
  const { errors } = await by.graphql(SET, { input: { id: 'battlecoin-redemption', enabled, reason } });
  return errors[0]?.extensions ?? null;
}
const flags = async () =>
  (
    await admin.ask<{ featureFlags: Record<string, unknown>[] }>(
      '{ featureFlags { id name description enabled category lastModified modifiedBy } }',
    )
  ).featureFlags;

/** A booking as any endpoint might make it, with one side on the player's account. */
const move = (
  kind: TransferKind,
  amount: number,
  currency: Currency = 'BC',
  other = escrowAccount(`bc-${kind}`),
  { db } = gateway,
) => {
  const id = gateway.deps.newId();
  const legs = [
    { accountId: userAccount(player.user.id, currency), kind: 'wager' as const, amount },
    { accountId: currency === 'USD' ? `${other}-usd` : other, kind: 'wager' as const, amount: -amount },
  ];
  const at = gateway.deps.now();
  const transfer = { id, opKey: `try:${id}`, kind, currency, subjectId: null, actorId: player.user.id, at, legs };
  return codeOf(db.transact((tx) => postTransfer(tx, transfer)));
};
const coins = () => readBalance(gateway.db.read, player.user.id, 'BC');

describe('feature flags', () => {
  it('are at first as the specification has them (AS-12)', async () => {
    const states = Object.fromEntries((await flags()).map(({ id, enabled }) => [id, enabled]));
    expect(states).toMatchObject({
      'new-matchmaking': false,
      'crypto-payments': true,
      'battlecoin-redemption': true,
      'maintenance-mode': false,
      'stream-recording': true,
    });
  });

  it('stand as they were seeded until an administrator switches one, with a reason that is kept (EN-64)', async () => {
    expect(await flags()).toEqual(
      FLAG_DEFAULTS.map((flag) => ({
        ...flag,
        category: flag.category.toUpperCase(),
        lastModified: null,
        modifiedBy: null,
      })),
    );
    expect(await set(false, ' ')).toMatchObject({ code: 'BAD_INPUT', field: 'reason' });
    const unknown = { input: { id: 'unknown', enabled: true, reason: 'x' } };
    expect(await admin.refusal(SET, unknown)).toMatchObject({ code: 'NOT_FOUND' });
    for (const role of ['player', 'moderator', 'senior_moderator'] as const)
      expect(await set(false, 'x', await gateway.player({ role }))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await set(false, 'A bug in the store.')).toBeNull();
    expect(await set(false, 'Once more.')).toBeNull();
    expect((await flags()).find(({ id }) => id === 'battlecoin-redemption')).toMatchObject({
      id: 'battlecoin-redemption',
      enabled: false,
      lastModified: gateway.deps.now(),
      modifiedBy: admin.user.username,
    });
    const kept = await gateway.db.read.select().from(auditLog).where(eq(auditLog.subjectId, 'battlecoin-redemption'));
    expect(kept).toMatchObject([
      { action: 'feature-flag.set', reason: 'A bug in the store.', data: { from: 'on', to: 'off' } },
    ]);
    expect(await set(true)).toBeNull();
  });
});

describe('battlecoin-redemption (AS-12)', () => {
  it('switched off refuses whatever spends coins of a player, in the posting itself', async () => {
    expect(await move('hold', -10)).toBe('ok');
    expect(await set(false)).toBeNull();
    const before = await coins();
    for (const kind of ['hold', 'purchase', 'withdrawal', 'settle', 'bonus'] as const)
      expect(await move(kind, -10), kind).toBe('REDEMPTION_OFF');
    expect(await coins()).toBe(before);
  });

  it.runIf(engine === 'postgres')(
    'holds at another gateway from the next call on, and ends there as soon',
    async () => {
      const second = await HttpGateway.open({ databaseUrl: gateway.databaseUrl });
      for (const [enabled, code] of [
        [false, 'REDEMPTION_OFF'],
        [true, 'ok'],
      ] as const) {
        expect(await set(enabled, 'Tried on both.')).toBeNull();
        expect(await move('hold', -1, 'BC', undefined, second)).toBe(code);
      }
      await second.close();
    },
  );

  it('leaves earning, buying, refunds, take-backs and money alone', async () => {
    const before = await coins();
    expect(await move('hold', -5_00, 'USD')).toBe('ok');
    expect(await move('bonus', 30, 'BC', bonusAccount('BC'))).toBe('ok');
    expect(await move('refund', 10, 'BC', escrowAccount('bc-hold'))).toBe('ok');
    expect(await move('refund', -10, 'BC', escrowAccount('bc-hold'))).toBe('ok');
    expect(await codeOf(buyCoins(gateway.deps, { ...player.user, userId: player.user.id } as never, 'k', 500))).toBe(
      'ok',
    );
    expect(await coins()).toBe(before + 30 + 500);
    const { deps } = gateway;
    const gone = { id: deps.newId(), userId: player.user.id, coins: 30, at: deps.now() };
    await gateway.db.transact((tx) => forfeitCoins(tx, gone));
    expect(await coins()).toBe(before + 500);
  });

  it('lets nothing be spent that was not committed when switching it off was answered', async () => {
    expect(await set(true)).toBeNull();
    const before = await coins();
    let isOff = false;
    let late = 0;
    const spend = async (): Promise<void> => {
      const wasOff = isOff;
      if ((await move('hold', -1)) === 'ok' && wasOff) late++;
    };
    const spending = Array.from({ length: 40 }, spend);
    const off = set(false).then(() => {
      isOff = true;
    });
    await Promise.all([...spending, off]);
    const at = await coins();
    await Promise.all(Array.from({ length: 10 }, spend));
    expect([late, await coins()]).toEqual([0, at]);
    expect(before - at).toBeLessThanOrEqual(40);
    expect(await set(true)).toBeNull();
    expect(await move('hold', -1)).toBe('ok');
  });
});
