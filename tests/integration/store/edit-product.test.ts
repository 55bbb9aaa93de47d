import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { readProduct } from '../../../db/store/product.queries.ts';
import { insertUpload } from '../../../db/uploads/upload.queries.ts';
import { uploads } from '../../../db/uploads/upload.table.ts';
import { ROLES } from '../../../domain/accounts/roles.ts';
import { type ProductEdit, versionOf } from '../../../domain/store/edit-product.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { addProduct } from '../../../gateway/store/orders/change-cart.ts';
import { type EditProductInput, editProduct } from '../../../gateway/store/edit-product.ts';
import { openDueSeason } from '../../../gateway/store/passes/open-season.ts';
import { readCatalogue } from '../../../gateway/store/read-store.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { findViolations } from '../../support/invariants.ts';
import { coinsOf } from '../../support/mission-steps.ts';
import { fillCart, ordersOf, pay } from '../../support/store-steps.ts';
import { World, codeOf } from '../../support/world.ts';
import { eraseRoom } from '../../support/personal-data.ts';

let world: World;
let [buyer, admin]: [Actor, Actor] = [undefined as never, undefined as never];
beforeEach(async () => {
  world = await World.open({ connections: 8 });
  [buyer, admin] = [await world.player(), await world.player({ role: 'administrator' })];
  await world.pay(buyer, 10_000, 'BC');
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  await world.close();
});

const NEVER_SOLD: ProductEdit = {
  name: 'x',
  description: 'x',
  price: 1,
  discount: 0,
  isFeatured: false,
  state: 'draft',
  onSaleFrom: null,
  pictureId: null,
};

/** The product as it stands, with what is to change. */
async function edit(id: string, over: Partial<EditProductInput>, by = admin): Promise<string> {
  const product = await readProduct(world.db.read, id);
  const { name, description, price, discount, isFeatured, state, onSaleFrom, pictureId } = product ?? NEVER_SOLD;
  const stands = { name, description, price, discount, isFeatured, state, onSaleFrom, pictureId } as const;
  const input = { productId: id, version: versionOf(stands), ...stands, reason: 'Spring prices.', ...over };
  return codeOf(editProduct(world.deps, by, input));
}
const kept = () => world.db.read.select().from(auditLog).where(eq(auditLog.action, 'product.changed'));
const listed = async (id: string) => (await readCatalogue(world.db.read, world.now)).find((one) => one.id === id);

/** A picture that an administrator has sent; dropped after a day unless a product takes it. */
async function sendPicture(id: string, by = admin): Promise<string> {
  const createdAt = world.now;
  await world.db.transact((tx) =>
    insertUpload(tx, {
      id,
      ownerId: by.userId,
      purpose: 'product-picture',
      contentType: 'image/webp',
      name: 'x.webp',
      bytes: Buffer.from(id),
      object: null,
      createdAt,
      expiresAt: createdAt + DAY,
    }),
  );
  return id;
}
const pictures = async () =>
  (await world.db.read.select().from(uploads).orderBy(asc(uploads.id))).map(({ id, expiresAt }) => [
    id,
    expiresAt === null ? 'used' : 'waits',
  ]);

