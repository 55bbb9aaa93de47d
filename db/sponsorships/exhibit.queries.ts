import { and, desc, eq, gte, isNotNull, ne, or, sql } from 'drizzle-orm';
import { GAME_TITLES } from '../../domain/shared/games.ts';
import type { Exhibit, ExhibitKind } from '../../domain/sponsorships/campaign.ts';
import { users } from '../accounts/index.ts';
import { battles } from '../battles/index.ts';
import type { Reader } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { outcomes, replays } from '../results/index.ts';
import { streams } from '../streams/index.ts';

/** Something that can be shown, as it is called. */
export interface ExhibitView extends Exhibit {
  readonly kind: ExhibitKind;
  readonly id: string;
  readonly title: string;
}

const owners = (...ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null);

async function readBattleShown(reader: Reader, id: string): Promise<ExhibitView | undefined> {
  const [row] = await reader.select().from(battles).where(eq(battles.id, id));
  if (!row) return undefined;
  return {
    kind: 'battle',
    id,
    title: row.title === '' ? GAME_TITLES[row.game] : row.title,
    ownerIds: owners(row.creatorId, row.opponentId),
    game: row.game,
    beganAt: row.startedAt ?? 0,
    isSettled: row.status === 'completed',
  };
}

/** What is known of something that is shown; undefined where there is no such thing. */
export async function readExhibit(reader: Reader, kind: ExhibitKind, id: string): Promise<ExhibitView | undefined> {
  if (kind === 'stream') {
    const [row] = await reader.select().from(streams).where(eq(streams.id, id));
    return (
      row && {
        kind,
        id,
        title: row.title,
        ownerIds: [row.streamerId],
        game: row.game,
        beganAt: row.startedAt,
        isSettled: true,
      }
    );
  }
  const battle = await readBattleShown(reader, id);
  if (kind === 'battle') return battle;
  const [replay] = await reader.select().from(replays).where(eq(replays.id, id));
  if (!replay) return undefined;
  const { title, game, creatorId, opponentId, at, durationMs } = replay;
  // A match of a tournament has a replay once its prizes are paid.
  const played = { id, ownerIds: [creatorId, opponentId], game, beganAt: at - durationMs, isSettled: true };
  return { ...(battle ?? played), kind, title };
}

/** Replays of the matches that a player has played in tournaments since an instant, the latest first. */
export const listOwnTournamentReplays = (reader: Reader, userId: string, since: number, limit: number) =>
  reader
    .select({
      id: replays.id,
      title: replays.title,
      game: replays.game,
      at: replays.at,
      beganAt: sql<number>`${replays.at} - ${replays.durationMs}`.mapWith(Number),
    })
    .from(replays)
    .where(
      and(
        or(eq(replays.creatorId, userId), eq(replays.opponentId, userId)),
        isNotNull(replays.tournamentId),
        gte(replays.at, since),
      ),
    )
    .orderBy(desc(replays.at), desc(replays.id))
    .limit(limit);

const others = alias(outcomes, 'others');

/** Streams of a player since an instant, the latest first. */
export const listOwnStreams = (reader: Reader, userId: string, since: number, limit: number) =>
  reader
    .select({ id: streams.id, title: streams.title, game: streams.game, at: streams.startedAt })
    .from(streams)
    .where(and(eq(streams.streamerId, userId), gte(streams.startedAt, since)))
    .orderBy(desc(streams.startedAt), desc(streams.id))
    .limit(limit);

/** Settled battles of a player since an instant with their opponents, the latest first. */
export const listOwnBattles = (reader: Reader, userId: string, since: number, limit: number) =>
  reader
    .select({
      id: outcomes.battleId,
      game: outcomes.game,
      won: outcomes.won,
      opponent: users.username,
      at: outcomes.at,
      beganAt: battles.startedAt,
      recordingUrl: replays.recordingUrl,
    })
    .from(outcomes)
    .innerJoin(battles, eq(battles.id, outcomes.battleId))
    .innerJoin(others, and(eq(others.battleId, outcomes.battleId), ne(others.userId, outcomes.userId)))
    .innerJoin(users, eq(users.id, others.userId))
    .leftJoin(replays, eq(replays.id, outcomes.battleId))
    .where(and(eq(outcomes.userId, userId), gte(outcomes.at, since)))
    .orderBy(desc(outcomes.at), desc(outcomes.battleId))
    .limit(limit);
