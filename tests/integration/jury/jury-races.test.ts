// @module-tag engines
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { JURORS, JURY_CHOICES, JURY_WAIT_MS } from '../../../domain/jury/jury.ts';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import { castVote } from '../../../gateway/jury/cast-vote.ts';
import { keepJuries } from '../../../gateway/jury/keep-juries.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { actorBy, benchOf, contradicted, drawn, drawnFor, juryOf, look, openJuries } from '../../support/jury-steps.ts';
import { type Call, Race } from '../../support/race.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
/** Two further gateways on the same database; SQLite belongs to one process. */
let race: Race | null = null;
let bench: Actor[];

beforeAll(async () => {
  world = await World.open({ connections: 8 });
  if (engine === 'postgres') race = await Race.open(world.url, () => world.now);
  await openJuries(world);
  bench = await benchOf(world, 10);
});
afterAll(async () => {
  await race?.close();
  await world.close();
});

type Use = Extract<Call, { use: 'jury-vote' | 'decide' }> | { readonly use: 'keep-juries' };

/** All at the same moment: dealt out to two gateways on PostgreSQL, on one connection's queue on SQLite. */
async function atOnce(calls: readonly Use[]): Promise<string[]> {
  if (race) return (await race.run(calls)).map(({ code }) => code);
  return Promise.all(calls.map((call) => codeOf(here(call))));
}

function here(call: Use): Promise<unknown> {
  if (call.use === 'keep-juries') return keepJuries(world.deps);
  if (call.use === 'decide')
    return decideDispute(world.deps, call.actor, world.key(), { ...call, winnerId: null, reason: 'Seen.' });
  return castVote(world.deps, call.actor, world.key(), { ...call, reason: 'The scores fit.' });
}

const ballot = ({ id, jurorId }: { id: string; jurorId: string }, choice: (typeof JURY_CHOICES)[number]): Use => ({
  use: 'jury-vote',
  actor: actorBy(bench, jurorId),
  summonsId: id,
  choice,
});

it('fills the three seats of each case once when gateways draw at the same moment, and seats nobody twice', async () => {
  const cases = [await contradicted(world), await contradicted(world), await contradicted(world)];
  await look(world);
  world.pass(JURY_WAIT_MS);
  expect(new Set(await atOnce(Array.from({ length: 6 }, () => ({ use: 'keep-juries' }))))).toEqual(new Set(['ok']));
  await look(world);
  const drawnThen = await Promise.all(cases.map(({ disputeId }) => drawnFor(world, disputeId)));
  for (const summonses of drawnThen) expect(summonses).toHaveLength(JURORS);
  expect(new Set(drawnThen.flat().map(({ jurorId }) => jurorId)).size).toBe(JURORS * cases.length);
  for (const summons of drawnThen.flat()) await atOnce([ballot(summons, 'a')]);
});

it('takes one of several votes that a juror casts at the same moment, and hears the jury once when all do', async () => {
  const { disputeId } = await drawn(world);
  const summonses = await drawnFor(world, disputeId);
  const codes = await atOnce(summonses.flatMap((one) => JURY_CHOICES.map((choice) => ballot(one, choice))));
  for (const [index] of summonses.entries())
    expect(codes.slice(index * 3, index * 3 + 3).toSorted()).toEqual(['SUMMONS_OVER', 'SUMMONS_OVER', 'ok']);
  expect((await juryOf(world, disputeId))?.heardAt).toBe(world.now);
  for (const { id } of summonses)
    expect(await world.db.read.select().from(auditLog).where(eq(auditLog.subjectId, id))).toHaveLength(1);
});

it('takes a vote before the decision or refuses it after, and never both', async () => {
  const moderator = await world.player({ role: 'moderator' });
  for (let i = 0; i < 3; i++) {
    const { disputeId } = await drawn(world);
    const summonses = await drawnFor(world, disputeId);
    const [decided, ...votes] = await atOnce([
      { use: 'decide', actor: moderator, disputeId, action: 'void' },
      ...summonses.map((one) => ballot(one, 'neither')),
    ]);
    expect(decided).toBe('ok');
    await look(world);
    const kept = await drawnFor(world, disputeId);
    for (const [index, code] of votes.entries()) {
      expect(['ok', 'SUMMONS_OVER']).toContain(code);
      const { votedAt, endedAt } = kept[index] ?? { votedAt: null, endedAt: null };
      expect([votedAt !== null, endedAt !== null]).toEqual([code === 'ok', code !== 'ok']);
    }
  }
});
