import { withQuery } from '../shared/path-to.ts';

export const friendsPath = '/friends';
export type FriendsTab = 'friends' | 'requests' | 'recent';
export const friendsTabPath = (tab: FriendsTab, more: Readonly<Record<string, string>> = {}): string =>
  withQuery(friendsPath, { tab, ...more });
/** Finds a player to add as a friend. */
export const addFriendPath = (username: string): string => withQuery(friendsPath, { add: username });
/** Opens the talk with a friend. */
export const messageFriendPath = (username: string): string => withQuery(friendsPath, { message: username });
/** Asks for the terms of a battle with a player. */
export const invitePlayerPath = (username: string): string => withQuery(friendsPath, { challenge: username });
