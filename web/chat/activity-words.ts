import { adminContentPath } from '../../domain/shared/admin.paths.ts';
import { withQuery } from '../../domain/shared/path-to.ts';
import type { ActivityWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

const ofReports = (): string => withQuery(adminContentPath, { tab: 'reports' });
const ofBlocked = (): string => withQuery(adminContentPath, { tab: 'blocked' });

export const activityWords: ActivityWords<
  'REPORT_FILED' | 'REPORT_DECIDED' | 'BLOCKED_MESSAGE_APPEALED' | 'BLOCKED_MESSAGE_DECIDED'
> = {
  REPORT_FILED: { words: t.aPlayerWasReported(), pathOf: ofReports },
  REPORT_DECIDED: { words: t.aReportWasDecided(), pathOf: ofReports },
  BLOCKED_MESSAGE_APPEALED: { words: t.aBlockedMessageWasAppealed(), pathOf: ofBlocked },
  BLOCKED_MESSAGE_DECIDED: { words: t.anAppealOfABlockedMessage(), pathOf: ofBlocked },
};
