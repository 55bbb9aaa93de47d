import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { desc, eq } from 'drizzle-orm';
import { events } from '../../../db/events/event.table.ts';
import { listMatches } from '../../../db/tournaments/match.queries.ts';
import { listLog } from '../../../db/tournaments/tournament-log.queries.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { previewDecision, ruleMatch, sendOut, undoMatch } from '../../../gateway/tournaments/desk/rule-match.ts';
import { findViolations } from '../../support/invariants.ts';
import {
  type Cup,
  beginMatch,
  matchOf,
  playMatch,
  playerAt,
  prizesOf,
  passTime,
  runningCup,
  say,
  tournamentOf,
} from '../../support/tournament-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterEach(async () => expect(await findViolations(world.db.read)).toEqual([]));
afterAll(() => world.close());

const REASON = 'Both have asked for it.';
const NOTHING = { result: null, undone: null, out: null };
const won = (match: number, winner: Actor) => ({ match, winnerId: winner.userId, isDraw: false, games: null });
type Asked = Partial<Omit<Parameters<typeof previewDecision>[2], 'tournamentId'>>;
const preview = (cup: Cup, asked: Asked, by = cup.organiser) =>
  previewDecision(world.deps, by, { tournamentId: cup.id, ...NOTHING, ...asked });

it('what is shown of a ruling, an undone result and somebody sent out is what happens, and showing it changes nothing', async () => {
  const cup = await runningCup(world, 4);
  const { id, organiser } = cup;
  await playMatch(world, cup, 0, 0);
  await playMatch(world, cup, 1, 0);
  await beginMatch(world, cup, 2);
  const stored = async () => [await tournamentOf(world, id), await listMatches(world.db.read, id)];
  const before = await stored();
  const asked = won(0, playerAt(cup, 3));
  const seen = await preview(cup, { result: asked });
  expect(seen).toMatchObject({
    fallen: [],
    stopped: [{ match: 2, slots: [0, 1] }],
    called: [{ match: 2, slots: [3, 1] }],
    told: [0, 1, 3],
    prizes: [],
  });
  expect(await stored()).toEqual(before);
  await ruleMatch(world.deps, organiser, world.key(), { tournamentId: id, ...asked, reason: REASON, mark: seen.mark });
  const final = await matchOf(world, id, 2);
  expect([final.one, final.other, final.status]).toEqual([3, 1, 'check-in']);
  const toldOf = async () => {
    const [event] = await world.db.read
      .select()
      .from(events)
      .where(eq(events.entityId, id))
      .orderBy(desc(events.seq))
      .limit(1);
    return (event?.concerns ?? []).toSorted();
  };
  expect(await toldOf()).toEqual(seen.told.map((seed) => playerAt(cup, seed).userId).toSorted());

  const other = await runningCup(world, 8);
  for (const match of [0, 1, 2, 3, 4]) await playMatch(world, other, match, 0);
  const undone = await preview(other, { undone: 0 });
  expect(undone.fallen).toHaveLength(1);
  await undoMatch(world.deps, other.organiser, world.key(), {
    tournamentId: other.id,
    match: 0,
    reason: REASON,
    mark: undone.mark,
  });
  const [decision] = await listLog(world.db.read, other.id, 1, null);
  expect(decision?.fallen).toBe(1);
  const out = { userId: playerAt(other, 1).userId, isCheat: false };
  const sent = await preview(other, { out });
  const input = { tournamentId: other.id, ...out, reason: REASON };
  expect(await codeOf(sendOut(world.deps, other.organiser, world.key(), { ...input, mark: sent.mark }))).toBe('ok');
});

it('a decision is refused where it would come to something else by now, and results elsewhere do not disturb it', async () => {
  const cup = await runningCup(world, 8);
  const { id, organiser } = cup;
  for (const match of [0, 1]) await playMatch(world, cup, match, 0);
  const { mark } = await preview(cup, { undone: 0 });
  await playMatch(world, cup, 2, 0);
  const undo = (seen: string) =>
    codeOf(undoMatch(world.deps, organiser, world.key(), { tournamentId: id, match: 0, reason: REASON, mark: seen }));
  const semi = (await listMatches(world.db.read, id)).find(({ status, match }) => status === 'check-in' && match > 3);
  if (!semi) throw new Error('no later match is called');
  await playMatch(world, cup, semi.match, 0);
  expect(await undo(mark)).toBe('MATCH_CHANGED');
  expect((await matchOf(world, id, 0)).state).toBe('decided');
  const again = await preview(cup, { undone: 0 });
  expect(again.fallen).toEqual([{ match: semi.match, slots: [semi.one, semi.other] }]);
  await playMatch(world, cup, 3, 0);
  expect(await undo(again.mark)).toBe('ok');
});

it('a decision that ends it shows the prizes that are paid', async () => {
  const cup = await runningCup(world, 2);
  const row = await beginMatch(world, cup, 0);
  await say(world, playerAt(cup, 0), row, [1, 0]);
  const result = won(0, playerAt(cup, 1));
  // What staff rule is paid at once.
  const judge = await world.player({ role: 'moderator' });
  const { prizes, mark } = await preview(cup, { result }, judge);
  const input = { tournamentId: cup.id, ...result, reason: REASON, mark };
  expect(await codeOf(ruleMatch(world.deps, judge, world.key(), input))).toBe('ok');
  await passTime(world);
  const paid = await prizesOf(world, cup.id);
  expect(prizes.map(({ entrant, cents }) => [entrant, cents])).toEqual([
    [1, paid[1]],
    [0, paid[0]],
  ]);
});

it('shows it to whoever may decide, and refuses what the decision refuses', async () => {
  const cup = await runningCup(world, 4);
  const result = won(0, playerAt(cup, 0));
  expect(await codeOf(preview(cup, { result }, playerAt(cup, 2)))).toBe('FORBIDDEN');
  expect(await codeOf(preview(cup, { result }, await world.player({ role: 'moderator' })))).toBe('ok');
  expect(await codeOf(preview(cup, { undone: 0 }))).toBe('NO_RESULT');
  expect(await codeOf(preview(cup, { result: won(0, playerAt(cup, 1)) }))).toBe('WINNER_REQUIRED');
  expect(await codeOf(preview(cup, { out: { userId: playerAt(cup, 0).userId, isCheat: true } }))).toBe('FORBIDDEN');
  expect(await codeOf(preview(cup, {}))).toBe('BAD_INPUT');
  expect(await codeOf(preview(cup, { result, undone: 0 }))).toBe('BAD_INPUT');
  expect(await codeOf(preview({ ...cup, id: 'nowhere' }, { result }))).toBe('NOT_FOUND');
});
