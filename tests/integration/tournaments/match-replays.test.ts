import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../../db/accounts/user.table.ts';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { events, storedEvents } from '../../../db/events/event.table.ts';
import { replayClips, replays } from '../../../db/results/replay.table.ts';
import { updateTournament } from '../../../db/tournaments/tournament.queries.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { addHighlight } from '../../../gateway/results/replays/add-highlight.ts';
import { countReplayView } from '../../../gateway/results/replays/count-replay-view.ts';
import { findReplay, readReplays, readTopReplays } from '../../../gateway/results/replays/read-replays.ts';
import { removeClip } from '../../../gateway/results/replays/remove-clip.ts';
import { saveClip } from '../../../gateway/results/replays/save-clip.ts';
import { correctTournament } from '../../../gateway/tournaments/correction/correct-tournament.ts';
import { keepMatchReplays } from '../../../gateway/tournaments/bracket/keep-match-replays.ts';
import { mp4 } from '../../support/clips.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { runningTeamCup } from '../../support/lineup-steps.ts';
import {
  type Cup,
  beginMatch,
  passTime,
  playMatch,
  playerAt,
  runningCup,
  say,
  tournamentOf,
  untilDue,
} from '../../support/tournament-steps.ts';
import { World } from '../../support/world.ts';
import { erasePerson } from '../../../gateway/privacy/close-account.ts';

let world: World;
let admin: Actor;
let stranger: Actor;
beforeAll(async () => {
  world = await World.open();
  admin = await world.player({ role: 'administrator' });
  stranger = await world.player();
});
afterAll(() => world.close());

const deliver = () => deliverEverything(world.deps, openLog('silent'));

/** Of four, all matches played, the better seed has won each; paid, and everything that follows has happened. */
async function paidCup(): Promise<Cup> {
  const cup = await runningCup(world, 4);
  await playOut(cup);
  return cup;
}

async function playOut(cup: Cup): Promise<void> {
  for (const match of [0, 1, 2]) await playMatch(world, cup, match, 0);
  await passTime(world);
  await deliver();
}

/** Names other winners of matches; one of which no games are told was not played. */
async function correct(
  cup: Cup,
  winners: readonly (readonly [match: number, seed: number, games: [number, number] | null])[],
): Promise<void> {
  const { version } = await tournamentOf(world, cup.id);
  const results = winners.map(([match, seed, games]) => {
    return { match, winnerId: playerAt(cup, seed).userId, isDraw: false, games };
  });
  const input = { tournamentId: cup.id, results, verdicts: [], version, reason: 'The recording shows it.' };
  await correctTournament(world.deps, admin, world.key(), input);
  await deliver();
}

const keptOf = ({ id }: Cup) =>
  world.db.read.select().from(replays).where(eq(replays.tournamentId, id)).orderBy(asc(replays.id));
const recordingOf = ({ userId }: Actor) => `https://recordings.example/${userId}`;
const idsSeenBy = async (actor: Actor, view: 'mine' | 'community') =>
  (await readReplays(world.deps, actor, { view, first: 50 })).edges.map(({ node }) => node.id);
const see = (actor: Actor, id: string) => findReplay(world.db.read, actor, id);

it('a match that was played has a replay once the prizes are paid, seen as one of a battle (EN-18)', async () => {
  const cup = await runningCup(world, 4, { title: 'Whole Cup' });
  const first = playerAt(cup, 0);
  await playMatch(world, cup, 0, 0);
  // Nobody of the second is there but one.
  await untilDue(world, cup.id, 1);
  expect(await see(first, `${cup.id}:0`), 'not before the tournament is over').toBeNull();
  await passTime(world);
  await deliver();
  expect((await tournamentOf(world, cup.id)).status).toBe('completed');
  expect(await keptOf(cup)).toMatchObject([{ id: `${cup.id}:0`, match: 0, title: 'Whole Cup · Semi-finals' }]);
  expect(await idsSeenBy(playerAt(cup, 1), 'mine'), 'whoever played nothing').toEqual([]);
});

it('stands in own lists and in those of the community, and counts who looks at it', async () => {
  const cup = await runningCup(world, 2, { title: 'Duel of Two' });
  const [first, second] = [playerAt(cup, 0), playerAt(cup, 1)];
  const row = await beginMatch(world, cup, 0);
  world.pass(18 * MINUTE);
  for (const player of [first, second]) await say(world, player, row, [0, 1]);
  await passTime(world);
  await deliver();
  const id = `${cup.id}:0`;
  expect(await see(first, id)).toMatchObject({
    id,
    tournamentId: cup.id,
    match: 0,
    title: 'Duel of Two · Final',
    result: 'loss',
    winner: { id: second.userId },
    score: '1–0',
    wager: '$10',
    duration: '18:00',
    recordingUrl: recordingOf(second),
    isPublic: true,
    isMyReplay: true,
  });
  for (const player of [first, second]) expect(await idsSeenBy(player, 'mine')).toEqual([id]);
  expect(await idsSeenBy(stranger, 'community')).toContain(id);
  expect(await countReplayView(world.deps, first, id)).toBe(false);
  expect(await countReplayView(world.deps, stranger, id)).toBe(true);
  world.pass(2 * MINUTE);
  const top = await readTopReplays(world.deps, stranger, 10);
  expect(top.map(({ replay, weekViews }) => [replay.id, weekViews])).toEqual([[id, 1]]);
});

