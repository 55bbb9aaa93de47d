import type { NOTIFICATION_CHANNELS, NOTIFICATION_TOPICS } from '../../domain/accounts/preferences.ts';
import type { SettingsFieldsFragment } from './operations/__generated__/settings-fields.gql.ts';

/** Everything on the page that is saved together. */
export type SettingsForm = Omit<SettingsFieldsFragment, '__typename'>;

export type Toggle = (typeof NOTIFICATION_TOPICS)[number] | (typeof NOTIFICATION_CHANNELS)[number];

/** SE-01: what a player is told about. */
export const TOPICS: readonly (readonly [Toggle, string, string])[] = [
  ['battleUpdates', 'Battle Updates', 'Somebody joins, starts, cancels or reports.'],
  ['matchResults', 'Match Results', 'A battle is settled or decided.'],
  ['walletChanges', 'Wallet Changes', 'Deposits, withdrawals and payouts.'],
  ['marketing', 'Marketing', 'News and offers, such as a lower price for what is on your wishlist.'],
];

/** C-27: and where. */
export const CHANNELS: readonly (readonly [Toggle, string, string])[] = [
  ['email', 'Email', 'In your inbox. What protects your account is always sent.'],
  ['chat', 'Chat', 'Messages and mentions while you are here.'],
  ['missions', 'Missions', 'New missions, and those you are about to finish.'],
];

/** SE-02 */
export const VISIBILITIES = [
  { value: 'PUBLIC', label: 'Public', hint: 'Every member sees your profile.' },
  { value: 'FRIENDS', label: 'Friends Only', hint: 'Everybody else sees your name and that it is private.' },
  { value: 'PRIVATE', label: 'Private', hint: 'Nobody but you and our staff.' },
] as const;

export const SECTIONS = ['notifications', 'privacy', 'security', 'play', 'data'] as const;
export type Section = (typeof SECTIONS)[number];

export function sectionIn(params: URLSearchParams): Section {
  const given = params.get('section');
  return SECTIONS.find((section) => section === given) ?? 'notifications';
}

/** A stored answer without what Apollo adds to it. */
export function formOf(settings: SettingsFieldsFragment): SettingsForm {
  const { __typename: _typename, ...form } = settings;
  return form;
}

export const isSame = (one: SettingsForm, other: SettingsForm): boolean =>
  (Object.keys(one) as (keyof SettingsForm)[]).every((key) => one[key] === other[key]);
