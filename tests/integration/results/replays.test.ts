import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { preferences } from '../../../db/accounts/preferences.table.ts';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { events, storedEvents } from '../../../db/events/event.table.ts';
import { befriend } from '../../../db/friends/friendship.queries.ts';
import { blocks } from '../../../db/friends/request.table.ts';
import { replayViews, replays } from '../../../db/results/replay.table.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { DAY, MINUTE } from '../../../domain/shared/time.ts';
import { keepReplay } from '../../../gateway/battles/ending/keep-replay.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import { DECIDE, disputeOf, startedBattle, report } from '../../support/battle-operations.ts';
import { closeWithSoundBooks, openForDays } from '../../support/battle-gateway.ts';
import type { HttpGateway, SignedIn } from '../../support/http-gateway.ts';
import {
  ADD,
  ONE,
  REMOVE,
  VIEW,
  deliverAll,
  idsOf,
  listReplays,
  replayed,
  seeReplay,
  topReplays,
} from '../../support/replay-calls.ts';

let gate: HttpGateway;
let [one, other, third]: SignedIn[] = [];
beforeEach(async () => {
  gate = await openForDays();
  [one, other, third] = [await rich(), await rich(), await gate.player()];
});
afterEach(() => closeWithSoundBooks(gate));

const rich = (username?: string): Promise<SignedIn> =>
  gate.player({ cents: 20_000_00, isVip: true, ...(username !== undefined && { username }) });
const player = (who: SignedIn | undefined): SignedIn => {
  if (!who) throw new Error('nobody');
  return who;
};
const hide = (who: SignedIn, profileVisibility: 'public' | 'friends' | 'private') =>
  gate.db.transact(async (tx) => {
    await tx.delete(preferences).where(eq(preferences.userId, who.user.id));
    await tx.insert(preferences).values({ userId: who.user.id, profileVisibility });
  });
const kept = async (id: string) => (await gate.db.read.select().from(replays).where(eq(replays.id, id)))[0];

describe('a completed battle', () => {
  it('has one replay with all that was played for, however often the event comes (EN-18)', async () => {
    const [creator, opponent] = [player(one), player(other)];
    const id = await startedBattle(creator, opponent, { title: 'Ascent at noon', stakeCents: 150_00, game: 'CS2' });
    gate.pass(20 * MINUTE);
    await report(creator, id, 'LOST', '9–13');
    expect(await seeReplay(creator, id), 'not before it is over').toBeNull();
    await report(opponent, id, 'WON', '13–9');
    await deliverAll(gate.deps);
    const expected = {
      id,
      title: 'Ascent at noon',
      game: 'CS2',
      gameTitle: 'CS2',
      player1: { id: creator.user.id, username: creator.user.username, avatarUrl: null, rank: 'silver' },
      player2: { id: opponent.user.id, username: opponent.user.username, avatarUrl: null, rank: 'silver' },
      winner: { id: opponent.user.id },
      score: '13–9',
      wager: '$150',
      stakeCents: 150_00,
      duration: '20:00',
      views: 0,
      thumbnail: `cs2:${id}`,
      date: gate.deps.now(),
      recordingUrl: 'https://recordings.example/match',
      isPublic: true,
      highlights: [],
      clips: [],
    };
    expect(await seeReplay(creator, id)).toMatchObject({ ...expected, result: 'LOSS', isMyReplay: true });
    expect(await seeReplay(opponent, id)).toMatchObject({ ...expected, result: 'WIN', isMyReplay: true });
    expect(await seeReplay(player(third), id)).toMatchObject({ ...expected, result: 'LOSS', isMyReplay: false });
    const before = await gate.db.read.select().from(replays);
    const all = storedEvents(await gate.db.read.select().from(events));
    for (const event of all.filter(({ type }) => keepReplay.types.has(type)))
      await gate.db.transact((tx) => keepReplay.handle(tx, event));
    expect(await gate.db.read.select().from(replays)).toEqual(before);
    const told = (await gate.db.read.select().from(events)).filter(({ type }) => type === 'replay.added');
    expect(told.map(({ entity, entityId }) => [entity, entityId])).toEqual([['replay', id]]);
  });

  it('of a dispute has the winner whom the judge names, and his recording; a void one has none', async () => {
    const [creator, opponent] = [player(one), player(other)];
    const moderator = await gate.player({ role: 'moderator' });
    for (const action of ['OVERTURN', 'VOID']) {
      const id = await startedBattle(creator, opponent);
      await report(creator, id, 'WON', '13–1');
      await report(opponent, id, 'WON', '13–2');
      const dispute = await disputeOf(moderator, id);
      await moderator.ask(DECIDE, { input: { disputeId: dispute?.id, action, reason: 'The recording shows it.' } });
      await deliverAll(gate.deps);
      const replay = await seeReplay(moderator, id);
      if (action === 'VOID') expect(replay).toBeNull();
      else expect(replay).toMatchObject({ winner: { id: opponent.user.id }, score: '13–2' });
    }
  });

  it('brings a kept replay in line when it was corrected since, and its views stay', async () => {
    const id = await replayed(gate.deps, player(one), player(other));
    await player(third).ask(VIEW, { id });
    await gate.db.transact((tx) =>
      tx
        .update(replays)
        .set({ winnerId: player(other).user.id, score: 'wrong' })
        .where(eq(replays.id, id)),
    );
    const event = storedEvents(await gate.db.read.select().from(events)).find(
      ({ type }) => type === 'battle.completed',
    );
    if (!event) throw new Error('no event');
    await gate.db.transact((tx) => keepReplay.handle(tx, event));
    expect(await kept(id)).toMatchObject({ winnerId: player(one).user.id, score: '13–9', views: 1 });
  });
});

