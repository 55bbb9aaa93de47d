import { listEarnings } from '../../../db/results/earning.queries.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../domain/shared/time.ts';
import { readFreeMoney } from '../../../db/wallet/free-money.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { readCreatorEarnings } from '../../../gateway/creators/read-creator.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { countCampaignWins } from '../../../gateway/sponsorships/count-wins.ts';
import { endDueCampaigns } from '../../../gateway/sponsorships/end-campaigns.ts';
import { fileExhibit } from '../../../gateway/sponsorships/file-exhibit.ts';
import { endCampaign } from '../../../gateway/sponsorships/manage-campaign.ts';
import { payAcceptance } from '../../../gateway/sponsorships/change-campaign.ts';
import { endStream } from '../../../gateway/streams/end-stream.ts';
import { activeBattle, complain, settledBattle } from '../../support/battle-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { settleAll } from '../../support/market-steps.ts';
import {
  accept,
  acceptanceOf,
  announced,
  campaignOf,
  decide,
  escrowOf,
  showStream,
} from '../../support/sponsorship-steps.ts';
import { sendStream } from '../../support/stream-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let creator: Actor;
let organiser: Actor;
let moderator: Actor;
beforeEach(async () => {
  world = await World.open({ connections: 8 });
  creator = await world.player();
  organiser = await world.player({ role: 'administrator' });
  moderator = await world.player({ role: 'moderator' });
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  expect(await verifyLedger(world.db.read)).toEqual([]);
  await world.close();
});

const earnings = () => readCreatorEarnings(world.deps, creator.userId);

/** A stream that was sent after what happened so far, and is over. */
async function streamed(actor: Actor, form: Parameters<typeof sendStream>[2] = {}): Promise<string> {
  world.pass(HOUR);
  const id = await sendStream(world, actor, form);
  world.pass(HOUR);
  await endStream(world.deps, actor, id, null);
  return id;
}

describe('a creator', () => {
  it('accepts, shows a stream, and is paid once staff approve: wallet, lock, income and escrow say so (BG-23, CR-04, CR-13, EN-27)', async () => {
    const campaignId = await announced(world, organiser);
    const id = await accept(world, creator, campaignId);
    expect(await accept(world, creator, campaignId)).toBe(id);
    expect(await campaignOf(world, campaignId)).toMatchObject({ takenCount: 1, paidCount: 0 });
    await showStream(world, creator, id, await streamed(creator));
    expect(await world.balance(creator)).toBe(0);
    await decide(world, moderator, id);
    expect(await acceptanceOf(world, id)).toMatchObject({
      state: 'paid',
      decidedBy: moderator.userId,
      reason: 'Seen.',
    });
    expect([await world.balance(creator), await escrowOf(world, campaignId)]).toEqual([75_00, 75_00]);
    const { id: subjectId, title } = await campaignOf(world, campaignId);
    expect(await listEarnings(world.db.read, creator.userId, { type: null, game: null, since: 0 }, 9, null)).toEqual([
      {
        feeCents: null,
        id: subjectId,
        at: world.now,
        type: 'challenge',
        source: 'challenge',
        game: 'Valorant',
        opponent: title,
        cents: 75_00,
      },
    ]);
    const free = () => readFreeMoney(world.db.read, creator.userId, 75_00, world.now);
    expect(await free()).toMatchObject({ withdrawableCents: 0, lockedCents: 75_00 });
    world.pass(DAY);
    expect((await free()).withdrawableCents).toBe(75_00);
    expect(await earnings()).toMatchObject({
      totalCents: 75_00,
      viewerWagersCents: 0,
      sponsorshipCents: 75_00,
      pendingPayoutCents: 75_00,
    });
  });

  it('who is refused in time reads why and shows something else; nobody decides over their own (CR-13)', async () => {
    const campaignId = await announced(world, organiser);
    const id = await accept(world, creator, campaignId);
    const first = await streamed(creator);
    await showStream(world, creator, id, first);
    await decide(world, moderator, id, { approves: false, reason: 'Too short.' });
    expect(await acceptanceOf(world, id)).toMatchObject({ state: 'active', reason: 'Too short.', endedAt: null });
    await showStream(world, creator, id, first);
    const own = await accept(world, moderator, campaignId);
    await showStream(world, moderator, own, await streamed(moderator));
    expect(await codeOf(decide(world, moderator, own))).toBe('CAMPAIGN_OWN');
    expect(await codeOf(decide(world, creator, own))).toBe('FORBIDDEN');
    expect(await codeOf(decide(world, organiser, own))).toBe('ok');
    expect(await escrowOf(world, campaignId)).toBe(75_00);
  });

  it('shows only what is the own, of the game, begun after accepting, settled, and not shown elsewhere', async () => {
    const early = await streamed(creator);
    const campaignId = await announced(world, organiser);
    world.pass(1);
    const id = await accept(world, creator, campaignId);
    const other = await world.player({ cents: 500_00 });
    const foreign = await streamed(other);
    const chess = await streamed(creator, { game: 'cs2' });
    const show = (kind: 'stream' | 'replay' | 'battle', what: string) =>
      codeOf(fileExhibit(world.deps, creator, { acceptanceId: id, kind, id: what }));
    for (const what of [early, foreign, chess, 'nothing']) expect(await show('stream', what)).toBe('EXHIBIT_UNFIT');
    await world.pay(creator, 500_00);
    const running = await activeBattle(world, creator, other);
    expect(await show('battle', running)).toBe('EXHIBIT_UNFIT');
    expect(await show('battle', early)).toBe('EXHIBIT_UNFIT');
    const battle = await settledBattle(world, other, creator);
    await settleAll(world);
    expect(await codeOf(fileExhibit(world.deps, other, { acceptanceId: id, kind: 'battle', id: battle }))).toBe(
      'NOT_FOUND',
    );
    expect(await show('replay', battle)).toBe('ok');
    expect(await show('replay', battle)).toBe('ACCEPTANCE_DECIDED');
    const second = await accept(world, creator, await announced(world, organiser));
    const again = fileExhibit(world.deps, creator, { acceptanceId: second, kind: 'battle', id: battle });
    expect(await codeOf(again)).toBe('EXHIBIT_USED');
  });

  it('who is suspended, banned or has set the campaign up takes no place, and is paid nothing', async () => {
    const campaignId = await announced(world, organiser);
    for (const status of ['suspended', 'banned'] as const) {
      const barred = await world.player({ status });
      expect(await codeOf(accept(world, barred, campaignId))).toBe(`ACCOUNT_${status.toUpperCase()}`);
    }
    expect(await codeOf(accept(world, organiser, campaignId))).toBe('CAMPAIGN_OWN');
    expect(await codeOf(accept(world, creator, 'nothing'))).toBe('NOT_FOUND');
    expect(await codeOf(accept(world, creator, await announced(world, organiser, { state: 'draft' })))).toBe(
      'NOT_FOUND',
    );
    expect(await campaignOf(world, campaignId)).toMatchObject({ takenCount: 0 });
  });
});

