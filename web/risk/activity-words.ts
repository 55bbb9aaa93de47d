import { adminRiskCasePath } from '../../domain/shared/admin.paths.ts';
import type { ActivityWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

export const activityWords: ActivityWords<'RISK_CASE_CHANGED'> = {
  RISK_CASE_CHANGED: { words: t.aRiskCaseChanged(), pathOf: adminRiskCasePath },
};