it('of a tournament with a code only the two players and staff see it', async () => {
  const cup = await runningCup(world, 4);
  await world.db.transact((tx) => updateTournament(tx, cup.id, { privacy: 'code' }));
  await playOut(cup);
  const id = `${cup.id}:2`;
  expect(await see(stranger, id)).toBeNull();
  expect(await see(playerAt(cup, 3), id), 'took part, and not in this match').toBeNull();
  for (const who of [playerAt(cup, 0), playerAt(cup, 1), admin]) expect(await see(who, id)).toMatchObject({ id });
});

it('a second delivery changes nothing, and each new replay is told once', async () => {
  const cup = await paidCup();
  const before = await keptOf(cup);
  expect(before.map(({ match }) => match)).toEqual([0, 1, 2]);
  const all = storedEvents(await world.db.read.select().from(events));
  const own = all.filter(({ type, entityId }) => keepMatchReplays.types.has(type) && entityId === cup.id);
  expect(own).toHaveLength(1);
  for (const event of own) await world.db.transact((tx) => keepMatchReplays.handle(tx, event));
  expect(await keptOf(cup)).toEqual(before);
  const told = (await world.db.read.select().from(events)).filter(
    ({ type, entityId }) => type === 'replay.added' && entityId.startsWith(cup.id),
  );
  expect(told.map(({ entityId }) => entityId).toSorted()).toEqual(before.map(({ id }) => id));
});

it('a corrected result names the other winner and his recording; views and moments stay', async () => {
  const cup = await paidCup();
  const id = `${cup.id}:2`;
  await countReplayView(world.deps, stranger, id);
  await addHighlight(world.deps, playerAt(cup, 0), { replayId: id, atSeconds: 5, text: 'Ace' });
  await correct(cup, [[2, 1, [0, 1]]]);
  const rightful = playerAt(cup, 1);
  expect(await see(stranger, id)).toMatchObject({
    winner: { id: rightful.userId },
    recordingUrl: recordingOf(rightful),
    score: '1–0',
    views: 1,
    highlights: [{ text: 'Ace' }],
  });
});

it('a match that two others would have played loses its replay with all that hangs on it', async () => {
  const cup = await paidCup();
  const id = `${cup.id}:2`;
  await saveClip(world.deps, playerAt(cup, 0), id, mp4(2_000));
  await countReplayView(world.deps, stranger, id);
  await correct(cup, [
    [0, 3, [0, 1]],
    [2, 3, [1, 0]],
  ]);
  expect((await keptOf(cup)).map(({ match }) => match)).toEqual([0, 1]);
  expect(await world.db.read.select().from(replayClips).where(eq(replayClips.replayId, id))).toEqual([]);
});

it('a match that was not played after all loses its replay', async () => {
  const cup = await paidCup();
  await correct(cup, [[2, 1, null]]);
  expect((await keptOf(cup)).map(({ match }) => match)).toEqual([0, 1]);
});

it('what teams play has none, as their battles have none', async () => {
  const cup = await runningTeamCup(world, ['Ash Wolves', 'Birch Foxes']);
  await playMatch(world, cup, 0, 0);
  await passTime(world);
  await deliver();
  expect((await tournamentOf(world, cup.id)).status).toBe('completed');
  expect(await keptOf(cup)).toEqual([]);
});

it('whoever closes the account takes the own recordings along, also from what is corrected later', async () => {
  const cup = await paidCup();
  const [leaving, staying] = [playerAt(cup, 0), playerAt(cup, 1)];
  const links = async () => (await keptOf(cup)).map(({ recordingUrl }) => recordingUrl);
  expect(await links()).toEqual([recordingOf(leaving), recordingOf(staying), recordingOf(leaving)]);
  await world.db.transact(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, leaving.userId));
    if (!user) throw new Error('nobody');
    for (const part of world.deps.wiring.personalData)
      await erasePerson({ deps: world.deps, tx, user, at: world.now }, part);
    await tx.update(users).set({ status: 'closed', closedAt: world.now }).where(eq(users.id, user.id));
  });
  expect(await links()).toEqual(['', recordingOf(staying), '']);
  await correct(cup, [[2, 1, [0, 1]]]);
  expect(await links()).toEqual([recordingOf(playerAt(cup, 3)), recordingOf(staying), recordingOf(staying)]);
});

it('staff take a clip off it, and the log says whose it was', async () => {
  const cup = await paidCup();
  const [id, owner] = [`${cup.id}:1`, playerAt(cup, 1)];
  await saveClip(world.deps, owner, id, mp4(2_000));
  expect((await see(stranger, id))?.clips).toHaveLength(1);
  await removeClip(world.deps, admin, id, owner.userId);
  expect((await see(stranger, id))?.clips).toEqual([]);
  const entries = await world.db.read.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(entries).toMatchObject([{ action: 'replay.removed-clip', data: { playerId: owner.userId } }]);
});
