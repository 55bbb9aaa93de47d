import type { AdminRefusal } from '../../domain/admin/refusals.ts';
import { SHARED_VIEWS_MAX, VIEWS_MAX } from '../../domain/shared/staff-views.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';
import { unusableWords } from './setting-range.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<AdminRefusal> = {
  ADJUSTMENT_DECIDED: say(t.somebodyElseHasDecidedThisAdjustment()),
  APPROVAL_OVER: say(t.thisIsDecidedOrHasLapsed()),
  APPROVAL_WAITING: say(t.theSameWaitsForASecondAdministrator()),
  SETTING_UNUSABLE: unusableWords,
  UNDER_MAINTENANCE: say(t.gauntletIsUnderMaintenanceYouCanLook()),
  MAINTENANCE_OVER: say(t.thisMaintenanceHasEndedOrWasCalled()),
  SAMPLE_SERVER: say(t.thisServerIsASample()),
  SERVER_SILENT: say(t.noSuchServerAnswersNowNothing()),
  NO_SUPERVISOR: say(t.nobodyWouldStartItAgainItRuns()),
  OPERATION_UNDER_WAY: say(t.thisIsUnderWayAlreadyWait()),
  OPERATION_OVER: say(t.thisIsOverAlreadyOrNobodyConfirmed()),
  NO_BACKUP_FOLDER: say(t.noFolderForBackupsIsSetUp()),
  BACKUP_NOT_HERE: say(t.theServerThatAnsweredDoesNotSee()),
  REPORT_TOO_LONG: say(t.thisIsMoreThanOneReportHolds()),
  AUDIT_TOO_LONG: say(t.thisIsMoreThanOneFileHolds()),
  NOT_STAFF: ({ username }) =>
    username === undefined ? t.reportsGoToActiveMembers() : t.reportsGoToActiveMembers2({ username }),
  VIP_UNVERIFIED: say(t.onlyVerifiedPlayersBecomeVIPs()),
  VIEW_NAME_TAKEN: say(t.youKeepAnotherViewOfThisTable()),
  TOO_MANY_VIEWS: ({ max }) =>
    max === SHARED_VIEWS_MAX
      ? t.staffShareViewsAlready({ most: SHARED_VIEWS_MAX })
      : t.youKeepViewsAlready({ most: VIEWS_MAX }),
};
