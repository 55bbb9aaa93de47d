import { describe, expect, it } from 'vitest';
import {
  type Campaign,
  type Win,
  acceptCampaign,
  announceCampaign,
  boundCents,
  countWins,
  decideExhibit,
  endCampaign,
  fileExhibit,
  isFit,
} from './campaign.ts';
import { campaignForm, campaignTerms } from './sponsorships.schemas.ts';

const NOW = 1_000;
const campaign: Campaign = {
  state: 'announced',
  game: 'valorant',
  payoutCents: 50_00,
  capacity: 3,
  takenCount: 2,
  paidCount: 1,
  winsNeeded: null,
  endsAt: NOW + 1,
};
const codeOf = (ruling: { ok: boolean; refusal?: { code: string } }) => (ruling.ok ? 'ok' : ruling.refusal?.code);

describe('announceCampaign', () => {
  const draft: Campaign = { ...campaign, state: 'draft', takenCount: 0, paidCount: 0 };
  it('asks for the whole payout in escrow, says what is missing, and for somebody else than who booked it', () => {
    expect(codeOf(announceCampaign(draft, 150_00, false, NOW))).toBe('ok');
    expect(announceCampaign(draft, 149_99, false, NOW)).toMatchObject({
      refusal: { code: 'SPONSOR_SHORT', data: { missingCents: 1 } },
    });
    expect(codeOf(announceCampaign(draft, 150_00, true, NOW))).toBe('CAMPAIGN_SECOND_PERSON');
    expect(codeOf(announceCampaign({ ...draft, endsAt: NOW }, 150_00, false, NOW))).toBe('CAMPAIGN_CLOSED');
    expect(codeOf(announceCampaign(campaign, 150_00, false, NOW))).toBe('CAMPAIGN_CHANGED');
  });
});

it('a place is taken of an announced campaign before its deadline while one is left, and by none of its organisers', () => {
  expect(codeOf(acceptCampaign(campaign, false, NOW))).toBe('ok');
  expect(codeOf(acceptCampaign({ ...campaign, takenCount: 3 }, false, NOW))).toBe('CAMPAIGN_FULL');
  expect(codeOf(acceptCampaign(campaign, false, NOW + 1))).toBe('CAMPAIGN_CLOSED');
  expect(codeOf(acceptCampaign(campaign, true, NOW))).toBe('CAMPAIGN_OWN');
  for (const state of ['draft', 'closed', 'ended'] as const)
    expect(codeOf(acceptCampaign({ ...campaign, state }, false, NOW))).toBe('CAMPAIGN_CLOSED');
});

it('the escrow keeps what can still be paid: all free places while it can be accepted, only held ones afterwards', () => {
  expect(boundCents(campaign, 150_00)).toBe(100_00);
  expect(boundCents({ ...campaign, state: 'closed' }, 150_00)).toBe(50_00);
  expect(boundCents({ ...campaign, state: 'ended', takenCount: 1 }, 150_00)).toBe(0);
  expect(boundCents({ ...campaign, state: 'draft' }, 7)).toBe(7);
});

it('staff end a campaign once; who is at it goes on', () => {
  expect(endCampaign(campaign)).toEqual({ ok: true, value: 'closed' });
  expect(endCampaign({ ...campaign, takenCount: 1 })).toEqual({ ok: true, value: 'ended' });
  expect(endCampaign({ ...campaign, state: 'draft' })).toEqual({ ok: true, value: 'ended' });
  expect(codeOf(endCampaign({ ...campaign, state: 'closed' }))).toBe('CAMPAIGN_CHANGED');
});

it('something is shown before the deadline, once at a time, and not where battles are counted', () => {
  expect(codeOf(fileExhibit('active', campaign, NOW))).toBe('ok');
  expect(codeOf(fileExhibit('active', campaign, NOW + 1))).toBe('ACCEPTANCE_OVER');
  expect(codeOf(fileExhibit('expired', campaign, NOW))).toBe('ACCEPTANCE_OVER');
  expect(codeOf(fileExhibit('filed', campaign, NOW))).toBe('ACCEPTANCE_DECIDED');
  expect(codeOf(fileExhibit('active', { ...campaign, winsNeeded: 3 }, NOW))).toBe('CAMPAIGN_CHANGED');
});

it('what is shown is one’s own, of the game, begun after accepting, and settled', () => {
  const exhibit = { ownerIds: ['a', 'b'], game: 'valorant', beganAt: 10, isSettled: true } as const;
  const asked = { userId: 'a', acceptedAt: 10, game: 'valorant' } as const;
  expect(isFit(exhibit, asked)).toBe(true);
  expect(isFit(undefined, asked)).toBe(false);
  expect(isFit({ ...exhibit, ownerIds: ['b'] }, asked)).toBe(false);
  expect(isFit({ ...exhibit, game: 'cs2' }, asked)).toBe(false);
  expect(isFit({ ...exhibit, beganAt: 9 }, asked)).toBe(false);
  expect(isFit({ ...exhibit, isSettled: false }, asked)).toBe(false);
});

it('staff decide once over what was shown, and never over their own; refused in time it can be shown anew', () => {
  expect(decideExhibit('filed', true, false, campaign, NOW)).toEqual({ ok: true, value: 'paid' });
  expect(decideExhibit('filed', false, false, campaign, NOW)).toEqual({ ok: true, value: 'active' });
  expect(decideExhibit('filed', false, false, campaign, NOW + 1)).toEqual({ ok: true, value: 'expired' });
  expect(codeOf(decideExhibit('filed', true, true, campaign, NOW))).toBe('CAMPAIGN_OWN');
  expect(codeOf(decideExhibit('paid', true, false, campaign, NOW))).toBe('ACCEPTANCE_DECIDED');
});

it('counts won battles of the game that began after accepting and ended in time, one against each opponent', () => {
  const win: Win = { game: 'valorant', beganAt: 10, endedAt: 20, opponentId: 'b' };
  const asked = { game: 'valorant', acceptedAt: 10, endsAt: 20 } as const;
  expect(countWins([win, { ...win, opponentId: 'c' }, win], asked)).toBe(2);
  expect(countWins([{ ...win, beganAt: 9 }], asked)).toBe(0);
  expect(countWins([{ ...win, endedAt: 21 }], asked)).toBe(0);
  expect(countWins([{ ...win, game: 'cs2' }], asked)).toBe(0);
});

describe('the terms', () => {
  const typed = {
    brand: 'Voltline',
    title: 'Late night',
    game: 'valorant',
    conditions: 'Stream.',
    payoutCents: '75',
    capacity: '2',
    winsNeeded: '3',
    endsAt: '2026-01-05T12:00:00Z',
  };
  it('are the same as they are typed', () => {
    const read = campaignForm.safeParse(typed);
    const terms = { ...typed, payoutCents: 75_00, capacity: 2, winsNeeded: 3, endsAt: Date.UTC(2026, 0, 5, 12) };
    expect(read.data).toEqual(terms);
    expect(campaignTerms.safeParse(terms).data).toEqual(terms);
    expect(campaignForm.safeParse({ ...typed, winsNeeded: '' }).data?.winsNeeded).toBeNull();
  });

  it.each([
    { payoutCents: '0.99' },
    { payoutCents: '10000.01' },
    { capacity: '0' },
    { capacity: '101' },
    { winsNeeded: '51' },
    { game: 'halma' },
    { game: 'chess' },
    { brand: ' ' },
    { conditions: '' },
    { endsAt: 'soon' },
  ])('refuse %o', (wrong) => {
    expect(campaignForm.safeParse({ ...typed, ...wrong }).success).toBe(false);
  });
});
