import { Refused } from '../../../domain/shared/refusals.ts';
import { type Context, actorOf } from '../context.ts';

/** How the document describes such an id. */
export const OWN_ID = 'The id of your account, or me.';

/** The account whose figures are asked for: `me` or the own id; anybody else's answers as an unknown one. */
export function ownId(context: Context, userId: string | null | undefined): string {
  const own = actorOf(context).userId;
  if (userId === null || userId === undefined || userId === 'me' || userId === own) return own;
  throw new Refused('NOT_FOUND');
}
