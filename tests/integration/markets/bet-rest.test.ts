import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUser } from '../../../db/accounts/user.queries.ts';
import { bets } from '../../../db/markets/market.table.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import { HttpGateway } from '../../support/http-gateway.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
  await seedDemo(gate.db, gate.deps, (text) => seal(gate.deps, text));
});
afterAll(() => gate.close());

test('GET /api/bets lists the own bets, GET /api/bets/:id answers one of them, and nobody else’s (EN-48)', async () => {
  const [first] = await gate.db.read.select().from(bets).limit(1);
  const owner = first && (await readUser(gate.db.read, first.userId));
  if (!owner) throw new Error('nobody has bet');
  const own = await gate.db.read.select({ id: bets.id }).from(bets).where(eq(bets.userId, owner.id));
  const client = await gate.enter(owner);
  const listed = (await client.rest('GET', '/api/bets')).json as { id: string; placedAt: string }[];
  expect(listed.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
  for (const bet of listed) expect((await client.rest('GET', `/api/bets/${bet.id}`)).json).toEqual(bet);
  const other = await gate.player();
  expect((await other.rest('GET', '/api/bets')).json).toEqual([]);
  expect(await other.rest('GET', `/api/bets/${first.id}`)).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
});
