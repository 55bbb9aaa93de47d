import { expect, it } from 'vitest';
import { type TeamChallenge, agreeToStake, answerChallenge, isLapsed } from './team-challenge.ts';
import { TEAM_CHALLENGE_STATUSES } from './team.ts';

const challenge: TeamChallenge = { fromTeamId: 'a', toTeamId: 'b', status: 'pending', expiresAt: 100 };
const codeOf = (ruling: ReturnType<typeof answerChallenge> | ReturnType<typeof agreeToStake>) =>
  ruling.ok ? 'ok' : ruling.refusal.code;

it('the challenged team answers, the challenging one takes back, and nobody else is told that it exists', () => {
  for (const [team, accept, decline, withdraw] of [
    ['a', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
    ['b', 'ok', 'ok', 'FORBIDDEN'],
    ['c', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  ] as const) {
    expect(codeOf(answerChallenge(challenge, team, 'accept', 0))).toBe(accept);
    expect(codeOf(answerChallenge(challenge, team, 'decline', 0))).toBe(decline);
    expect(codeOf(answerChallenge(challenge, team, 'withdraw', 0))).toBe(withdraw);
  }
  expect(answerChallenge(challenge, 'b', 'accept', 0)).toEqual({ ok: true, value: 'accepted' });
  expect(answerChallenge(challenge, 'b', 'decline', 0)).toEqual({ ok: true, value: 'declined' });
  expect(answerChallenge(challenge, 'a', 'withdraw', 0)).toEqual({ ok: true, value: 'withdrawn' });
});

it.each(TEAM_CHALLENGE_STATUSES)('one that is %s is answered only while it waits', (status) => {
  const due = status === 'pending' ? 'ok' : 'INVITE_NOT_PENDING';
  expect(codeOf(answerChallenge({ ...challenge, status }, 'b', 'accept', 99))).toBe(due);
  expect(codeOf(answerChallenge({ ...challenge, status }, 'b', 'accept', 100))).toBe('INVITE_NOT_PENDING');
  expect(codeOf(agreeToStake({ ...challenge, status }, 'a', 99))).toBe(due);
  expect(codeOf(agreeToStake({ ...challenge, status }, 'b', 99))).toBe(due);
  expect(codeOf(agreeToStake({ ...challenge, status }, 'b', 100))).toBe('INVITE_NOT_PENDING');
  expect(codeOf(agreeToStake({ ...challenge, status }, 'c', 99))).toBe('NOT_FOUND');
  expect(isLapsed({ ...challenge, status }, 99)).toBe(false);
  expect(isLapsed({ ...challenge, status }, 100)).toBe(status === 'pending');
});
