import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { type AccountStatus, type Role, isStaff } from './roles.ts';

/** What staff may make of an account; only its owner closes it. */
export const STANDINGS = ['active', 'suspended', 'banned'] as const satisfies readonly AccountStatus[];
export type Standing = (typeof STANDINGS)[number];

/** What an administrator may mark an account as: VIP moves its limits (C-15), the creator's mark gives the badge (RO-07). */
export const ACCOUNT_MARKS = ['vip', 'verified-creator'] as const;
export type AccountMark = (typeof ACCOUNT_MARKS)[number];

interface Account {
  readonly id: string;
  readonly role: Role;
}

export interface Subject extends Account {
  readonly status: AccountStatus;
}

/** Staff act on players, administrators on staff too, nobody on the own account (C-05). */
export function mayActOn(staff: Account, subject: Subject): Ruling<null> {
  if (!isStaff(staff.role)) return refuse('FORBIDDEN');
  if (staff.id === subject.id) return refuse('OWN_ACCOUNT');
  if (isStaff(subject.role) && staff.role !== 'administrator') return refuse('FORBIDDEN');
  return allow(null);
}

/** Suspends, bans or reactivates an account. */
export function changeStatus(staff: Account, subject: Subject, status: Standing): Ruling<Standing> {
  const may = mayActOn(staff, subject);
  if (!may.ok) return may;
  if (subject.status === 'closed' || subject.status === status) return refuse('BAD_INPUT', { field: 'status' });
  return allow(status);
}

/** What only administrators decide about others: roles and marks. */
export function changeAsAdministrator(staff: Account, subject: Subject): Ruling<null> {
  if (staff.role !== 'administrator') return refuse('FORBIDDEN');
  return mayActOn(staff, subject);
}

/**
 * Gives an account a role, and none to one that its owner has closed. Nobody demotes themselves, so whoever takes the role of an administrator away is one and
 * stays one: there is always one left.
 */
export function grantRole(staff: Account, subject: Subject, role: Role): Ruling<Role> {
  const may = changeAsAdministrator(staff, subject);
  if (!may.ok) return may;
  const changes = subject.role !== role && subject.status !== 'closed';
  return changes ? allow(role) : refuse('BAD_INPUT', { field: 'role' });
}
