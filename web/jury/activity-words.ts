import { adminBattlesPath } from '../../domain/shared/admin.paths.ts';
import { withQuery } from '../../domain/shared/path-to.ts';
import type { ActivityWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

export const activityWords: ActivityWords<'JURY_HEARD'> = {
  JURY_HEARD: {
    words: t.aJuryHasVoted(),
    pathOf: (dispute) => withQuery(adminBattlesPath, { tab: 'disputes', dispute }),
  },
};
