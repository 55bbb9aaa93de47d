import { adminSupportPath } from '../../domain/shared/admin.paths.ts';
import { withQuery } from '../../domain/shared/path-to.ts';
import type { ActivityWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

export const activityWords: ActivityWords<'TICKET_CHANGED'> = {
  TICKET_CHANGED: { words: t.aSupportRequestChanged(), pathOf: (ticket) => withQuery(adminSupportPath, { ticket }) },
};
