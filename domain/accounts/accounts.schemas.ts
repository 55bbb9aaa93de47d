import * as z from 'zod/mini';
import { requiredText } from '../shared/schema.ts';

/** Characters of the reason that staff give for what they do. */
export const STAFF_REASON_MAX = 2_000;

/** Nothing is done to an account, or switched for everybody, without a reason. */
export const staffAct = z.object({ reason: requiredText(STAFF_REASON_MAX) });
