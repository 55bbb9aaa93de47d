import { describe, expect, it } from 'vitest';
import { toldBy } from '../../tests/support/told.ts';
import { teamsNotices } from './notices.ts';

const told = toldBy(teamsNotices);

describe('teams', () => {
  const TEAM = {
    teamId: 't',
    userId: 'u',
    captainId: 'k',
    teamName: 'Vipers',
    opponentName: 'Hawks',
    stakeCents: 10_00,
  };
  const team = (type: string, more: object = {}) => told(type, { ...TEAM, ...more });

  it('asks the captain and the wanted player, held back by a block', () => {
    expect(team('team.requested')).toMatchObject([{ userId: 'k', fromId: 'u', isPersonal: true }]);
    expect(team('team.invited')).toMatchObject([{ userId: 'u', fromId: 'k', link: '/teams?tab=join' }]);
  });

  it('tells who is in, who is out, and who leads', () => {
    expect(team('team.joined').map(({ userId }) => userId)).toEqual(['u', 'k']);
    expect(team('team.joined', { userId: 'k' })).toEqual([]);
    expect(team('team.left')).toMatchObject([{ userId: 'k', title: 'A member left' }]);
    expect(team('team.left', { isRemoved: true })).toMatchObject([{ userId: 'u', title: 'You are out' }]);
    expect(team('team.left', { userId: 'k' })).toEqual([]);
    expect(team('team.left', { captainId: null })).toEqual([]);
    expect(team('team.handed-over')).toMatchObject([{ userId: 'u', message: 'Vipers is yours to lead now.' }]);
    for (const type of ['team.created', 'team.changed', 'team.declined']) expect(team(type)).toEqual([]);
  });

  it.each(['completed', 'escalated', 'resumed'])('says why staff have decided so: %s', (event) => {
    const tell = (more: object) => team(`team.battle-${event}`, { status: 'completed', winnerTeamId: 't', ...more });
    expect(tell({ reason: 'Seen.' })[0]?.message).toMatch(/ Reason: Seen\.$/);
    expect(tell({})[0]?.message).not.toContain('reason');
  });

  it('tells a challenge to the challenged captain, and its end to who did not end it', () => {
    expect(team('team.challenged', { side: 'from' })).toEqual([]);
    expect(team('team.challenged', { side: 'to' })).toMatchObject([
      { userId: 'k', message: 'Hawks challenges Vipers for $10.00. Accept or decline.', mail: 'at-once' },
    ]);
    const sides = (status: string) =>
      ['from', 'to'].filter((side) => team('team.challenge-answered', { side, status }).length === 1);
    expect(['accepted', 'declined', 'withdrawn', 'expired'].map(sides)).toEqual([
      ['from'],
      ['from'],
      ['to'],
      ['from', 'to'],
    ]);
  });

  it('tells a team battle to each whom it names, and the winner’s share as a payout', () => {
    for (const type of ['team.battle-started', 'team.battle-reported', 'team.battle-disputed', 'team.battle-resumed'])
      expect(team(type)).toMatchObject([{ userId: 'u', mail: 'at-once', topics: ['battleUpdates'] }]);
    expect(team('team.battle-escalated')).toMatchObject([{ userId: 'u', mail: 'digest' }]);
    const over = (more: object) => team('team.battle-completed', { status: 'completed', ...more });
    expect(over({ winnerTeamId: 't' })).toMatchObject([
      {
        title: 'Your team won',
        tab: 'payouts',
        data: { payout: 'Team winnings', amountCents: 20_00, source: 'Hawks' },
      },
    ]);
    expect(over({ winnerTeamId: 't', stakeCents: 0 })).toMatchObject([{ title: 'Your team won', tab: 'other' }]);
    expect(over({ winnerTeamId: 'x' })).toMatchObject([{ title: 'Your team lost', topics: ['matchResults'] }]);
    expect(over({ winnerTeamId: null, status: 'cancelled' })).toMatchObject([{ title: 'Your team battle is void' }]);
  });
});
