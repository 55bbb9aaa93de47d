import type { matchmakingFlags } from '../../domain/matchmaking/matchmaking.settings.ts';
import type { FlagWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

export const flagWords: FlagWords<typeof matchmakingFlags> = {
  'new-matchmaking': { name: t.findMeAMatch(), description: t.newMatchmakingAbout() },
};
