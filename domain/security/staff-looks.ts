/** What staff look at of an account that its player is told of. */
export const STAFF_LOOKS = ['account', 'identity', 'address', 'tax-year', 'tax-list', 'risk-evidence'] as const;
export type StaffLook = (typeof STAFF_LOOKS)[number];

/** The action in the audit log that says so. */
export const LOOK_ACTIONS: Readonly<Record<StaffLook, string>> = {
  account: 'account.opened',
  identity: 'verification.opened-identity',
  address: 'verification.opened-address',
  'tax-year': 'account.tax-year-opened',
  'tax-list': 'account.tax-list-opened',
  'risk-evidence': 'account.risk-evidence-opened',
};

export const lookOf = (action: string): StaffLook =>
  STAFF_LOOKS.find((look) => LOOK_ACTIONS[look] === action) ?? 'account';
