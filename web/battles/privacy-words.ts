import type { BattlePrivacy } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

/** BG-17, to the letter. */
export const PRIVACY_OPTIONS: readonly { value: BattlePrivacy; label: string }[] = [
  { value: 'PUBLIC', label: t.publicAnyoneCanJoin() },
  { value: 'FRIENDS', label: t.friendsOnly() },
  { value: 'INVITE', label: t.inviteOnly() },
];

/** For badges of battles that not everybody may join. */
export const PRIVACY_WORDS: Readonly<Record<BattlePrivacy, string>> = {
  PUBLIC: t.public(),
  FRIENDS: t.friendsOnly(),
  INVITE: t.inviteOnly(),
};
