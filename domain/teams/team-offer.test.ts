import { expect, it } from 'vitest';
import { type TeamOffer, agreeToStake, answerOffer, isLapsed } from './team-offer.ts';
import { TEAM_OFFER_STATUSES } from './team.ts';

const offer: TeamOffer = { fromTeamId: 'a', toTeamId: 'b', status: 'pending', expiresAt: 100 };
const codeOf = (ruling: ReturnType<typeof answerOffer> | ReturnType<typeof agreeToStake>) =>
  ruling.ok ? 'ok' : ruling.refusal.code;

it('the challenged team answers, the challenging one takes back, and nobody else is told that it exists', () => {
  for (const [team, accept, decline, withdraw] of [
    ['a', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
    ['b', 'ok', 'ok', 'FORBIDDEN'],
    ['c', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  ] as const) {
    expect(codeOf(answerOffer(offer, team, 'accept', 0))).toBe(accept);
    expect(codeOf(answerOffer(offer, team, 'decline', 0))).toBe(decline);
    expect(codeOf(answerOffer(offer, team, 'withdraw', 0))).toBe(withdraw);
  }
  expect(answerOffer(offer, 'b', 'accept', 0)).toEqual({ ok: true, value: 'accepted' });
  expect(answerOffer(offer, 'b', 'decline', 0)).toEqual({ ok: true, value: 'declined' });
  expect(answerOffer(offer, 'a', 'withdraw', 0)).toEqual({ ok: true, value: 'withdrawn' });
});

it.each(TEAM_OFFER_STATUSES)('one that is %s is answered only while it waits', (status) => {
  const due = status === 'pending' ? 'ok' : 'INVITE_NOT_PENDING';
  expect(codeOf(answerOffer({ ...offer, status }, 'b', 'accept', 99))).toBe(due);
  expect(codeOf(answerOffer({ ...offer, status }, 'b', 'accept', 100))).toBe('INVITE_NOT_PENDING');
  expect(codeOf(agreeToStake({ ...offer, status }, 'a', 99))).toBe(due);
  expect(codeOf(agreeToStake({ ...offer, status }, 'b', 99))).toBe(due);
  expect(codeOf(agreeToStake({ ...offer, status }, 'b', 100))).toBe('INVITE_NOT_PENDING');
  expect(codeOf(agreeToStake({ ...offer, status }, 'c', 99))).toBe('NOT_FOUND');
  expect(isLapsed({ ...offer, status }, 99)).toBe(false);
  expect(isLapsed({ ...offer, status }, 100)).toBe(status === 'pending');
});
