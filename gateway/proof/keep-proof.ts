import { hash } from 'node:crypto';
import type { Seat, Verdict } from '../../domain/proof/cross-check.ts';
import { LINES_MAX } from '../../domain/proof/feed-news.ts';
import { feedsOf, playerAt, verdictOf } from '../../domain/proof/feeds.ts';
import { evidenceOf, weigh } from '../../domain/proof/weigh.ts';
import { type BattleRow, lockBattle, readReports } from '../../db/battles/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { readDisputeOf } from '../../db/disputes/index.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';
import { listEntries, readFeeds } from '../../db/proof/feed.queries.ts';
import { putProof } from '../../db/proof/proof.queries.ts';
import type { BattleProofRow, FeedEntryRow } from '../../db/proof/proof.table.ts';
import { readSettings } from '../../db/settings/setting.queries.ts';
import { raiseAlert } from '../../db/wallet/index.ts';

/** All lines of both. */
export const ENTRIES_MAX = 2 * LINES_MAX;

/** What the games said of a battle that is over stays when their posts are gone; staff hear of a winner whom they do not name. */
export const keepProof = defineSubscriber({
  name: 'keep-proof',
  types: ['battle.completed', 'battle.cancelled'],
  async handle(tx, { entityId: battleId, at }) {
    const feeds = await readFeeds(tx, battleId);
    const row = feeds.length === 0 ? undefined : await lockBattle(tx, battleId);
    if (!row) return;
    const verdict = verdictOf(feedsOf(row, feeds));
    const { proofCs2: mode } = await readSettings(tx);
    const entries = await listEntries(tx, battleId, ENTRIES_MAX);
    await putProof(tx, { ...toProof(row, verdict), battleId, sha256: digestOf(entries), mode, at });
    await tellStaff(tx, row, verdict, at);
  },
});

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

/** A winner who was paid on a word although both games name the other. What a person has decided stands. */
async function tellStaff(tx: Tx, row: BattleRow, verdict: Verdict, at: number): Promise<void> {
  const evidence = evidenceOf(verdict);
  const isDecided = (await readDisputeOf(tx, { kind: 'battle', id: row.id }))?.status === 'resolved';
  const reports = await readReports(tx, row.id);
  const demand = weigh(row, reports, evidence ? [evidence] : [], isDecided ? 'official' : 'claim');
  if (demand.kind !== 'alert') return;
  const id = `proof:${row.id}`;
  const message = `the games of both players name ${demand.winnerId} as the winner of a battle that was paid to another`;
  const difference = { kind: 'proof', message, subject: row.id, currency: null, sides: [] } as const;
  await raiseAlert(tx, { id, uniqueKey: id, difference, at });
}
