import { describe, expect, it } from 'vitest';
import { MINUTE } from '../shared/time.ts';
import {
  confirmProposal,
  endProposal,
  hasConfirmed,
  isAgreed,
  mayDecline,
  otherOf,
  type Proposal,
} from './proposal.ts';
import {
  FAULTS_LAST,
  SILENT_AFTER,
  type Seeker,
  coolDownOf,
  declineProposal,
  dropOut,
  enterQueue,
  failToStake,
  isSilent,
  mayQueue,
  missProposal,
  returnToFront,
} from './seeker.ts';

const BOUNDS = { minCents: 5_00, maxCents: 1_000_00 };
const WISH = { game: 'cs2', minStakeCents: 10_00, maxStakeCents: 50_00 } as const;

function entered(before: Seeker | null = null, now = 1_000): Seeker {
  const ruling = enterQueue(before, 'a', WISH, BOUNDS, now);
  if (!ruling.ok) throw new Error(ruling.refusal.code);
  return ruling.value;
}
const codeOf = (ruling: ReturnType<typeof enterQueue>) => (ruling.ok ? 'ok' : ruling.refusal.code);

describe('a player', () => {
  it('enters the queue once, with a range of stakes within the bounds', () => {
    expect(entered()).toMatchObject({ state: 'waiting', since: 1_000, isFirst: false, noShows: 0 });
    expect(codeOf(enterQueue(entered(), 'a', WISH, BOUNDS, 2_000))).toBe('ALREADY_QUEUED');
    const wish = (minStakeCents: number, maxStakeCents: number) =>
      enterQueue(null, 'a', { game: 'cs2', minStakeCents, maxStakeCents }, BOUNDS, 0);
    expect(wish(4_99, 50_00)).toMatchObject({ refusal: { code: 'STAKE_OUT_OF_BOUNDS', field: 'minStakeCents' } });
    expect(wish(5_00, 1_000_01)).toMatchObject({ refusal: { code: 'STAKE_OUT_OF_BOUNDS', field: 'maxStakeCents' } });
    expect(wish(50_00, 49_99)).toMatchObject({ refusal: { code: 'STAKE_RANGE', field: 'maxStakeCents' } });
    expect(codeOf(wish(50_00, 50_00))).toBe('ok');
  });

  it('cools down longer with each proposal let pass, an hour at most, and starts anew after a day without one', () => {
    expect([1, 2, 3, 4, 9].map((times) => coolDownOf(times) / MINUTE)).toEqual([1, 5, 15, 60, 60]);
    const once = missProposal(entered(), 0);
    expect(once).toMatchObject({ state: 'out', reason: 'absent', noShows: 1, freeAt: MINUTE });
    expect([mayQueue(once, MINUTE - 1).ok, mayQueue(once, MINUTE).ok]).toEqual([false, true]);
    expect(codeOf(enterQueue(once, 'a', WISH, BOUNDS, MINUTE - 1))).toBe('QUEUE_COOL_DOWN');
    const twice = missProposal(entered(once, MINUTE), MINUTE);
    expect(twice).toMatchObject({ noShows: 2, freeAt: 6 * MINUTE });
    const later = MINUTE + FAULTS_LAST;
    expect(missProposal(entered(twice, later - 1), later - 1)).toMatchObject({ noShows: 3 });
    expect(missProposal(entered(twice, later), later)).toMatchObject({ noShows: 1, freeAt: later + MINUTE });
  });

  it('may say no once a day for nothing; from the second time on it counts as a proposal let pass', () => {
    const once = declineProposal(entered(), 5_000);
    expect(once).toMatchObject({ state: 'out', reason: null, noShows: 0, declines: 1, freeAt: null });
    const twice = declineProposal(entered(once, 6_000), 7_000);
    expect(twice).toMatchObject({ reason: 'declined', noShows: 1, declines: 2, freeAt: 7_000 + MINUTE });
    const nextDay = 7_000 + FAULTS_LAST;
    expect(declineProposal(entered(twice, nextDay), nextDay)).toMatchObject({ noShows: 0, declines: 1, freeAt: null });
  });

  it('goes back to the front with the time waited, where somebody else let it fall through', () => {
    const back = returnToFront({ ...entered(), state: 'proposed', proposalId: 'p' }, 'opponent-absent', 9_000);
    expect(back).toMatchObject({ state: 'waiting', isFirst: true, since: 1_000, proposalId: null, noShows: 0 });
    expect(dropOut(back, null, 9_500)).toMatchObject({ state: 'out', isFirst: false, reason: null });
    expect(failToStake(back, 'INSUFFICIENT_FUNDS', 9_500)).toMatchObject({
      state: 'out',
      reason: 'unable',
      refusedAs: 'INSUFFICIENT_FUNDS',
      freeAt: null,
    });
  });

  it('is taken for gone after a minute and a half without a sign of life', () => {
    expect([isSilent({ seenAt: 0 }, SILENT_AFTER - 1), isSilent({ seenAt: 0 }, SILENT_AFTER)]).toEqual([false, true]);
  });
});

describe('a proposal', () => {
  const proposal: Proposal = {
    id: 'p',
    state: 'open',
    game: 'cs2',
    stakeCents: 10_00,
    firstId: 'a',
    secondId: 'b',
    firstConfirmedAt: null,
    secondConfirmedAt: null,
    firstWaitedMs: 0,
    secondWaitedMs: 0,
    createdAt: 0,
    expiresAt: 20_000,
    endedAt: null,
    battleId: null,
  };
  const confirmed = (by: string, now = 1_000, from = proposal) => {
    const ruling = confirmProposal(from, by, now);
    return ruling.ok ? ruling.value : ruling.refusal.code;
  };

  it('counts a yes of each of the two within its time, once', () => {
    const one = confirmed('a', 19_999);
    if (typeof one === 'string') throw new Error(one);
    expect([hasConfirmed(one, 'a'), hasConfirmed(one, 'b'), isAgreed(one)]).toEqual([true, false, false]);
    expect(confirmed('a', 30_000, one), 'said again, even later').toBe(one);
    expect(confirmed('b', 19_999, one)).toMatchObject({ secondConfirmedAt: 19_999 });
    expect([confirmed('b', 20_000, one), confirmed('c')]).toEqual(['PROPOSAL_OVER', 'NOT_FOUND']);
    expect(confirmed('a', 1_000, endProposal(proposal, 'declined', 500))).toBe('PROPOSAL_OVER');
    expect([otherOf(proposal, 'a'), otherOf(proposal, 'b')]).toEqual(['b', 'a']);
  });

  it('takes a no while a yes would count, and none once both have said yes', () => {
    const both = { ...proposal, firstConfirmedAt: 1, secondConfirmedAt: 2 };
    const mine = { ...proposal, firstConfirmedAt: 1 };
    const codes = [
      mayDecline(proposal, 'a', 0),
      mayDecline(mine, 'a', 5),
      mayDecline(both, 'a', 5),
      mayDecline(proposal, 'a', 20_000),
      mayDecline(proposal, 'c', 0),
    ].map((ruling) => (ruling.ok ? 'ok' : ruling.refusal.code));
    expect(codes).toEqual(['ok', 'ok', 'PROPOSAL_OVER', 'PROPOSAL_OVER', 'NOT_FOUND']);
  });
});
