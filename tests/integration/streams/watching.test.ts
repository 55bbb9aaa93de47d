import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followedAmong } from '../../../db/streams/audience.queries.ts';
import { listMessages } from '../../../db/chat/message.queries.ts';
import { anonymizeAccount } from '../../../db/accounts/index.ts';
import { forgetPlayed } from '../../../db/markets/forget-played.ts';
import { readStream } from '../../../db/streams/stream.queries.ts';
import { markets } from '../../../db/markets/market.table.ts';
import { stakeSubjects } from '../../../db/wallet/stake.table.ts';
import { FIRM_MS } from '../../../domain/markets/market.ts';
import { payoutOf } from '../../../domain/markets/odds.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { talkIdOf } from '../../../domain/streams/stream.ts';
import { postMessage } from '../../../gateway/chat/post-message.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { readBets } from '../../../gateway/markets/read-bets.ts';
import { followStreamer } from '../../../gateway/streams/watching/follow-streamer.ts';
import { readFeaturedBattle } from '../../../gateway/streams/watching/read-featured-battle.ts';
import { watchStream } from '../../../gateway/streams/watching/watch-stream.ts';
import { cancel, report, settledBattle, start } from '../../support/battle-steps.ts';
import {
  type Seated,
  bet,
  betRow,
  boardOf,
  fillFund,
  firmAll,
  marketOf,
  openBattle,
  settleAll,
  sure,
} from '../../support/market-steps.ts';
import { sendStream } from '../../support/stream-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await World.open();
  await fillFund(world);
});
afterEach(() => world.close());

const fan = () => world.player({ cents: 500_00, verification: 'verified' });
const row = async (id: string) => sure(await readStream(world.db.read, id));
const leave = (actor: Actor, { battleId }: Seated) => codeOf(cancel(world, actor, battleId));

it('a viewer watches a live stream, follows its streamer, writes in its chat and bets dollars there, and the bet is paid with the match (SM-11)', async () => {
  const battle = await openBattle(world);
  const viewer = await fan();
  const { first, second, battleId } = battle;
  const id = await sendStream(world, first, { battleId, hasBetting: true });

  expect(await watchStream(world.deps, viewer, id)).toBe(1);
  expect((await row(id)).viewers).toBe(1);
  await followStreamer(world.deps, viewer, { streamerId: first.userId, isOn: true });
  expect(await followedAmong(world.db.read, viewer.userId, [first.userId])).toEqual(new Set([first.userId]));

  world.pass(MINUTE);
  const channelId = talkIdOf({ id, battleId });
  await postMessage(world.deps, viewer, world.key(), { channelId, text: 'Good luck from the second row' });
  const said = await listMessages(world.db.read, { channelId, viewer: first.userId, limit: 5, before: null });
  expect(said.map(({ body, authorId }) => [body, authorId])).toEqual([
    ['Good luck from the second row', viewer.userId],
  ]);

  const odds = sure((await boardOf(world, viewer, battleId)).market?.sides[0]).odds;
  const betId = await bet(world, viewer, battle, first, 20_00, { streamId: id });
  expect(await betRow(world, betId)).toMatchObject({ stakeCents: 20_00, odds, streamId: id, state: 'new' });
  expect(await world.balance(viewer)).toBe(480_00);
  world.pass(FIRM_MS);
  await firmAll(world);
  await start(world, first, battleId);
  await report(world, first, battleId, 'won');
  await report(world, second, battleId, 'lost');
  await settleAll(world);
  expect(await betRow(world, betId)).toMatchObject({ state: 'won', paidCents: payoutOf(20_00, odds) });
  expect(await world.balance(viewer)).toBe(480_00 + payoutOf(20_00, odds));
});

describe('a streamer of the live match', () => {
  it('is shown with name, rank, followers, what was wagered, won, wagered on average and battled, and with the odds (EN-32, HZ-02)', async () => {
    const viewer = await fan();
    const battle = await openBattle(world, [26, 25]);
    const { first, second, battleId } = battle;
    const rested = await world.player({ cents: 500_00 });
    await settledBattle(world, first, rested, 20_00);
    await settleAll(world);
    await followStreamer(world.deps, viewer, { streamerId: first.userId, isOn: true });
    await start(world, first, battleId);
    await settleAll(world);
    const featured = sure(await readFeaturedBattle(world.deps, viewer));
    const odds = sure((await boardOf(world, viewer, battleId)).market).sides.map((side) => side.odds);
    const [one, other] = featured.streamers;
    expect(one).toMatchObject({
      player: { id: first.userId, username: first.username },
      followers: 1,
      rank: expect.any(String),
      stats: { totalWageredCents: 20_00, winRate: 100, avgWagerCents: 20_00, battles: 1 },
      odds: odds[0],
    });
    expect(other).toMatchObject({ player: { id: second.userId }, followers: 0, odds: odds[1] });
    expect(odds[0]).toBeLessThan(sure(odds[1]));
  });
});

describe('a stream that shows a battle', () => {
  it('shows it no more once its streamer has left it, and takes no bets on it', async () => {
    const battle = await openBattle(world);
    const { first, second, battleId } = battle;
    const [own, others] = [
      await sendStream(world, second, { battleId, hasBetting: true }),
      await sendStream(world, first, { battleId, hasBetting: true }),
    ];
    expect(await leave(second, battle)).toBe('ok');
    await settleAll(world);
    expect(await row(own)).toMatchObject({ state: 'live', battleId: null, stakeCents: 0, hasBetting: false });
    expect(await row(others)).toMatchObject({ battleId, hasBetting: true });
    const { streamerOf } = world.deps.wiring.provided;
    expect(await streamerOf(world.db.read, own)).toEqual({ userId: second.userId, contestId: null });
  });
});

describe('a bet on a battle', () => {
  it('is called by both players, and without the name of one who has closed the account', async () => {
    const viewer = await fan();
    const battle = await openBattle(world);
    const { first, second, battleId } = battle;
    const betId = await bet(world, viewer, battle, first, 20_00);
    const titleOf = async () => sure((await readBets(world.db.read, viewer.userId, { first: 1 })).edges[0]).node.title;
    const stored = async () => {
      const [market] = await world.db.read.select().from(markets).where(eq(markets.contestId, battleId));
      const [subject] = await world.db.read.select().from(stakeSubjects).where(eq(stakeSubjects.id, betId));
      return [sure(market).title, sure(subject).title];
    };
    const versus = `${first.username} vs. ${second.username}`;
    expect(await titleOf()).toBe(versus);
    expect(await stored()).toEqual([versus, `${versus}: ${first.username}`]);
    expect(await leave(second, battle)).toBe('ok');
    await settleAll(world);
    expect((await marketOf(world, battleId)).state).toBe('void');
    await world.db.transact(async (tx) => {
      await forgetPlayed(tx, second.userId);
      const name = { username: 'deleted-4711', usernameKey: 'deleted-4711' };
      await anonymizeAccount(tx, second.userId, { ...name, passwordHash: '', closedAt: world.now });
    });
    expect(await titleOf()).toBe(`${first.username} vs. deleted-4711`);
    expect(await stored()).toEqual([`${first.username} vs. Closed account`, `${first.username} vs. Closed account`]);
  });
});
