import { describe, expect, it } from 'vitest';
import { ACCOUNT_STATUSES, ROLES } from '../accounts/roles.ts';
import { mayInspect } from './inspect.ts';

const player = { id: 'p', role: 'player', status: 'active' } as const;
const codeOf = (ruling: ReturnType<typeof mayInspect>) => (ruling.ok ? 'ok' : ruling.refusal.code);

describe('seeing what a player sees', () => {
  it('is for administrators alone', () => {
    expect(ROLES.map((role) => codeOf(mayInspect({ id: 's', role }, player)))).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'FORBIDDEN',
      'FORBIDDEN',
      'ok',
    ]);
  });

  it('is of nobody on the staff and not of oneself', () => {
    const staff = { id: 's', role: 'administrator' } as const;
    expect(ROLES.map((role) => codeOf(mayInspect(staff, { ...player, role })))).toEqual([
      'ok',
      'ok',
      'INSPECTION_CLOSED',
      'INSPECTION_CLOSED',
      'INSPECTION_CLOSED',
    ]);
    expect(codeOf(mayInspect(staff, { ...staff, status: 'active' }))).toBe('OWN_ACCOUNT');
  });

  it('is of accounts that may sign in alone', () => {
    const staff = { id: 's', role: 'administrator' } as const;
    expect(ACCOUNT_STATUSES.map((status) => codeOf(mayInspect(staff, { ...player, status })))).toEqual([
      'ok',
      'INSPECTION_CLOSED',
      'INSPECTION_CLOSED',
      'INSPECTION_CLOSED',
    ]);
  });
});
