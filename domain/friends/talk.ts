/** Where two friends write to each other, as the chat calls it. */
type FriendTalk = `friends:${string}`;

/** The talk of two players, whichever of them asks. */
export const friendTalkOf = (one: string, other: string): FriendTalk => `friends:${[one, other].toSorted().join('_')}`;

export const isFriendTalk = (talkId: string): talkId is FriendTalk => talkId.startsWith('friends:');

/** Whom a player writes to there; null where it is no talk of that player's. */
export function friendIn(talkId: string, userId: string): string | null {
  if (!isFriendTalk(talkId)) return null;
  const pair = talkId.slice('friends:'.length);
  const others = [
    ...(pair.startsWith(`${userId}_`) ? [pair.slice(userId.length + 1)] : []),
    ...(pair.endsWith(`_${userId}`) ? [pair.slice(0, -userId.length - 1)] : []),
  ];
  return others.find((other) => other !== '' && other !== userId && friendTalkOf(userId, other) === talkId) ?? null;
}
