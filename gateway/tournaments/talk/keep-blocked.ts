import type { Actor } from '../../kernel/actor.ts';

type Kind = 'announcement' | 'terms' | 'reason';

/** What is said of a tournament, as staff find it where a rule stops it. */
export const sayingOf = (
  kind: Kind,
  id: string,
  { userId: authorId }: Actor,
  words: Readonly<Record<string, string>>,
) => ({ kind, channelId: `tournament:${id}`, authorId, words }) as const;
