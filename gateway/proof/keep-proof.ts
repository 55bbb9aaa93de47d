import { hash } from 'node:crypto';
import { playersOf } from '../../domain/battles/battle.ts';
import type { Seat, Verdict } from '../../domain/proof/cross-check.ts';
import { LINES_MAX } from '../../domain/proof/feed-news.ts';
import { feedsOf, playerAt, verdictOf } from '../../domain/proof/feeds.ts';
import { signalsOf } from '../../domain/proof/signals.ts';
import { type BattleRow, lockBattle } from '../../db/battles/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';
import { listEntries, readFeeds } from '../../db/proof/feed.queries.ts';
import { putProof } from '../../db/proof/proof.queries.ts';
import type { BattleFeedRow, BattleProofRow, FeedEntryRow } from '../../db/proof/proof.table.ts';
import { readServer } from '../../db/proof/server.queries.ts';
import { putSignals } from '../../db/proof/signal.queries.ts';
import { readSettings } from '../../db/settings/setting.queries.ts';
import { listSharedOrigins } from '../wallet/index.ts';
import { tellStaff } from './feeds/follow-late-log.ts';

/** All lines of both. */
export const ENTRIES_MAX = 2 * LINES_MAX;

/** What the games said of a battle that is over stays when their posts are gone; staff hear of a winner whom they do not name. */
export const keepProof = defineSubscriber({
  name: 'keep-proof',
  types: ['battle.completed', 'battle.cancelled'],
  async handle(tx, { entityId: battleId, at }) {
    const feeds = await readFeeds(tx, battleId);
    const server = await readServer(tx, battleId);
    const isHeard = feeds.length > 0 || (server !== undefined && server.heardAt !== null);
    const row = isHeard ? await lockBattle(tx, battleId) : undefined;
    if (!row) return;
    if (feeds.length > 0) await keepFeeds(tx, row, feeds, at);
    if (row.status === 'completed') await tellStaff({ tx, row, at });
  },
});

async function keepFeeds(tx: Tx, row: BattleRow, rows: readonly BattleFeedRow[], at: number): Promise<void> {
  const feeds = feedsOf(row, rows);
  const verdict = verdictOf(feeds);
  const { proofCs2: mode } = await readSettings(tx);
  const entries = await listEntries(tx, row.id, ENTRIES_MAX);
  await putProof(tx, { ...toProof(row, verdict), battleId: row.id, sha256: digestOf(entries), mode, at });
  const shared = await listSharedOrigins(tx, playersOf(row), at);
  const isOneMachine = shared.some(({ kind }) => kind === 'browser');
  await putSignals(
    tx,
    signalsOf(feeds, verdict, isOneMachine).map((signal) => ({ ...signal, battleId: row.id, at })),
  );
}

/** What a verdict comes to beside who was paid. */
export function toProof(row: BattleRow, verdict: Verdict): Omit<BattleProofRow, 'battleId' | 'sha256' | 'mode' | 'at'> {
  const winner: Seat | null = 'winner' in verdict ? verdict.winner : null;
  const isTold = winner !== null && row.winnerId !== null;
  return {
    verdict: verdict.kind,
    winner,
    creatorRounds: verdict.kind === 'agreed' ? verdict.score.creator : null,
    opponentRounds: verdict.kind === 'agreed' ? verdict.score.opponent : null,
    shared: 'shared' in verdict ? verdict.shared : 0,
    skewMs: verdict.kind === 'agreed' ? verdict.skewMs : null,
    contradiction: verdict.kind === 'contradiction' ? verdict.what : null,
    round: verdict.kind === 'contradiction' ? verdict.round : null,
    why: verdict.kind === 'review' ? verdict.why : [],
    isOutcome: isTold ? playerAt(row, winner) === row.winnerId : null,
  };
}

/** One text of a timeline, whoever makes it: SHA-256 in hex over its lines in their order. */
export const digestOf = (entries: readonly FeedEntryRow[]): string =>
  hash(
    'sha256',
    entries
      .map(({ playerId, n, kind, own, other, side, isWon, flag, at, sha256 }) =>
        [playerId, n, kind, own, other, side, isWon, flag, at, sha256].join(' '),
      )
      .join('\n'),
  );