describe('who sees a replay', () => {
  const seen = async (who: SignedIn, id: string) => ({
    byId: (await seeReplay(who, id)) !== null,
    community: (await idsOf(who, { view: 'COMMUNITY' })).includes(id),
    mine: (await idsOf(who)).includes(id),
  });
  const everywhere = { byId: true, community: true, mine: false };
  const nowhere = { byId: false, community: false, mine: false };
  const own = { byId: true, community: false, mine: true };

  it('its players always, others only of public battles', async () => {
    const [creator, opponent, stranger] = [player(one), player(other), player(third)];
    await gate.db.transact((tx) => befriend(tx, creator.user.id, opponent.user.id, 1));
    const open = await replayed(gate.deps, creator, opponent);
    const closed = await replayed(gate.deps, creator, opponent, { privacy: 'FRIENDS' });
    for (const who of [creator, opponent]) for (const id of [open, closed]) expect(await seen(who, id)).toEqual(own);
    expect(await seen(stranger, open)).toEqual(everywhere);
    expect(await seen(stranger, closed)).toEqual(nowhere);
    const staff = await gate.player({ role: 'moderator' });
    expect(await seen(staff, closed), 'staff judges what is reported').toEqual({ ...nowhere, byId: true });
  });

  it('nobody else once either player has gone private; friends where the profile is for friends', async () => {
    const [creator, opponent, stranger] = [player(one), player(other), player(third)];
    const id = await replayed(gate.deps, creator, opponent);
    for (const hidden of [creator, opponent]) {
      await hide(hidden, 'private');
      expect(await seen(stranger, id)).toEqual(nowhere);
      expect(await seen(creator, id)).toEqual(own);
      await hide(hidden, 'friends');
      expect(await seen(stranger, id)).toEqual(nowhere);
      await hide(hidden, 'public');
    }
    await hide(creator, 'friends');
    await gate.db.transact((tx) => befriend(tx, creator.user.id, stranger.user.id, 1));
    expect(await seen(stranger, id)).toEqual(everywhere);
    await hide(creator, 'private');
    expect(await seen(stranger, id), 'a private profile is for nobody').toEqual(nowhere);
  });

  it('nobody whom either player has blocked, or who has blocked either player', async () => {
    const [creator, opponent, stranger] = [player(one), player(other), player(third)];
    const id = await replayed(gate.deps, creator, opponent);
    for (const [blocker, blocked] of [
      [creator, stranger],
      [opponent, stranger],
      [stranger, creator],
      [stranger, opponent],
    ] as const) {
      const block = { blockerId: blocker.user.id, blockedId: blocked.user.id, at: 1 };
      await gate.db.transact((tx) => tx.insert(blocks).values(block));
      expect(await seen(stranger, id)).toEqual(nowhere);
      await gate.db.transact((tx) => tx.delete(blocks));
    }
    expect(await seen(stranger, id)).toEqual(everywhere);
  });

  it('answers all who may not as for an unknown id, at every endpoint', async () => {
    const [creator, opponent, stranger] = [player(one), player(other), player(third)];
    const id = await replayed(gate.deps, creator, opponent);
    await creator.ask(ADD, { replayId: id, atSeconds: 5, text: 'Ace' });
    const highlight = (await seeReplay(creator, id))?.highlights[0]?.id;
    await hide(creator, 'private');
    const tries = (replayId: string, highlightId: string) =>
      Promise.all([
        stranger.graphql(ONE, { id: replayId }).then(({ data, errors }) => ({ data, errors })),
        stranger.refusal(VIEW, { id: replayId }),
        stranger.refusal(ADD, { replayId, atSeconds: 5, text: 'Ace' }),
        stranger.refusal(REMOVE, { id: highlightId }),
      ]);
    expect(await tries(id, highlight ?? '')).toEqual(await tries('unknown', 'unknown'));
  });
});

