import { describe, expect, it } from 'vitest';
import {
  type Membership,
  captainOf,
  handOver,
  heirOf,
  leave,
  removeMember,
  requireCaptain,
  setRole,
  takeIn,
} from './membership.ts';
import { TEAM_MEMBERS_MAX, TEAM_ROLES, type TeamRole } from './team.ts';

const member = (userId: string, role: TeamRole = 'entry', joinedAt = 0): Membership => ({ userId, role, joinedAt });
const roster = [member('cap', 'captain', 5), member('old', 'igl', 1), member('new', 'sniper', 9)];
const code = (ruling: { ok: boolean; refusal?: { code: string } }) => (ruling.ok ? 'ok' : ruling.refusal?.code);

/** The captain, a member and a stranger, in that order. */
const WHO = ['cap', 'old', 'stranger'] as const;

describe('who may do what in a team (RO-06)', () => {
  it('only the captain decides', () => {
    expect(captainOf(roster)).toBe('cap');
    expect(captainOf([])).toBeNull();
    expect(WHO.map((who) => code(requireCaptain(roster, who)))).toEqual(['ok', 'CAPTAIN_ONLY', 'NOT_IN_A_TEAM']);
  });

  it.each(TEAM_ROLES)('the captain gives another member the role %s unless it is the own one', (role) => {
    const due = role === 'captain' ? 'BAD_INPUT' : 'ok';
    expect(code(setRole(roster, 'cap', 'old', role))).toBe(due);
    expect(code(setRole(roster, 'cap', 'cap', role))).toBe('BAD_INPUT');
    expect(code(setRole(roster, 'cap', 'stranger', role))).toBe('NOT_FOUND');
    expect(code(setRole(roster, 'old', 'new', role))).toBe('CAPTAIN_ONLY');
    expect(code(setRole(roster, 'stranger', 'new', role))).toBe('NOT_IN_A_TEAM');
  });

  it.each([
    ['hand over', handOver],
    ['remove', removeMember],
  ] as const)('%s: the captain, another member, nobody else', (_name, rule) => {
    expect(code(rule(roster, 'cap', 'old'))).toBe('ok');
    expect(code(rule(roster, 'cap', 'cap'))).toBe('ONESELF');
    expect(code(rule(roster, 'cap', 'stranger'))).toBe('NOT_FOUND');
    expect(code(rule(roster, 'old', 'new'))).toBe('CAPTAIN_ONLY');
    expect(code(rule(roster, 'stranger', 'old'))).toBe('NOT_IN_A_TEAM');
  });
});

describe('places', () => {
  it(`holds ${TEAM_MEMBERS_MAX} players and each once`, () => {
    const full = Array.from({ length: TEAM_MEMBERS_MAX }, (_, n) => member(`p${n}`));
    expect(code(takeIn(full.slice(1), 'p0'))).toBe('ok');
    expect(code(takeIn(full, 'another'))).toBe('TEAM_FULL');
    expect(code(takeIn(full, 'p3'))).toBe('IN_A_TEAM');
  });

  it('a captain hands over before leaving, the last one takes the team along when no battle is open', () => {
    expect(leave(roster, 'old', false)).toEqual({ ok: true, value: { isLast: false } });
    expect(leave(roster, 'old', true)).toEqual({ ok: true, value: { isLast: false } });
    expect(code(leave(roster, 'cap', false))).toBe('CAPTAIN_ONLY');
    expect(code(leave(roster, 'stranger', false))).toBe('NOT_IN_A_TEAM');
    const alone = [member('cap', 'captain')];
    expect(leave(alone, 'cap', false)).toEqual({ ok: true, value: { isLast: true } });
    expect(code(leave(alone, 'cap', true))).toBe('TEAM_BUSY');
  });

  it('whoever has been in it longest inherits a team', () => {
    expect(heirOf(roster, 'cap')).toBe('old');
    expect(heirOf([member('b', 'igl', 1), member('a', 'igl', 1)], 'x')).toBe('a');
    expect(heirOf([member('cap', 'captain')], 'cap')).toBeNull();
  });
});
