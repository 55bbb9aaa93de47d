import type { FlagId } from '../../domain/configuration.ts';
import * as t from './__generated__/messages.ts';

/** What each of its switches is called and governs; the API says the same to programs, in English. */
export const matchmakingFlagWords = {
  'new-matchmaking': { name: t.findMeAMatch(), description: t.newMatchmakingAbout() },
} satisfies Partial<Record<FlagId, { readonly name: string; readonly description: string }>>;
