import { describe, expect, it } from 'vitest';
import { ACCOUNT_STATUSES, ROLES, type Role } from './roles.ts';
import { STANDINGS, type Subject, changeAsAdministrator, changeStatus, grantRole } from './change-standing.ts';

const STAFF: ReadonlySet<Role> = new Set(['moderator', 'senior_moderator', 'administrator']);
const subject = (role: Role, status: Subject['status'] = 'active'): Subject => ({ id: 'subject', role, status });
const codeOf = (ruling: { ok: true } | { ok: false; refusal: { code: string } }) =>
  ruling.ok ? 'ok' : ruling.refusal.code;

describe('changing the status of an account', () => {
  it.each(ROLES.flatMap((own) => ROLES.map((other) => [own, other] as const)))('as %s of a %s', (own, other) => {
    const expected = STAFF.has(own) && (!STAFF.has(other) || own === 'administrator') ? 'ok' : 'FORBIDDEN';
    expect(codeOf(changeStatus({ id: 'staff', role: own }, subject(other), 'banned'))).toBe(expected);
  });

  it('is nothing that anybody does to the own account', () => {
    for (const role of ROLES)
      expect(codeOf(changeStatus({ id: 'subject', role }, subject(role), 'banned'))).toBe(
        STAFF.has(role) ? 'OWN_ACCOUNT' : 'FORBIDDEN',
      );
  });

  it('changes something, and never an account that its owner has closed', () => {
    const staff = { id: 'staff', role: 'moderator' } as const;
    for (const from of ACCOUNT_STATUSES)
      for (const to of STANDINGS)
        expect(changeStatus(staff, subject('player', from), to)).toEqual(
          from === 'closed' || from === to
            ? { ok: false, refusal: { code: 'BAD_INPUT', field: 'status' } }
            : { ok: true, value: to },
        );
  });
});

describe('granting roles and marks', () => {
  it.each(ROLES)('as %s', (role) => {
    const expected = role === 'administrator' ? 'ok' : 'FORBIDDEN';
    for (const other of ROLES) {
      expect(codeOf(changeAsAdministrator({ id: 'staff', role }, subject(other)))).toBe(expected);
      const to = other === 'player' ? 'moderator' : 'player';
      expect(codeOf(grantRole({ id: 'staff', role }, subject(other), to))).toBe(expected);
    }
  });

  it('is nothing that an administrator does to the own account, so that one is always left', () => {
    const own = { id: 'subject', role: 'administrator' } as const;
    for (const role of ROLES) expect(codeOf(grantRole(own, subject('administrator'), role))).toBe('OWN_ACCOUNT');
    expect(codeOf(changeAsAdministrator(own, subject('administrator')))).toBe('OWN_ACCOUNT');
  });

  it('is nothing for an account that its owner has closed', () => {
    expect(codeOf(grantRole({ id: 'staff', role: 'administrator' }, subject('player', 'closed'), 'moderator'))).toBe(
      'BAD_INPUT',
    );
  });

  it('refuses the role that the account has already', () => {
    const admin = { id: 'staff', role: 'administrator' } as const;
    for (const role of ROLES)
      expect(grantRole(admin, subject(role), role)).toEqual({
        ok: false,
        refusal: { code: 'BAD_INPUT', field: 'role' },
      });
  });
});
