import type { NOTIFICATION_CHANNELS } from '../../domain/accounts/preferences.ts';
import type { NotificationTopic } from '../../domain/shared/notice.ts';
import type { SettingsFieldsFragment } from './operations/__generated__/preferences.gql.ts';
import * as t from './__generated__/messages.ts';

/** Everything on the page that is saved together. */
export type SettingsForm = Omit<SettingsFieldsFragment, '__typename'>;

export type Toggle = NotificationTopic | (typeof NOTIFICATION_CHANNELS)[number];

/** SE-01: what a player is told about. */
export const TOPICS: readonly (readonly [Toggle, string, string])[] = [
  ['battleUpdates', t.battleUpdates(), t.somebodyJoinsStartsCancelsOrReports()],
  ['matchResults', t.matchResults(), t.aBattleIsSettledOrDecided()],
  ['walletChanges', t.walletChanges(), t.depositsWithdrawalsAndPayouts()],
  ['marketing', t.marketing(), t.newsAndOffersSuchAsALower()],
];

/** C-27: and where. */
export const CHANNELS: readonly (readonly [Toggle, string, string])[] = [
  ['email', t.email(), t.inYourInboxWhatProtectsYourAccount()],
  ['chat', t.chat(), t.messagesAndMentionsWhile()],
  ['missions', t.missions(), t.newMissionsAndThoseYouAreAbout()],
];

/** SE-02 */
export const VISIBILITIES = [
  { value: 'PUBLIC', label: t.public(), hint: t.everyMemberSeesYourProfile() },
  { value: 'FRIENDS', label: t.friendsOnly(), hint: t.everybodyElseSeesYourName() },
  { value: 'PRIVATE', label: t.private(), hint: t.nobodyButYouAndOurStaff() },
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
