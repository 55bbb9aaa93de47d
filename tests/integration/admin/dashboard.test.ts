import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendEvent } from '../../../db/events/append-event.ts';
import { riskCasePlayers, riskCases } from '../../../db/risk/risk-case.table.ts';
import { ledgerAccounts } from '../../../db/wallet/ledger.table.ts';
import { INDEXED_FOR_STAFF } from '../../../db/events/event.table.ts';
import { DAY, MINUTE } from '../../../domain/shared/time.ts';
import { begin, create, join, report } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { goLive } from '../../support/socket-client.ts';

let gateway: HttpGateway;
let moderator: SignedIn;
beforeAll(async () => {
  gateway = await HttpGateway.open();
  moderator = await gateway.player({ role: 'moderator' });
});
afterAll(() => gateway.close());

const HALF_HOUR = 30 * MINUTE;
const DAY_QUERY = '{ staffDay { at figures { kind today before todayByHour beforeByHour } } }';
const QUEUES = '{ staffQueues { kind decidedBy count oldestAt } }';
const ACTIVITY = '{ staffActivity { kind subjectId } }';
const REPORT = 'mutation ($input: ReportPlayerInput!) { reportPlayer(input: $input) }';

interface Figure {
  readonly kind: string;
  readonly today: number;
  readonly before: number;
  readonly todayByHour: readonly number[];
  readonly beforeByHour: readonly number[];
}
interface Queue {
  readonly kind: string;
  readonly count: number;
}
async function figures(): Promise<Record<string, readonly [today: number, before: number]>> {
  const { staffDay } = await moderator.ask<{ staffDay: { figures: readonly Figure[] } }>(DAY_QUERY);
  for (const { today, before, todayByHour, beforeByHour } of staffDay.figures)
    expect([todayByHour.at(-1), beforeByHour.at(-1)]).toEqual([today, before]);
  return Object.fromEntries(staffDay.figures.map(({ kind, today, before }) => [kind, [today, before]]));
}
const waiting = async (): Promise<readonly Queue[]> =>
  (await moderator.ask<{ staffQueues: readonly Queue[] }>(QUEUES)).staffQueues.filter(({ count }) => count > 0);
const activity = async (client: SignedIn): Promise<readonly { kind: string }[]> =>
  (await client.ask<{ staffActivity: readonly { kind: string }[] }>(ACTIVITY)).staffActivity;

/** Two players whose results contradict each other, which is a dispute. */
async function contest(): Promise<readonly [SignedIn, SignedIn]> {
  const [one, other] = [await gateway.player({ cents: 100_00 }), await gateway.player({ cents: 100_00 })];
  const { id } = await create(one);
  await join(other, id);
  await begin(one, other, id);
  await report(one, id, 'WON');
  await report(other, id, 'WON');
  return [one, other];
}

describe('the dashboard of staff', () => {
  it('tells today beside the same day of last week up to the same time, each figure from its rows', async () => {
    await contest();
    const first = await figures();
    expect(first).toEqual({
      SIGN_UPS: [3, 0],
      DEPOSITS: [200_00, 0],
      STAKES: [expect.any(Number), 0],
      BATTLES: [1, 0],
      DISPUTES: [1, 0],
      NET_REVENUE: [0, 0],
    });
    const escrows = await gateway.db.read.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, 'escrow'));
    const held = escrows.reduce((sum, { balance }) => sum + balance, 0);
    expect(held).toBeGreaterThan(0);
    expect(first['STAKES']).toEqual([held, 0]);
    // Half an hour later on the same day of last week is not compared yet.
    gateway.pass(HALF_HOUR);
    await gateway.player({ cents: 5_00 });
    gateway.pass(7 * DAY - HALF_HOUR);
    moderator = await gateway.enter(moderator.user);
    await gateway.player();
    expect(await figures()).toEqual({
      SIGN_UPS: [1, 3],
      DEPOSITS: [0, 200_00],
      STAKES: [0, held],
      BATTLES: [0, 1],
      DISPUTES: [0, 1],
      NET_REVENUE: [0, 0],
    });
    gateway.pass(HALF_HOUR);
    expect(await figures()).toMatchObject({ SIGN_UPS: [1, 4], DEPOSITS: [0, 205_00] });
  });

  it('tells what waits for whom, with the age of the oldest', async () => {
    const at = gateway.deps.now();
    const [one, other] = [await gateway.player(), await gateway.player()];
    await one.ask(REPORT, { input: { userId: other.user.id, messageId: null, reason: 'Insults.' } });
    gateway.pass(MINUTE);
    await other.ask(REPORT, { input: { userId: one.user.id, messageId: null, reason: 'Insults.' } });
    expect(await waiting()).toContainEqual({ kind: 'REPORTS', decidedBy: 'STAFF', count: 2, oldestAt: at });
    expect(await waiting()).toContainEqual(expect.objectContaining({ kind: 'DISPUTES', count: 1 }));
  });

  it('tells what happens live, to staff alone and to nobody about themselves', async () => {
    const live = await goLive(moderator);
    const stands = gateway.listening();
    const heard = live.iterate('subscription { staffActivityChanged { kind subjectId } }');
    const next = heard.next();
    await stands();
    const [one, other] = [await gateway.player(), await gateway.player()];
    await one.ask(REPORT, { input: { userId: other.user.id, messageId: null, reason: 'Insults.' } });
    const { value } = await next;
    const { staffActivityChanged } = (value as { data: { staffActivityChanged: readonly { kind: string }[] } }).data;
    expect(staffActivityChanged[0]).toMatchObject({ kind: 'REPORT_FILED' });
    await live.close();
    for (const query of [ACTIVITY, QUEUES, DAY_QUERY])
      expect(await one.refusal(query, {})).toMatchObject({ code: 'FORBIDDEN' });
    const { id } = moderator.user;
    await gateway.db.transact(async (tx) => {
      const at = gateway.deps.now();
      await tx.insert(riskCases).values({
        id: 'a-case',
        state: 'open',
        score: 1,
        firstSignalAt: at,
        lastSignalAt: at,
        openedAt: at,
      });
      await tx.insert(riskCasePlayers).values({ caseId: 'a-case', userId: id });
      const told = { entity: 'risk-case', entityId: 'a-case', concerns: [], data: { state: 'open' }, at } as const;
      await appendEvent(tx, { type: 'risk-case.changed', ...told });
      const money = { entity: 'withdrawal', entityId: 'w', data: { userId: id, amountCents: 5 }, at } as const;
      await appendEvent(tx, { type: 'withdrawal.requested', ...money, concerns: [id] });
    });
    const kindsOf = async (client: SignedIn) => (await activity(client)).map(({ kind }) => kind).slice(0, 2);
    expect(await kindsOf(await gateway.player({ role: 'moderator' }))).toEqual([
      'WITHDRAWAL_REQUESTED',
      'RISK_CASE_CHANGED',
    ]);
    expect((await kindsOf(moderator))[0]).toBe('REPORT_FILED');
  });

  it('follows every entity that wakes a desk, but for those that tell nobody anything', () => {
    const silent = ['fund', 'reconciliation', 'streams'];
    expect([...gateway.deps.wiring.deskOf.keys()].toSorted()).toEqual([...INDEXED_FOR_STAFF, ...silent].toSorted());
  });
});
