import type { BattlePrivacy } from '../data/__generated__/schema-types.ts';

/** BG-17, to the letter. */
export const PRIVACY_OPTIONS: readonly { value: BattlePrivacy; label: string }[] = [
  { value: 'PUBLIC', label: 'Public - Anyone can join' },
  { value: 'FRIENDS', label: 'Friends Only' },
  { value: 'INVITE', label: 'Invite Only' },
];

/** For badges of battles that not everybody may join. */
export const PRIVACY_WORDS: Readonly<Record<BattlePrivacy, string>> = {
  PUBLIC: 'Public',
  FRIENDS: 'Friends Only',
  INVITE: 'Invite Only',
};
