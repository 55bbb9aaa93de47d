import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { beginsWith, contains } from '../client/sql.ts';
import { users } from './user.table.ts';

/**
 * A name, by its `usernameKey`, has a text in it. What makes a name unique keeps three letters apart that a search does
 * not (`searchKeyOf`): accounts have such names, so they are brought together here.
 */
export const nameContains = (usernameKey: AnyColumn, text: string): SQL =>
  contains(sql`replace(replace(replace(${usernameKey}, 'ς', 'σ'), 'i\u0307', 'i'), 'ß', 'ss')`, text);

/** A name begins with a text: a stretch of its index. A sigma that ends the text need not end the name. */
export function nameBeginsWith(text: string): SQL {
  const key = usernameKeyOf(text);
  // The two small sigmas are neighbours, so that one stretch has both.
  return beginsWith(users.usernameKey, key.replace(/ς$/, 'σ'), key.replace(/σ$/, 'ς'));
}
