import { expect, it } from 'vitest';
import { maySeeTeamBattle } from './see-team-battle.ts';

const battle = { teamIds: ['home', 'away'], playerIds: ['captain', 'leaver'] };

it.each([
  ['a member of one of the teams', { accountId: 'member', teamId: 'away', isStaff: false }, true],
  ['who played and has left the team', { accountId: 'leaver', teamId: null, isStaff: false }, true],
  ['who played and is in another team', { accountId: 'leaver', teamId: 'third', isStaff: false }, true],
  ['staff', { accountId: 'moderator', teamId: null, isStaff: true }, true],
  ['a player of another team', { accountId: 'stranger', teamId: 'third', isStaff: false }, false],
  ['a player without a team', { accountId: 'stranger', teamId: null, isStaff: false }, false],
])('a battle of two teams, asked for by %s', (_, viewer, isSeen) => {
  expect(maySeeTeamBattle(battle, viewer)).toBe(isSeen);
});