describe('search and filters', () => {
  it('find by title or either player’s name, whatever the case, and take nothing for a pattern', async () => {
    const [ace, viper] = [await rich('AceÉlan'), await rich('Viper_99')];
    const first = await replayed(gate.deps, ace, viper, { title: '100% Ascent' });
    gate.pass(1_000);
    const second = await replayed(gate.deps, viper, player(one), { title: 'Haven at night' });
    const find = (search: string, view = 'COMMUNITY', who = player(third)) => idsOf(who, { view, search });
    for (const text of ['ascent', 'ASC', '100%', 'aceéLAN', ' élan ']) expect(await find(text), text).toEqual([first]);
    for (const text of ['viper', 'VIPER_']) expect(await find(text), text).toEqual([second, first]);
    for (const text of ['%', '_']) expect(await find(text), text).toEqual(text === '%' ? [first] : [second, first]);
    for (const text of ['\\', "'", 'nobody', '10%0']) expect(await find(text), text).toEqual([]);
    expect(await find('haven', 'MINE', viper)).toEqual([second]);
    expect(await find('élan', 'MINE', viper)).toEqual([first]);
    const tooLong = await player(third).refusal('query ($s: String) { replays(search: $s) { edges { cursor } } }', {
      s: 'x'.repeat(61),
    });
    expect(tooLong).toMatchObject({ code: 'BAD_INPUT', field: 'search' });
  });

  it('know six games, results of the viewer or the first player, and wagers from $500 on', async () => {
    const [a, b, stranger] = [player(one), player(other), player(third)];
    const low = await replayed(gate.deps, a, b, { game: 'VALORANT', stakeCents: 499_99 });
    gate.pass(1_000);
    const high = await replayed(gate.deps, a, b, { game: 'LEAGUE', stakeCents: 500_00 });
    gate.pass(1_000);
    const lost = await startedBattle(a, b, { game: 'APEX', stakeCents: 20_00 });
    await report(a, lost, 'LOST');
    await report(b, lost, 'WON');
    await deliverAll(gate.deps);
    for (const [who, view] of [
      [a, 'MINE'],
      [stranger, 'COMMUNITY'],
    ] as const) {
      const find = (filter: object) => idsOf(who, { view, ...filter });
      expect(await find({})).toEqual([lost, high, low]);
      expect(await find({ game: 'VALORANT' })).toEqual([low]);
      expect(await find({ game: 'LEAGUE' })).toEqual([high]);
      for (const game of ['FORTNITE', 'CS2', 'ROCKETLEAGUE']) expect(await find({ game })).toEqual([]);
      expect(await find({ wager: 'LOW' })).toEqual([lost, low]);
      expect(await find({ wager: 'HIGH' })).toEqual([high]);
      expect(await find({ result: 'WIN' })).toEqual([high, low]);
      expect(await find({ result: 'LOSS' })).toEqual([lost]);
      expect(await find({ result: 'WIN', wager: 'LOW', game: 'VALORANT', search: 'valorant' })).toEqual([low]);
    }
    expect(await idsOf(b, { result: 'WIN' }), 'in My Replays the viewer counts').toEqual([lost]);
  });

  it('come in pages that neither lose nor repeat a replay, two at one instant included', async () => {
    const [a, b] = [player(one), player(other)];
    const all: string[] = [];
    for (let n = 0; n < 7; n++) {
      all.push(await (n % 2 ? replayed(gate.deps, a, b) : replayed(gate.deps, b, a)));
      if (n % 3 === 2) gate.pass(1_000);
    }
    for (const [who, view] of [
      [a, 'MINE'],
      [player(third), 'COMMUNITY'],
    ] as const) {
      const found: string[] = [];
      let after: string | null = null;
      do {
        const page = await listReplays(who, { view, first: 2, after });
        found.push(...page.edges.map(({ node }) => node.id));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(found.toSorted()).toEqual(all.toSorted());
      expect(new Set(found).size).toBe(7);
    }
  });
});

describe('views', () => {
  it('count each viewer once a UTC day, in parallel too, and the players never', async () => {
    const [a, b, stranger] = [player(one), player(other), player(third)];
    const id = await replayed(gate.deps, a, b);
    await Promise.all(Array.from({ length: 12 }, () => stranger.ask(VIEW, { id })));
    expect((await seeReplay(stranger, id))?.views).toBe(1);
    for (const own of [a, b]) await own.ask(VIEW, { id });
    const another = await gate.enter(stranger.user);
    await another.ask(VIEW, { id });
    expect((await seeReplay(stranger, id))?.views, 'a second browser is the same viewer').toBe(1);
    const more = await Promise.all(Array.from({ length: 5 }, () => gate.player()));
    await Promise.all(more.flatMap((viewer) => [viewer.ask(VIEW, { id }), viewer.ask(VIEW, { id })]));
    expect((await seeReplay(stranger, id))?.views).toBe(6);
    gate.pass(DAY);
    await Promise.all([stranger.ask(VIEW, { id }), another.ask(VIEW, { id })]);
    expect((await seeReplay(stranger, id))?.views).toBe(7);
    expect(await gate.db.read.select().from(replayViews)).toHaveLength(7);
  });

  it('of the last seven days make the top of the week, of what the reader may see', async () => {
    const [a, b, stranger] = [player(one), player(other), player(third)];
    const old = await replayed(gate.deps, a, b);
    await stranger.ask(VIEW, { id: old });
    const viewers = await Promise.all(Array.from({ length: 3 }, () => gate.player()));
    for (const viewer of viewers) await viewer.ask(VIEW, { id: old });
    gate.pass(7 * DAY);
    expect(await topReplays(stranger)).toEqual([]);
    const fresh = await replayed(gate.deps, a, b);
    gate.pass(1_000);
    const newest = await replayed(gate.deps, b, a);
    for (const viewer of viewers) await viewer.ask(VIEW, { id: fresh });
    await stranger.ask(VIEW, { id: newest });
    await stranger.ask(VIEW, { id: old });
    expect(await topReplays(stranger), 'counted once a minute').toEqual([]);
    gate.pass(MINUTE);
    const top = [
      [fresh, 3],
      [newest, 1],
      [old, 1],
    ];
    expect(await topReplays(stranger)).toEqual(top);
    expect(await topReplays(a), 'players see their public ones there too').toEqual(top);
    await hide(b, 'private');
    expect(await topReplays(stranger)).toEqual([]);
  });
});

describe('highlights', () => {
  it('are marked by both players and by nobody else, in the order of the recording, at most 20', async () => {
    const [a, b, stranger] = [player(one), player(other), player(third)];
    const id = await replayed(gate.deps, a, b);
    await a.ask(ADD, { replayId: id, atSeconds: 605, text: ' Match  point ' });
    await b.ask(ADD, { replayId: id, atSeconds: 65, text: '<b>Ace</b>' });
    expect((await seeReplay(stranger, id))?.highlights).toMatchObject([
      { timestamp: '01:05', text: '<b>Ace</b>', authorId: b.user.id },
      { timestamp: '10:05', text: 'Match point', authorId: a.user.id },
    ]);
    expect(await stranger.refusal(ADD, { replayId: id, atSeconds: 1, text: 'x' })).toMatchObject({
      code: 'NOT_A_PARTICIPANT',
    });
    for (const [atSeconds, text, field] of [
      [-1, 'x', 'atSeconds'],
      [36_000, 'x', 'atSeconds'],
      [1, ' ', 'text'],
      [1, 'x'.repeat(81), 'text'],
    ] as const)
      expect(await a.refusal(ADD, { replayId: id, atSeconds, text })).toMatchObject({ code: 'BAD_INPUT', field });
    const tries = await Promise.all(
      Array.from({ length: 22 }, (_, n) =>
        (n % 2 ? a : b).graphql(ADD, { replayId: id, atSeconds: n, text: `moment ${n}` }),
      ),
    );
    const refused = tries.flatMap(({ errors }) => errors.map(({ extensions }) => extensions['code']));
    expect(refused).toEqual(['LIST_FULL', 'LIST_FULL', 'LIST_FULL', 'LIST_FULL']);
    expect((await seeReplay(a, id))?.highlights).toHaveLength(20);
  });

  it('are taken away by who marked them, or by staff, which is written down', async () => {
    const [a, b, stranger] = [player(one), player(other), player(third)];
    const moderator = await gate.player({ role: 'moderator' });
    const id = await replayed(gate.deps, a, b);
    for (const [who, text] of [
      [a, 'first'],
      [b, 'second'],
    ] as const)
      await who.ask(ADD, { replayId: id, atSeconds: 1, text });
    const [first, second] = (await seeReplay(a, id))?.highlights ?? [];
    for (const who of [b, stranger])
      expect(await who.refusal(REMOVE, { id: first?.id })).toMatchObject({ code: 'FORBIDDEN' });
    await a.ask(REMOVE, { id: first?.id });
    expect(await a.refusal(REMOVE, { id: first?.id })).toMatchObject({ code: 'NOT_FOUND' });
    await moderator.ask(REMOVE, { id: second?.id });
    expect((await seeReplay(a, id))?.highlights).toEqual([]);
    expect(await gate.db.read.select().from(auditLog)).toMatchObject([
      { action: 'replay.removed-highlight', subjectId: id, actorId: moderator.user.id, data: { playerId: b.user.id } },
    ]);
  });
});

it('the demo data set has replays by the same rule: own and public, low and high, with moments and views', async () => {
  await seedDemo(gate.db, gate.deps, (text) => seal(gate.deps, text));
  const before = await gate.db.read.select().from(replays);
  await deliverAll(gate.deps);
  expect((await gate.db.read.select().from(replays)).length).toBe(before.length);
  const demo = await gate.enter({ ...player(one).user, id: '1', username: 'demo' });
  const mine = await listReplays(demo, { first: 100 });
  expect(mine.edges.length).toBeGreaterThanOrEqual(24);
  expect(await idsOf(demo, { view: 'COMMUNITY', wager: 'HIGH' })).toEqual(['arena-1', 'arena-2']);
  expect((await seeReplay(demo, 'past-24'))?.highlights).toHaveLength(3);
  expect(await topReplays(demo)).toHaveLength(6);
  for (const { node } of mine.edges)
    for (const { atSeconds } of node.highlights)
      expect(atSeconds * 1_000).toBeLessThan((await kept(node.id))?.durationMs ?? 0);
});