describe('a product that staff change', () => {
  it('is shown by the picture that was sent for it, which is dropped when another takes its place or it is drawn again', async () => {
    const other = await world.player({ role: 'administrator' });
    const [first, second] = [await sendPicture('first-picture-sent'), await sendPicture('second-picture-sent')];
    const foreign = await sendPicture('picture-of-somebody', other);
    expect(await edit('neon-skin', { pictureId: foreign })).toBe('NOT_FOUND');
    expect(await edit('neon-skin', { pictureId: 'no-such-picture-here' })).toBe('NOT_FOUND');
    expect(await listed('neon-skin')).toMatchObject({ pictureUrl: null });
    expect(await edit('neon-skin', { pictureId: first })).toBe('ok');
    expect(await listed('neon-skin')).toMatchObject({ pictureUrl: `/media/${first}` });
    expect(await edit('victory-frame', { pictureId: first })).toBe('NOT_FOUND');
    expect(await edit('neon-skin', { pictureId: second, reason: 'A better one.' })).toBe('ok');
    expect(await listed('neon-skin')).toMatchObject({ pictureUrl: `/media/${second}` });
    expect(await pictures()).toEqual([
      [foreign, 'waits'],
      [second, 'used'],
    ]);
    expect(await edit('neon-skin', { pictureId: null })).toBe('ok');
    expect(await listed('neon-skin')).toMatchObject({ pictureUrl: null });
    expect(await pictures()).toEqual([[foreign, 'waits']]);
    expect((await kept()).map(({ data }) => data)).toEqual([
      { from: 'picture: drawn', to: `picture: ${first}` },
      { from: `picture: ${first}`, to: `picture: ${second}` },
      { from: `picture: ${second}`, to: 'picture: drawn' },
    ]);
  });

  it('is drawn again when the account of whoever has sent its picture is closed', async () => {
    const picture = await sendPicture('picture-that-goes-away');
    expect(await edit('neon-skin', { pictureId: picture })).toBe('ok');
    await world.db.transact((tx) => eraseRoom(world.deps, tx, 'store', buyer.userId));
    expect(await listed('neon-skin')).toMatchObject({ pictureUrl: `/media/${picture}` });
    await world.db.transact((tx) => eraseRoom(world.deps, tx, 'store', admin.userId));
    expect(await listed('neon-skin')).toMatchObject({ pictureUrl: null });
  });

  it('is not charged at another price than was seen, and receipts keep what was paid (SO-17)', async () => {
    await fillCart(world, buyer, { 'victory-frame': 1 });
    expect(await pay(world, buyer, 500)).toBe('ok');
    const before = await coinsOf(world.db, buyer.userId);
    await fillCart(world, buyer, { 'neon-skin': 1 });
    expect(await edit('neon-skin', { price: 1_000, discount: 10, name: 'Neon' })).toBe('ok');
    expect(await listed('neon-skin')).toMatchObject({ name: 'Neon', price: 1_000, cost: 900 });
    expect([await pay(world, buyer, 750), await coinsOf(world.db, buyer.userId)]).toEqual(['PRICE_CHANGED', before]);
    expect(await pay(world, buyer, 900)).toBe('ok');
    expect(
      (await ordersOf(world.db, buyer.userId)).map(({ paidCoins }) => paidCoins).toSorted((a, b) => a - b),
    ).toEqual([500, 900]);
  });

  it('is a draft, scheduled, on sale or archived, and sold accordingly', async () => {
    const id = 'neon-skin';
    const add = () => codeOf(addProduct(world.deps, buyer, id));
    expect([await edit(id, { state: 'draft' }), await listed(id), await add()]).toEqual(['ok', undefined, 'NOT_FOUND']);
    expect(await edit(id, { state: 'scheduled', onSaleFrom: world.now + DAY })).toBe('ok');
    expect([(await listed(id))?.state, await add()]).toEqual(['scheduled', 'PRODUCT_NOT_SOLD']);
    world.pass(DAY);
    expect([(await listed(id))?.state, await add()]).toEqual(['on-sale', 'ok']);
    expect(await edit(id, { state: 'archived' })).toBe('ok');
    expect([await listed(id), await pay(world, buyer, 750)]).toEqual([undefined, 'PRODUCT_NOT_SOLD']);
  });

  it('is changed by administrators alone, each change kept with its reason and what was before, none for nothing', async () => {
    for (const role of ROLES.filter((one) => one !== 'administrator'))
      expect(await edit('neon-skin', { price: 1 }, await world.player({ role }))).toBe('FORBIDDEN');
    const banned = await world.player({ role: 'administrator', status: 'banned' });
    expect(await edit('neon-skin', { price: 1 }, banned)).toBe('ACCOUNT_BANNED');
    expect([await edit('neon-skin', {}), await edit('unknown', {})]).toEqual(['ok', 'NOT_FOUND']);
    expect(await kept()).toEqual([]);
    expect(await edit('neon-skin', { price: 700 })).toBe('ok');
    expect(await kept()).toMatchObject([
      {
        actorId: admin.userId,
        subjectId: 'neon-skin',
        reason: 'Spring prices.',
        data: { from: 'price: 750', to: 'price: 700' },
      },
    ]);
  });

  it('is changed by one of two who read the same, and once by whoever says it twice', async () => {
    const version = versionOf((await readProduct(world.db.read, 'neon-skin')) as ProductEdit);
    const other = await world.player({ role: 'administrator' });
    const codes = await Promise.all([
      edit('neon-skin', { version, price: 700 }),
      edit('neon-skin', { version, name: 'Neon' }, other),
      edit('neon-skin', { version, discount: 10 }),
    ]);
    expect(codes.toSorted()).toEqual(['PRODUCT_CHANGED', 'PRODUCT_CHANGED', 'ok']);
    expect(await kept()).toHaveLength(1);
    expect([
      await edit('victory-frame', { price: 400 }),
      await edit('victory-frame', { price: 400, version: 'old' }),
      await edit('victory-frame', { price: 300, version: 'old' }),
    ]).toEqual(['ok', 'ok', 'PRODUCT_CHANGED']);
    expect(await kept()).toHaveLength(2);
  });

  it('keeps what its price promises: a cent a coin, and no pass below what its rewards were measured against (C-22)', async () => {
    await openDueSeason(world.deps);
    const pass = 'season-1-battle-pass';
    const codes = [
      await edit('bundle-500', { price: 499 }),
      await edit('bundle-500', { discount: 1 }),
      await edit(pass, { discount: 1 }),
      await edit(pass, { price: 1_499 }),
      await edit(pass, { state: 'on-sale' }),
      await edit('neon-skin', { price: 0 }),
      await edit('neon-skin', { price: 5_001 }),
      await edit('neon-skin', { price: 1.5 }),
      await edit('neon-skin', { discount: 100 }),
      await edit('neon-skin', { name: ' ' }),
      await edit('neon-skin', { reason: '' }),
    ];
    expect(new Set(codes)).toEqual(new Set(['BAD_INPUT']));
    expect(await kept()).toEqual([]);
    expect(await edit(pass, { price: 2_000, discount: 20, onSaleFrom: world.now + DAY })).toBe('ok');
    expect(await listed(pass)).toMatchObject({ cost: 1_600, state: 'on-sale', onSaleFrom: world.now });
  });
});
