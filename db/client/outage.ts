import { DrizzleQueryError } from 'drizzle-orm';
import { codeOf } from './sql.ts';

/** The database cannot serve now, for a reason that lies in no statement: the same call can succeed later. */
export class Outage extends Error {
  /** It came after the commit was sent, so that all of the transaction may have been stored, or nothing. */
  readonly mayHaveHappened: boolean;
  constructor(cause: unknown, mayHaveHappened = false) {
    super('the database cannot serve now', { cause });
    this.name = 'Outage';
    this.mayHaveHappened = mayHaveHappened;
  }
}

/** The connection is gone and with it the transaction that was open on it: another one can be tried at once. */
const LOST = /^(08\w{3}|57P0[125]|25P0[34]|ECONNRESET|EPIPE|ERR_STREAM_(DESTROYED|WRITE_AFTER_END))$/;
const LOST_WORDS =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/;
/** No answer in time: the statement may still be running there. */
const SILENT_WORDS = /^(Query read timeout|timeout exceeded when trying to connect|timeout expired)/;
/** Starting or stopping, a copy that takes no writes, full, out of connections, too slow; or the network to it. */
const AWAY =
  /^(57P03|57014|55P03|25006|53\w{3}|58030|ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|SQLITE_(FULL|BUSY|IOERR)\w*)$/;

/** The driver gives its own errors words and no code. */
function says(error: unknown, words: RegExp): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (words.test(cause.message)) return true;
  return false;
}

export const isLost = (error: unknown): boolean => LOST.test(codeOf(error)) || says(error, LOST_WORDS);

/** Nothing came back in time: whether anybody is there is not known. */
export const isSilent = (error: unknown): boolean => says(error, SILENT_WORDS);

/** Whether a connection cannot be used any more. */
export const isSpent = (error: unknown): boolean => isLost(error) || isSilent(error);

/** The outage that an error of the driver tells of; the error itself when it is about something else. */
export const toOutage = (error: unknown): unknown =>
  !(error instanceof Outage) && (isSpent(error) || AWAY.test(codeOf(error))) ? new Outage(error) : error;

/** For what comes after something was stored or done elsewhere: an outage then leaves open how much has happened. */
export function asUnknown(error: unknown): never {
  throw outageIn(error) ? new Outage(error, true) : error;
}

/** The outage behind whatever was thrown; null for anything else, other servers that are away among it. */
export function outageIn(error: unknown): Outage | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const known = cause instanceof DrizzleQueryError ? toOutage(cause) : cause;
    if (known instanceof Outage) return known;
  }
  return null;
}
