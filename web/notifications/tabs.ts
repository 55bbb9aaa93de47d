import * as t from './__generated__/messages.ts';

/** NO-01 */
export const TABS = [
  { value: 'all', label: t.all(), tab: null },
  { value: 'battle-invites', label: t.battleInvitesTab(), tab: 'BATTLE_INVITES' },
  { value: 'payouts', label: t.payouts(), tab: 'PAYOUTS' },
  { value: 'security', label: t.security(), tab: 'SECURITY' },
] as const;

export type InboxTab = (typeof TABS)[number];

/** The tab that the address names; anything unknown is all. */
export const tabOf = (value: string | null): InboxTab => TABS.find((tab) => tab.value === value) ?? TABS[0];
