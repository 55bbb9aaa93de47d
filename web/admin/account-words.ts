import type { Role } from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';
import type { AccountAuditQuery, AccountRowFragment } from './operations/__generated__/account-standing.gql.ts';
import { storedWords } from '../desk/stored-words.ts';
import * as t from './__generated__/messages.ts';

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  PLAYER: t.player(),
  CREATOR: t.creator(),
  MODERATOR: t.moderator(),
  SENIOR_MODERATOR: t.seniorModerator(),
  ADMINISTRATOR: t.administrator(),
};

export const VERIFICATION_WORDS: Readonly<Record<AccountRowFragment['verification'], { word: string; tone: Tone }>> = {
  VERIFIED: { word: t.verified(), tone: 'win' },
  PENDING: { word: t.pending(), tone: 'warn' },
  UNVERIFIED: { word: t.unverified(), tone: 'neutral' },
};

const REGION_WORDS: Readonly<Record<string, string>> = { na: t.northAmerica(), eu: t.europe(), asia: t.asia() };

/** Where the player is at home; nobody is asked for more than a region. */
export const countryOf = (region: string | null): string =>
  region === null ? t.notSaid() : (REGION_WORDS[region] ?? region);

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
    label: t.suspend(),
    effect: t.suspendingSignsThePlayerOut(),
    isSevere: true,
  },
  BANNED: {
    label: t.ban(),
    effect: t.banningShutsTheAccount(),
    isSevere: true,
  },
  ACTIVE: { label: t.reactivate(), effect: t.thePlayerCanSignInAndPlay(), isSevere: false },
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
    label: t.makeRole({ role }),
    effect: isStaffRole(account.role) ? t.takesThePresentStaffRoleAway() : t.holdsFromTheNextClick(),
    isSevere: isStaffRole(role) || isStaffRole(account.role),
    change: { kind: 'role', role },
  }));
  const marks = (
    [
      ['VIP', account.isVip, account.isVip ? t.takeVIPAway() : t.markAsVIP(), t.theLimitsOfTheAccountMove()],
      [
        'VERIFIED_CREATOR',
        account.isVerifiedCreator,
        account.isVerifiedCreator ? t.takeVerifiedCreatorAway() : t.markAsVerifiedCreator(),
        t.theBadgeShowsWhereverTheNameDoes(),
      ],
    ] as const
  ).map(([mark, isSet, label, effect]): AccountAct => ({
    key: mark,
    label,
    effect,
    isSevere: false,
    change: { kind: 'mark', mark, isSet: !isSet },
  }));
  return [...statuses, ...roles, ...marks];
}

type AuditRow = AccountAuditQuery['auditLog']['edges'][number]['node'];

const ACTION_WORDS: Readonly<Record<string, string>> = {
  'account.suspended': t.suspended(),
  'account.banned': t.banned(),
  'account.reactivated': t.reactivated(),
  'account.noted': t.note({ sense: 'thing' }),
  'account.warned': t.warned(),
  'account.birth-noted': t.dateOfBirthNoted(),
  'account.opened': t.accountLookedAt(),
  'verification.opened-identity': t.identityDocumentOpened(),
  'verification.opened-address': t.proofOfAddressOpened(),
  'account.tax-year-opened': t.taxYearOpened(),
  'account.tax-list-opened': t.taxListOpened(),
  'account.risk-evidence-opened': t.evidenceOfARiskCaseOpened(),
  'balance.adjusted': t.balanceAdjusted(),
  'store.returned': t.purchaseTakenBack(),
  'balance.asked': t.balanceAdjustmentAsked(),
  'balance.refused': t.balanceAdjustmentRefused(),
  'approval.asked': t.administratorsRoleAskedFor(),
  'approval.done': t.administratorsRoleGranted(),
  'approval.refused': t.administratorsRoleRefused(),
};

const CHANGE_WORDS: Readonly<Record<string, string>> = {
  'account.role': t.role(),
  'account.vip': 'VIP',
  'account.verified-creator': t.verifiedCreator(),
};

/** One line of the trail: what was done, and what it was before where the word does not say it. */
export function auditWords({ action, from, to }: AuditRow): string {
  const word = ACTION_WORDS[action];
  if (word !== undefined) return word;
  const change = CHANGE_WORDS[action] ?? action;
  if (from === null || to === null) return change;
  const valueOf = (value: string): string => storedWords(value, value.replaceAll('_', ' '));
  return `${change}: ${valueOf(from)} → ${valueOf(to)}`;
}
