import * as z from 'zod/mini';
import { requiredText } from '../shared/schema.ts';
import { VIEW_NAME_MAX } from '../shared/staff-views.ts';

/** Characters of the reason that staff give for what they do. */
export const STAFF_REASON_MAX = 2_000;

/** Nothing is done to an account, or switched for everybody, without a reason. */
export const staffAct = z.object({ reason: requiredText(STAFF_REASON_MAX) });

/** A view of a table of staff, as it is named. */
export const staffView = z.object({ name: requiredText(VIEW_NAME_MAX), isShared: z.boolean() });
