import { adminContentPath } from '../../domain/shared/admin.paths.ts';
import { withQuery } from '../../domain/shared/path-to.ts';
import type { ActivityWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

export const activityWords: ActivityWords<'STREAM_REPORTED'> = {
  STREAM_REPORTED: { words: t.aStreamWasReported(), pathOf: () => withQuery(adminContentPath, { tab: 'streams' }) },
};
