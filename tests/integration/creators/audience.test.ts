import { afterEach, beforeEach, expect, test } from 'vitest';
import { mayAsk } from '../../../gateway/schema/access.ts';
import { attributeReferral } from '../../../gateway/creators/attribute-referral.ts';
import { readCreatorEarnings } from '../../../gateway/creators/read-creator.ts';
import { endStream } from '../../../gateway/streams/end-stream.ts';
import { watchStream } from '../../../gateway/streams/watching/watch-stream.ts';
import { readBets } from '../../../gateway/markets/read-bets.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { create, join, report, start } from '../../support/battle-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { bet, fillFund, firmAll, rate, settleAll } from '../../support/market-steps.ts';
import { accept, announced, decide, showStream } from '../../support/sponsorship-steps.ts';
import { sendStream } from '../../support/stream-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await World.open({ connections: 8 });
});
afterEach(() => world.close());

const earningsOf = ({ userId }: Actor) => readCreatorEarnings(world.deps, userId);

test('players stake, viewers watch and bet, a creator earns of wagers, referrals and sponsors, and administrators stand over it (RO-01)', async () => {
  await fillFund(world);
  const [creator, player, viewer] = [
    await world.player({ cents: 100_00 }),
    await world.player({ cents: 100_00 }),
    await world.player({ cents: 100_00 }),
  ];
  const [administrator, moderator] = [
    await world.player({ role: 'administrator' }),
    await world.player({ role: 'moderator' }),
  ];
  await rate(world, creator);
  await rate(world, player);

  // A player stakes money on a battle, which the creator streams.
  const battleId = await create(world, creator);
  const streamId = await sendStream(world, creator, { battleId, hasBetting: true });
  const before = await world.balance(player);
  await join(world, player, battleId);
  expect(await world.balance(player)).toBeLessThan(before);
  await settleAll(world);

  // A viewer watches and bets.
  await watchStream(world.deps, viewer, streamId, 'desktop');
  const betId = await bet(world, viewer, { battleId }, creator, 50_00, { streamId });
  const { edges } = await world.db.snapshot((read) => readBets(read, viewer.userId, { first: 10 }));
  expect(edges.map(({ node }) => node.id)).toEqual([betId]);
  expect(await world.balance(viewer)).toBe(50_00);
  world.pass(6_000);
  await firmAll(world);
  await start(world, creator, battleId);
  await report(world, creator, battleId, 'won');
  await report(world, player, battleId, 'lost');
  await settleAll(world);

  // The creator earns of it, of who signs up, and of a sponsor.
  const newcomer = await world.player();
  await world.db.transact((tx) =>
    attributeReferral(world.deps, tx, {
      newcomerId: newcomer.userId,
      referrerId: creator.userId,
      address: '198.51.100.7',
    }),
  );
  await endStream(world.deps, creator, streamId, null);
  const acceptance = await accept(world, creator, await announced(world, administrator));
  await showStream(world, creator, acceptance, await sendStream(world, creator));
  await decide(world, moderator, acceptance);
  expect(await earningsOf(creator)).toMatchObject({
    viewerWagersCents: 1_00,
    referralCoins: 250,
    sponsorshipCents: 75_00,
    totalCents: 76_00,
  });
  expect(await earningsOf(player)).toMatchObject({ totalCents: 0, referralCoins: 0 });

  // What every-staff-call.test.ts shows staff do is theirs alone.
  for (const one of [creator, player, viewer]) expect(mayAsk('staff', one) || mayAsk('administrator', one)).toBe(false);
  expect([mayAsk('staff', moderator), mayAsk('administrator', administrator)]).toEqual([true, true]);
  expect(await findViolations(world.db.read)).toEqual([]);
});
