import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StoredEvent, events, storedEvents } from '../../../db/events/event.table.ts';
import { bodyOf } from '../../../domain/platform/webhook.ts';
import { requireFit } from '../../../gateway/platform/events/event-body.ts';
import { endStream } from '../../../gateway/streams/end-stream.ts';
import { makeFriends, sendInvite, take } from '../../support/friend-steps.ts';
import { sendStream } from '../../support/stream-steps.ts';
import { playMatch, runningCup, toNextStage } from '../../support/tournament-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** What has happened and programs are told of, each body held to its schema. */
async function readTold(): Promise<readonly (StoredEvent & { readonly body: Readonly<Record<string, unknown>> })[]> {
  const rows = storedEvents(await world.db.read.select().from(events).orderBy(asc(events.seq)));
  return rows.flatMap((event) => {
    const rule = world.deps.wiring.told.get(event.type);
    if (!rule) return [];
    const body = bodyOf(rule, { seq: 1 }, event.at, rule.dataOf(event));
    requireFit(rule, body);
    const { data } = JSON.parse(body) as { readonly data: Readonly<Record<string, unknown>> };
    return [{ ...event, body: data }];
  });
}

test('a cup tells those who are in it its stages, matches and prizes, as its kinds say', async () => {
  const cup = await runningCup(world, 4);
  for (const match of [0, 1, 2]) await playMatch(world, cup, match, 0);
  await toNextStage(world, cup.id);
  const told = (await readTold()).filter(({ entityId }) => entityId === cup.id);
  expect(new Set(told.map(({ type }) => type))).toEqual(
    new Set([
      'tournament.announced',
      'tournament.entered',
      'tournament.check-in-opened',
      'tournament.checked-in',
      'tournament.started',
      'tournament.match-changed',
      'tournament.completed',
    ]),
  );
  const inIt = [cup.organiser, ...cup.players].map(({ userId }) => userId);
  for (const { type, concerns } of told) expect(inIt, type).toEqual(expect.arrayContaining([...concerns]));
  for (const { type, concerns, body } of told)
    if (type === 'tournament.entered') expect(concerns).toEqual([body['userId']]);
  const paid = told.at(-1)?.body['prizes'] as readonly { readonly cents: number }[];
  expect(paid.reduce((sum, { cents }) => sum + cents, 0)).toBe(told.at(-1)?.body['poolCents']);
  const decided = told.filter(({ body }) => body['change'] === 'match.decided');
  expect(decided.map(({ body }) => body['match'])).toEqual([0, 1, 2]);
});

test('friends, their invites and streams are told to those whom they concern', async () => {
  const [one, other] = [await world.player({ cents: 100_00 }), await world.player({ cents: 100_00 })];
  await makeFriends(world, one, other);
  await take(world, other, await sendInvite(world, one, other));
  await endStream(world.deps, one, await sendStream(world, one), null);
  const both = new Set([one.userId, other.userId]);
  const told = (await readTold()).filter(({ concerns }) => concerns.some((id) => both.has(id)));
  expect(told.map(({ type, concerns }) => [type, concerns.length])).toEqual([
    ['friend.requested', 2],
    ['friend.accepted', 2],
    ['invite.sent', 2],
    ['battle.created', 1],
    ['battle.joined', 2],
    ['invite.accepted', 2],
    ['stream.started', 1],
    ['stream.ended', 1],
  ]);
});
