/** NO-01 */
export const TABS = [
  { value: 'all', label: 'All', tab: null },
  { value: 'battle-invites', label: 'Battle Invites', tab: 'BATTLE_INVITES' },
  { value: 'payouts', label: 'Payouts', tab: 'PAYOUTS' },
  { value: 'security', label: 'Security', tab: 'SECURITY' },
] as const;

export type InboxTab = (typeof TABS)[number];

/** The tab that the address names; anything unknown is all. */
export const tabOf = (value: string | null): InboxTab => TABS.find((tab) => tab.value === value) ?? TABS[0];