describe('won battles', () => {
  const opponents = (count: number) =>
    Promise.all(Array.from({ length: count }, () => world.player({ cents: 500_00 })));

  it('decide by themselves: begun after accepting, one against each opponent, and paid once however often they are counted (CR-13)', async () => {
    await world.pay(creator, 500_00);
    const [one, two] = (await opponents(2)) as [Actor, Actor];
    await settledBattle(world, creator, one);
    world.pass(1);
    const id = await accept(world, creator, await announced(world, organiser, { winsNeeded: 2, payoutCents: 20_00 }));
    const show = fileExhibit(world.deps, creator, { acceptanceId: id, kind: 'battle', id: 'x' });
    expect(await codeOf(show)).toBe('CAMPAIGN_CHANGED');
    await settledBattle(world, creator, one);
    await settledBattle(world, creator, one);
    await settledBattle(world, two, creator);
    const disputed = await activeBattle(world, creator, two);
    await complain(world, two, disputed);
    await settleAll(world);
    expect((await acceptanceOf(world, id)).state).toBe('active');
    await settledBattle(world, creator, two);
    const before = await world.balance(creator);
    await settleAll(world);
    expect(await acceptanceOf(world, id)).toMatchObject({ state: 'paid', decidedBy: null });
    expect(await world.balance(creator)).toBe(before + 20_00);
    // The gateway died before the job was marked as done: it is done again.
    await countCampaignWins(world.deps, { payload: { acceptanceId: id } } as Parameters<typeof countCampaignWins>[1]);
    await settledBattle(world, creator, two);
    const after = await world.balance(creator);
    await settleAll(world);
    expect(await world.balance(creator)).toBe(after);
    expect((await earnings()).sponsorshipCents).toBe(20_00);
  });

  it('that nobody has heard of yet count at the deadline, and those after it do not', async () => {
    await world.pay(creator, 500_00);
    const late = await world.player({ cents: 500_00 });
    const [one] = (await opponents(1)) as [Actor];
    const campaignId = await announced(world, organiser, { winsNeeded: 1, payoutCents: 20_00 });
    const id = await accept(world, creator, campaignId);
    const lateId = await accept(world, late, campaignId);
    await settledBattle(world, creator, one);
    world.pass(7 * DAY + 1);
    await settledBattle(world, late, one);
    const before = await world.balance(creator);
    expect(await endDueCampaigns(world.deps)).toBe(1);
    await settleAll(world);
    expect([(await acceptanceOf(world, id)).state, (await acceptanceOf(world, lateId)).state]).toEqual([
      'paid',
      'expired',
    ]);
    expect([await world.balance(creator), await escrowOf(world, campaignId)]).toEqual([before + 20_00, 0]);
  });

  it('a payment that fails half way leaves nothing behind', async () => {
    const campaignId = await announced(world, organiser);
    const id = await accept(world, creator, campaignId);
    const { newId } = world.deps;
    const broken = world.db.transact(async (tx) => {
      const [campaign, acceptance] = [await campaignOf(world, campaignId), await acceptanceOf(world, id)];
      await payAcceptance(tx, campaign, acceptance, {}, { at: world.now, actorId: null, newId });
      throw new Error('the process dies here');
    });
    await expect(broken).rejects.toThrow('dies');
    expect(await acceptanceOf(world, id)).toMatchObject({ state: 'active', endedAt: null });
    expect([await world.balance(creator), await escrowOf(world, campaignId)]).toEqual([0, 150_00]);
  });
});

