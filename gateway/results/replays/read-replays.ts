import { isStaff } from '../../../domain/accounts/roles.ts';
import { REPLAY_SEARCH_MAX } from '../../../domain/results/replay.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { DAY, MINUTE, utcDay } from '../../../domain/shared/time.ts';
import type { Database, Reader } from '../../../db/client/database.ts';
import {
  type ReplayFilter,
  type ReplayRow,
  type ReplayViewer,
  type ViewCount,
  countTopViews,
  listClips,
  listHighlights,
  listOwnReplays,
  listSharedReplays,
  listTopReplays,
  readReplay,
} from '../../../db/results/replay.queries.ts';
import { type Connection, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { type Replay, type ReplayArgs, type TopReplay, toReplay } from './replay.types.ts';

/** Views of today and of so many days before it make the top of the week. */
export const WEEK_BEFORE_MS = 6 * DAY;

export const replayViewerOf = ({ userId, role }: Actor): ReplayViewer => ({ userId, isStaff: isStaff(role) });

/** With highlights and clips of all of them, read at once. */
async function complete(reader: Reader, { userId }: Actor, found: readonly ReplayRow[]): Promise<Replay[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const [highlights, clips] = await Promise.all([listHighlights(reader, ids), listClips(reader, ids)]);
  return found.map((row) => toReplay(row, userId, highlights, clips));
}

/** A replay that the caller may see; null as for an id that does not exist. */
export async function findReplay(reader: Reader, actor: Actor, id: string): Promise<Replay | null> {
  const row = await readReplay(reader, replayViewerOf(actor), id);
  const [replay] = row ? await complete(reader, actor, [row]) : [];
  return replay ?? null;
}

/** The same for what has just been changed. @throws Refused NOT_FOUND */
export async function requireReplay(reader: Reader, actor: Actor, id: string): Promise<Replay> {
  const replay = await findReplay(reader, actor, id);
  if (!replay) throw new Refused('NOT_FOUND');
  return replay;
}

function filterOf({ search, game, result, wager }: ReplayArgs): ReplayFilter {
  const wanted = (search ?? '').trim();
  if (wanted.length > REPLAY_SEARCH_MAX)
    throw new Refused('BAD_INPUT', { field: 'search', data: { max: REPLAY_SEARCH_MAX } });
  return {
    search: wanted,
    game: game ?? null,
    won: result ? result === 'win' : null,
    wager: wager ?? null,
  };
}

/** A page of the own replays, of those of them with an own clip (CR-12), or of the community's (RP-01 to RP-04). @throws Refused BAD_INPUT */
export async function readReplays({ db }: Deps, actor: Actor, args: ReplayArgs): Promise<Connection<Replay>> {
  const first = pageSize(args.first);
  const key = decodeCursor(args.after);
  const after = key && { at: key[0], id: key[1] };
  const filter = filterOf(args);
  const rows =
    args.view === 'community'
      ? await listSharedReplays(db.read, replayViewerOf(actor), filter, first + 1, after)
      : await listOwnReplays(db.read, actor.userId, { ...filter, hasClip: args.view === 'clips' }, first + 1, after);
  const page = toConnection(
    rows,
    args,
    (row) => [row.at, row.id],
    (row) => row,
  );
  const shown = await complete(
    db.read,
    actor,
    page.edges.map(({ node }) => node),
  );
  return {
    pageInfo: page.pageInfo,
    edges: page.edges.flatMap(({ cursor }, n) => (shown[n] ? [{ cursor, node: shown[n] }] : [])),
  };
}

/** Counting reads every view of the week, so that it is done once a minute for all who ask. */
const COUNT_LIFE = MINUTE;
const counts = new WeakMap<Database, { readonly at: number; readonly counted: Promise<ViewCount[]> }>();

function countedViews({ db, now }: Deps): Promise<ViewCount[]> {
  const at = now();
  const known = counts.get(db);
  if (known && at - known.at < COUNT_LIFE) return known.counted;
  const counted = countTopViews(db.read, utcDay(at - WEEK_BEFORE_MS));
  counts.set(db, { at, counted });
  counted.catch(() => counts.delete(db));
  return counted;
}

/** What was viewed by most in the last seven days (HZ-08). @throws Refused BAD_INPUT */
export async function readTopReplays(deps: Deps, actor: Actor, first: number): Promise<TopReplay[]> {
  const { db } = deps;
  const limit = pageSize(first);
  const top = await listTopReplays(db.read, replayViewerOf(actor), await countedViews(deps), limit);
  const shown = await complete(
    db.read,
    actor,
    top.map(({ replay }) => replay),
  );
  return top.flatMap(({ weekViews }, n) => (shown[n] ? [{ weekViews, replay: shown[n] }] : []));
}
