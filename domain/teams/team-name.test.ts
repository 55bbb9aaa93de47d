import { describe, expect, it } from 'vitest';
import { ruleOnTeamName, teamNameKeyOf } from './team-name.ts';

const stored = (name: string) => {
  const ruling = ruleOnTeamName(name);
  return ruling.ok ? ruling.value : ruling.refusal.code;
};

describe('a team name', () => {
  it.each([
    ['Night Owls', 'Night Owls'],
    ['  Night   Owls ', 'Night Owls'],
    ["Hawk's Nest", "Hawk's Nest"],
    ['Salt & Pepper', 'Salt & Pepper'],
    ['Ｎｉｇｈｔ Owls', 'Night Owls'],
    ['Красная Звезда', 'Красная Звезда'],
    ['日本チーム', '日本チーム'],
    ['Fnatic 2', 'Fnatic 2'],
  ])('takes %j as %j', (typed, name) => {
    expect(stored(typed)).toBe(name);
  });

  it.each([
    '',
    'ab',
    'x'.repeat(31),
    '...',
    '& & &',
    'Night\u202eOwls',
    'Night\u200bOwls',
    'Nіght Owls',
    '<b>Owls</b>',
    'Owls 🦉',
    'Gauntlet',
    'G4untlet Squad',
    'Official Owls',
    'Admin',
    'Mod Squad',
    'team',
  ])('refuses %j', (typed) => {
    expect(stored(typed)).toBe('TEAM_NAME_UNUSABLE');
  });

  it.each([
    ['Night Owls', 'NIGHT OWLS'],
    ['Night Owls', 'nightowls'],
    ['Night Owls', 'Night-Owls'],
    ['Night Owls', 'N1ght 0wls'],
    ['Night Owls', 'Níght Öwls'],
    ['Modern', 'Modem'],
  ])('takes %j and %j for the same name', (one, other) => {
    expect(teamNameKeyOf(one)).toBe(teamNameKeyOf(other));
  });

  it('tells names apart that look different', () => {
    expect(teamNameKeyOf('Night Owls')).not.toBe(teamNameKeyOf('Night Bowls'));
  });
});