describe('the deadline', () => {
  it('ends a campaign by the clock: nobody accepts or shows anything more, who shows already waits, and the rest goes back to the sponsor', async () => {
    const campaignId = await announced(world, organiser, { capacity: 3 });
    const idle = await world.player();
    const idleId = await accept(world, idle, campaignId);
    const id = await accept(world, creator, campaignId);
    const stream = await streamed(creator);
    await showStream(world, creator, id, stream);
    world.pass(7 * DAY);
    expect(await codeOf(accept(world, await world.player(), campaignId))).toBe('CAMPAIGN_CLOSED');
    expect(await codeOf(showStream(world, idle, idleId, stream))).toBe('ACCEPTANCE_OVER');
    expect(await endDueCampaigns(world.deps)).toBe(1);
    expect(await endDueCampaigns(world.deps)).toBe(0);
    expect(await campaignOf(world, campaignId)).toMatchObject({ state: 'ended', takenCount: 1 });
    expect((await acceptanceOf(world, idleId)).state).toBe('expired');
    expect(await escrowOf(world, campaignId)).toBe(75_00);
    expect(await codeOf(accept(world, idle, campaignId))).toBe('CAMPAIGN_CLOSED');
    await decide(world, moderator, id, { approves: false, reason: 'Too short.' });
    expect(await acceptanceOf(world, id)).toMatchObject({ state: 'expired', reason: 'Too short.' });
    expect([await world.balance(creator), await escrowOf(world, campaignId)]).toEqual([0, 0]);
  });

  it('staff end a campaign before it: free places go back to the sponsor at once, and who is at it goes on', async () => {
    const campaignId = await announced(world, organiser);
    const id = await accept(world, creator, campaignId);
    expect(await codeOf(endCampaign(world.deps, moderator, campaignId, 'Brand left.'))).toBe('FORBIDDEN');
    await endCampaign(world.deps, organiser, campaignId, 'Brand left.');
    expect(await escrowOf(world, campaignId)).toBe(75_00);
    expect(await codeOf(endCampaign(world.deps, organiser, campaignId, 'Brand left.'))).toBe('CAMPAIGN_CHANGED');
    expect(await codeOf(accept(world, await world.player(), campaignId))).toBe('CAMPAIGN_CLOSED');
    await showStream(world, creator, id, await streamed(creator));
    await decide(world, moderator, id);
    expect([await world.balance(creator), await escrowOf(world, campaignId)]).toEqual([75_00, 0]);
  });
});

describe('at once', () => {
  it('two who accept the last place: one has it', async () => {
    const campaignId = await announced(world, organiser, { capacity: 1 });
    const many = await Promise.all(Array.from({ length: 6 }, () => world.player()));
    const codes = await Promise.all(many.map((actor) => codeOf(accept(world, actor, campaignId))));
    expect(codes.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'CAMPAIGN_FULL'), 'ok']);
    expect(await campaignOf(world, campaignId)).toMatchObject({ takenCount: 1 });
  });

  it('approved several times: paid once', async () => {
    const campaignId = await announced(world, organiser);
    const id = await accept(world, creator, campaignId);
    await showStream(world, creator, id, await streamed(creator));
    const staff = [moderator, organiser, await world.player({ role: 'moderator' })];
    const codes = await Promise.all(staff.map((actor) => codeOf(decide(world, actor, id))));
    expect(codes.toSorted()).toEqual(['ACCEPTANCE_DECIDED', 'ACCEPTANCE_DECIDED', 'ok']);
    expect([await world.balance(creator), await escrowOf(world, campaignId)]).toEqual([75_00, 75_00]);
  });
});
