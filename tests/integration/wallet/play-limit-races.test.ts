// @module-tag engines
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../db/accounts/user.table.ts';
import { battles } from '../../../db/battles/battle.table.ts';
import { engine } from '../../../db/client/kit.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { setPlayLimit } from '../../../gateway/wallet/limits/set-play-limit.ts';
import { create, join, start } from '../../support/battle-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { type Call, Race, countCodes } from '../../support/race.ts';
import { World } from '../../support/world.ts';

const creates = (actor: Parameters<World['balance']>[0], count: number, stakeCents: number) =>
  Array.from({ length: count }, (): Call => ({ use: 'create', actor, stakeCents }));

/** SQLite belongs to one process; races between processes are PostgreSQL's. */
describe.runIf(engine === 'postgres')('two gateways on one database', () => {
  let world: World;
  let race: Race;

  beforeAll(async () => {
    world = await World.open({ connections: 8 });
    race = await Race.open(world.url, () => world.now);
  });
  afterAll(async () => {
    await race.close();
    expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
    await world.close();
    // A connection reports its figures when it ends, so they are read by another.
    world = await World.open({ url: world.url, seed: 'after' });
    const rows = await world.db.read
      .select({ deadlocks: sql<number>`deadlocks` })
      .from(sql`pg_stat_database`)
      .where(sql`datname = current_database()`);
    expect(rows, 'everybody takes rows in the same order').toEqual([{ deadlocks: 0 }]);
    await world.close();
  });

  const openFour = (actor: Parameters<World['balance']>[0]) =>
    Promise.all([1, 2, 3, 4].map(() => create(world, actor, { stakeCents: 5_00 })));

  it('let exactly what fits through a limit on stakes', async () => {
    const actor = await world.player({ cents: 10_000_00 });
    await setPlayLimit(world.deps, actor, { kind: 'stake', period: 'month', cents: 129_99 });
    expect(countCodes(await race.run(creates(actor, 100, 10_00)))).toEqual({ ok: 12, PLAY_LIMIT_REACHED: 88 });
    expect(await world.balance(actor)).toBe(10_000_00 - 12 * 10_50);
  });

  it('let exactly what fits through a limit on losses, while payouts make room', async () => {
    const [actor, other] = [await world.player({ cents: 10_000_00 }), await world.player({ cents: 1_000_00 })];
    await setPlayLimit(world.deps, actor, { kind: 'loss', period: 'week', cents: 105_00 });
    const won = await create(world, actor, { stakeCents: 20_00 });
    await join(world, other, won);
    await start(world, actor, won);
    // $21 are held; 8 further holds of $10.50 fill the limit, and the payout of $40 makes room for 3 more.
    const ended = await race.run([
      ...creates(actor, 60, 10_00),
      { use: 'report', actor, battleId: won, claim: 'won' },
      { use: 'report', actor: other, battleId: won, claim: 'lost' },
      ...creates(actor, 60, 10_00),
    ]);
    const placed = ended.filter(({ code, answer }) => code === 'ok' && answer !== won).length;
    expect(placed).toBeGreaterThanOrEqual(8);
    const more = await race.run(creates(actor, 20, 10_00));
    expect(placed + (countCodes(more)['ok'] ?? 0)).toBe(11);
    expect(Object.keys(countCodes([...ended, ...more])).toSorted()).toEqual(['PLAY_LIMIT_REACHED', 'ok']);
  });

  it('let no stake through a limit that was answered before it', async () => {
    const actor = await world.player({ cents: 10_000_00 });
    const calls = creates(actor, 60, 5_00);
    calls.splice(20, 0, { use: 'limit', actor, limit: { kind: 'stake', period: 'day', cents: 25_00 } });
    const codes = countCodes(await race.run(calls));
    expect(Object.keys(codes).filter((code) => !['ok', 'PLAY_LIMIT_REACHED'].includes(code))).toEqual([]);
    // Whatever was staked before the limit stands; beyond it nothing is.
    const staked = ((codes['ok'] ?? 0) - 1) * 5_00;
    const more = countCodes(await race.run(creates(actor, 10, 5_00)));
    expect(more['ok'] ?? 0).toBe(Math.max(0, Math.floor((25_00 - staked) / 5_00)));
  });

  it('leave one administrator at least, however they demote and ban one another (RO-03)', async () => {
    const admins = await Promise.all(Array.from({ length: 6 }, () => world.player({ role: 'administrator' })));
    const calls = admins.flatMap((actor) =>
      admins
        .filter((other) => other !== actor)
        .flatMap(({ userId: accountId }): Call[] => [
          { use: 'role', actor, accountId, role: 'player' },
          { use: 'standing', actor, accountId, status: 'banned' },
        ]),
    );
    const codes = Object.keys(countCodes(await race.run(calls)));
    expect(codes.filter((code) => code.startsWith('FAULT'))).toEqual([]);
    const rows = await world.db.read.select().from(users).where(eq(users.role, 'administrator'));
    expect(rows.filter(({ status }) => status === 'active')).toHaveLength(1);
  });

  it('end all stakes with the break, which is as long as the longest that was asked for', async () => {
    const actor = await world.player({ cents: 10_000_00 });
    const calls = creates(actor, 60, 5_00);
    for (const [place, length] of [3, 40, 7, 42, 1].entries())
      calls.splice(10 * place, 0, { use: 'pause', actor, length });
    const codes = countCodes(await race.run(calls));
    expect(Object.keys(codes).filter((code) => !['ok', 'PLAY_PAUSED', 'PAUSE_RUNNING'].includes(code))).toEqual([]);
    const [user] = await world.db.read.select().from(users).where(eq(users.id, actor.userId));
    const days = (Number(user?.pausedUntil) - world.now) / DAY;
    expect(Math.round(days)).toBe(42);
    expect(countCodes(await race.run(creates(actor, 20, 5_00)))).toEqual({ PLAY_PAUSED: 20 });
  });

  it('end all stakes of a banned player with the answer to the ban', async () => {
    const [actor, staff] = [await world.player({ cents: 10_000_00 }), await world.player({ role: 'moderator' })];
    const calls = creates(actor, 40, 5_00);
    calls.splice(15, 0, { use: 'standing', actor: staff, accountId: actor.userId, status: 'banned' });
    const ended = await race.run(calls);
    expect(Object.keys(countCodes(ended)).filter((code) => !['ok', 'ACCOUNT_BANNED'].includes(code))).toEqual([]);
    const own = await world.db.read.select().from(battles).where(eq(battles.creatorId, actor.userId));
    expect(own).toHaveLength((countCodes(ended)['ok'] ?? 0) - 1);
    expect(countCodes(await race.run(creates(actor, 10, 5_00)))).toEqual({ ACCOUNT_BANNED: 10 });
  });

  it('end a break, a ban and a join of the same battles in one order of locks', async () => {
    const staff = await world.player({ role: 'moderator' });
    for (let round = 0; round < 6; round++) {
      const [one, other, third] = await Promise.all([1, 2, 3].map(() => world.player({ cents: 10_000_00 })));
      if (!one || !other || !third) throw new Error('there are three players');
      const [own, others] = [await openFour(one), await openFour(other)];
      const stops: Call[] = [
        { use: 'pause', actor: one, length: 1 + round },
        { use: 'standing', actor: staff, accountId: other.userId, status: 'suspended' },
      ];
      const ended = await race.run([
        ...creates(one, 4, 5_00),
        ...others.map((battleId): Call => ({ use: 'join', actor: one, battleId })),
        ...stops,
        ...own.map((battleId): Call => ({ use: 'join', actor: other, battleId })),
        ...[...own, ...others].map((battleId): Call => ({ use: 'join', actor: third, battleId })),
        ...stops.toReversed(),
        ...own.map((battleId): Call => ({ use: 'cancel', actor: one, battleId })),
        ...creates(other, 4, 5_00),
      ]);
      expect(Object.keys(countCodes(ended)).filter((code) => code.startsWith('FAULT'))).toEqual([]);
      const open = await world.db.read
        .select()
        .from(battles)
        .where(
          and(
            inArray(battles.creatorId, [one.userId, other.userId]),
            eq(battles.status, 'waiting'),
            isNull(battles.opponentId),
          ),
        );
      expect(open).toEqual([]);
    }
  });
});
