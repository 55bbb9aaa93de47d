import { filterOf, goOnAfter } from '../../domain/platform/account-log.ts';
import type { WebhookType } from '../../domain/shared/told.ts';
import { must } from '../../domain/shared/refusals.ts';
import { listEventsAfter, listEventsUpTo, readLog, readOldestInLog } from '../../db/platform/account-log.queries.ts';
import type { AccountEventRow } from '../../db/platform/account-log.table.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { type Connection, type PageArgs, pageSize, toConnection } from '../schema/connection.ts';
import type { Said } from '../kernel/manifest/room.ts';
import { eventCursor, eventSeqOf } from './event-cursor.ts';
import { formName } from './events/list-event-kinds.ts';

/** An event of a log, with its body as text and, typed, what it says. */
export interface ReadEvent extends AccountEventRow {
  readonly data: object | null;
}

/** What a body says, by the name of its type; null for a kind or a form that is told no more. */
function dataIn(told: Said['told'], body: string): object | null {
  const { version, data } = JSON.parse(body) as { readonly version: number; readonly data: { readonly what: string } };
  const rule = told.get(data.what);
  return rule?.version === version ? { ...data, __typename: formName(rule.form) } : null;
}

const toPage = (told: Said['told'], rows: readonly AccountEventRow[], page: PageArgs): Connection<ReadEvent> =>
  toConnection(
    rows,
    page,
    ({ seq, userId }) => [seq, userId],
    (row) => ({ ...row, data: dataIn(told, row.body) }),
  );

/**
 * What happened to the caller after a cursor, in the order of the log, each once. It ends with the cursor up to which
 * the log was looked through: whoever asks for few of the events stays no further behind than whoever asks for all.
 * @param types null for all
 * @throws Refused BAD_INPUT also for a cursor of another account, and for one that was not given out yet
 * @throws Refused TOO_FAR_BEHIND, SCOPE_REQUIRED, CLOSED_TO_KEYS
 */
export async function readEvents(
  { db, wiring: { told } }: Deps,
  { userId, key }: Actor,
  page: PageArgs,
  types: readonly WebhookType[] | null,
): Promise<Connection<ReadEvent>> {
  const first = pageSize(page.first);
  const filter = must(filterOf(key?.scopes ?? null, types));
  const after = eventSeqOf(page.after, userId);
  return db.snapshot(async (read) => {
    const last = (await readLog(read, userId))?.lastSeq ?? 0;
    if (after !== null) must(goOnAfter(after, { last, oldest: await readOldestInLog(read, userId) }));
    const rows = await listEventsAfter(read, userId, filter, after ?? 0, first + 1);
    const { edges, pageInfo } = toPage(told, rows, page);
    const endCursor = pageInfo.hasNextPage ? pageInfo.endCursor : eventCursor(userId, last);
    return { edges, pageInfo: { ...pageInfo, endCursor } };
  });
}

/**
 * What happened to the caller, the newest first.
 * @param upTo the number of the first one that is shown; null for the latest
 * @throws Refused BAD_INPUT
 */
export async function readLatestEvents(
  { db, wiring: { told } }: Deps,
  { userId }: Actor,
  page: PageArgs,
  upTo: number | null,
): Promise<Connection<ReadEvent>> {
  const first = pageSize(page.first);
  const before = eventSeqOf(page.after, userId);
  const from = before === null ? upTo : before - 1;
  return toPage(told, await listEventsUpTo(db.read, userId, from, first + 1), page);
}
