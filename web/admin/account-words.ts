import type { Role } from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';
import type { AccountAuditQuery } from './operations/__generated__/account-audit.gql.ts';
import type { AccountOrderFieldsFragment } from './operations/__generated__/account-order-fields.gql.ts';
import type { AccountRowFragment } from './operations/__generated__/account-row.gql.ts';

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  PLAYER: 'Player',
  CREATOR: 'Creator',
  MODERATOR: 'Moderator',
  SENIOR_MODERATOR: 'Senior moderator',
  ADMINISTRATOR: 'Administrator',
};

export const STATUS_WORDS: Readonly<Record<AccountRowFragment['status'], { word: string; tone: Tone }>> = {
  ACTIVE: { word: 'Active', tone: 'win' },
  SUSPENDED: { word: 'Suspended', tone: 'warn' },
  BANNED: { word: 'Banned', tone: 'loss' },
  CLOSED: { word: 'Closed', tone: 'neutral' },
};

export const VERIFICATION_WORDS: Readonly<Record<AccountRowFragment['verification'], { word: string; tone: Tone }>> = {
  VERIFIED: { word: 'Verified', tone: 'win' },
  PENDING: { word: 'Pending', tone: 'warn' },
  UNVERIFIED: { word: 'Unverified', tone: 'neutral' },
};

type LineState = AccountOrderFieldsFragment['lines'][number]['state'];

export const LINE_WORDS: Readonly<Record<LineState, { word: string; tone: Tone }>> = {
  RETURNABLE: { word: 'Unused', tone: 'neutral' },
  USED: { word: 'Used', tone: 'neutral' },
  MONEY: { word: 'Coins spent', tone: 'neutral' },
  RETURNED: { word: 'Taken back', tone: 'warn' },
};

const REGION_WORDS: Readonly<Record<string, string>> = { na: 'North America', eu: 'Europe', asia: 'Asia' };

/** Where the player is at home; nobody is asked for more than a region. */
export const countryOf = (region: string | null): string =>
  region === null ? 'Not said' : (REGION_WORDS[region] ?? region);

/** What staff may do to an account, each with what it means for the player. */
export interface AccountAct {
  readonly key: string;
  readonly label: string;
  /** What happens, told to the one who is about to do it. */
  readonly effect: string;
  readonly isSevere: boolean;
  readonly change:
    | { readonly kind: 'status'; readonly status: 'ACTIVE' | 'SUSPENDED' | 'BANNED' }
    | { readonly kind: 'role'; readonly role: Role }
    | { readonly kind: 'mark'; readonly mark: 'VIP' | 'VERIFIED_CREATOR'; readonly isSet: boolean };
}

const STATUS_ACTS: Readonly<Record<'ACTIVE' | 'SUSPENDED' | 'BANNED', Omit<AccountAct, 'key' | 'change'>>> = {
  SUSPENDED: {
    label: 'Suspend',
    effect:
      'Signs the player out everywhere at once, until somebody reactivates the account. What nobody has taken up yet closes with the money back; running battles go on.',
    isSevere: true,
  },
  BANNED: {
    label: 'Ban',
    effect:
      'Signs the player out everywhere at once and shuts the account for good. What nobody has taken up yet closes with the money back; running battles go on.',
    isSevere: true,
  },
  ACTIVE: { label: 'Reactivate', effect: 'The player can sign in and play again.', isSevere: false },
};

const ROLES = Object.keys(ROLE_LABELS) as Role[];

const isStaffRole = (role: Role): boolean => role !== 'PLAYER' && role !== 'CREATOR';

/** What a member of staff can do to this account; the server holds the same rules for every call. */
export function actsOn(account: AccountRowFragment, staff: { readonly id: string; readonly role: Role }): AccountAct[] {
  const isAdministrator = staff.role === 'ADMINISTRATOR';
  if (account.id === staff.id || account.status === 'CLOSED') return [];
  if (isStaffRole(account.role) && !isAdministrator) return [];
  const statuses = (['SUSPENDED', 'BANNED', 'ACTIVE'] as const)
    .filter((status) => status !== account.status)
    .map((status): AccountAct => ({
      ...STATUS_ACTS[status],
      key: status,
      change: { kind: 'status', status },
    }));
  if (!isAdministrator) return statuses;
  const roles = ROLES.filter((role) => role !== account.role).map((role): AccountAct => ({
    key: `role-${role}`,
    label: `Make ${ROLE_LABELS[role].toLowerCase()}`,
    effect: isStaffRole(account.role)
      ? 'Takes the present staff role away and signs the account out everywhere.'
      : 'Holds from the next click on.',
    isSevere: isStaffRole(role) || isStaffRole(account.role),
    change: { kind: 'role', role },
  }));
  const marks = (
    [
      ['VIP', account.isVip, 'VIP', 'The limits of the account move with it.'],
      ['VERIFIED_CREATOR', account.isVerifiedCreator, 'verified creator', 'The badge shows wherever the name does.'],
    ] as const
  ).map(([mark, isSet, word, effect]): AccountAct => ({
    key: mark,
    label: isSet ? `Take ${word} away` : `Mark as ${word}`,
    effect,
    isSevere: false,
    change: { kind: 'mark', mark, isSet: !isSet },
  }));
  return [...statuses, ...roles, ...marks];
}

type AuditRow = AccountAuditQuery['auditLog']['edges'][number]['node'];

const ACTION_WORDS: Readonly<Record<string, string>> = {
  'account.suspended': 'Suspended',
  'account.banned': 'Banned',
  'account.reactivated': 'Reactivated',
  'account.noted': 'Note',
  'account.warned': 'Warned',
  'account.birth-noted': 'Date of birth noted',
  'account.tax-year-opened': 'Tax year opened',
  'account.tax-list-opened': 'Tax list opened',
  'account.risk-evidence-opened': 'Evidence of a risk case opened',
  'balance.adjusted': 'Balance adjusted',
  'store.returned': 'Purchase taken back',
  'balance.asked': 'Balance adjustment asked for',
  'balance.refused': 'Balance adjustment refused',
};

const CHANGE_WORDS: Readonly<Record<string, string>> = {
  'account.role': 'Role',
  'account.vip': 'VIP',
  'account.verified-creator': 'Verified creator',
};

/** One line of the trail: what was done, and what it was before where the word does not say it. */
export function auditWords({ action, from, to }: AuditRow): string {
  const word = ACTION_WORDS[action];
  if (word !== undefined) return word;
  const change = CHANGE_WORDS[action] ?? action;
  if (from === null || to === null) return change;
  return `${change}: ${from.replaceAll('_', ' ')} → ${to.replaceAll('_', ' ')}`;
}
