import { BATTLE_STATUSES } from '../../domain/battles/battle.ts';
import { CONTRADICTIONS, SEATS, VERDICT_KINDS } from '../../domain/proof/cross-check.ts';
import { FEED_FLAGS } from '../../domain/proof/feed-facts.ts';
import { ENTRY_KINDS } from '../../domain/proof/feed-news.ts';
import { LICHESS_DOUBTS, LICHESS_ENDS } from '../../domain/proof/lichess.ts';
import { SERVER_FLAGS, noServerFacts } from '../../domain/proof/server-facts.ts';
import { SERVER_ENTRY_KINDS } from '../../domain/proof/server-news.ts';
import { SERVER_VERDICTS } from '../../domain/proof/server-verdict.ts';
import { SIGNALS, SIGNAL_SEATS } from '../../domain/proof/signals.ts';
import { PROOF_MODES } from '../../domain/proof/proof.settings.ts';
import { HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { lichessGames, serviceTurns } from '../../db/proof/lichess.table.ts';
import {
  type BattleFeedRow,
  battleFeeds,
  battleProofs,
  feedEntries,
  feedKeys,
  gameAccounts,
} from '../../db/proof/proof.table.ts';
import { battleServers, serverEntries } from '../../db/proof/server.table.ts';
import { proofSignals } from '../../db/proof/signal.table.ts';
import { edgeUser } from './accounts.rows.ts';
import { edgeBattle } from './battles.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS } from './words.ts';

const nth = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

/** What a client has said of a match, in which numbers are as large and words as odd as they can be. */
export const someFacts = (n: number): BattleFeedRow['facts'] => ({
  accountId: `7656119800000${n}`,
  map: n % 3 === 0 ? null : nth(WORDS, n),
  mode: n % 3 === 0 ? null : 'competitive',
  side: n % 2 === 0 ? 'CT' : null,
  sideAfter: n,
  own: 13,
  other: n,
  kills: nth(EDGES, n),
  deaths: 0,
  rounds: [{ n: 1, own: n % 2 === 0 ? 1 : null, isWon: true, side: 'T', at: nth(EDGES, n) }],
  outcome: n % 2 === 0 ? 'won' : null,
  startedAt: nth(EDGES, n),
  lastAt: nth(EDGES, n + 1),
  clock: 0,
  sources: ['ж"\\'],
  flags: n % 4 === 0 ? [nth(FEED_FLAGS, n)] : [],
});

/** What games, servers and services told of battles of every standing, each four at one instant. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  await tx.insert(serviceTurns).values({ id: 'lichess', until: now - HOUR });
  for (let n = 0; n < 2 * WORDS.length; n++) {
    // Nobody has played a draft.
    if (nth(BATTLE_STATUSES, n) === 'draft') continue;
    const battleId = edgeBattle(n);
    const at = now - Math.floor(n / 4) * HOUR;
    const winner = n % 3 === 2 ? null : nth(SEATS, n);
    const sha256 = String(n).padStart(64, '0');
    await tx.insert(battleProofs).values({
      battleId,
      verdict: nth(VERDICT_KINDS, n),
      winner,
      creatorRounds: n % 3 === 0 ? null : 13,
      opponentRounds: n % 3 === 0 ? null : n,
      shared: nth(EDGES, n),
      skewMs: n % 2 === 0 ? null : nth(EDGES, n),
      contradiction: n % 5 === 0 ? nth(CONTRADICTIONS, n) : null,
      round: n % 5 === 0 ? n : null,
      why: n % 4 === 0 ? ['ended-early', 'restored'] : [],
      isOutcome: n % 3 === 2 ? null : n % 2 === 0,
      sha256,
      mode: nth(PROOF_MODES, n),
      at,
    });
    await tx.insert(battleServers).values({
      battleId,
      keyHash: `server-key-${n}`,
      madeAt: at,
      heardAt: n % 3 === 0 ? null : at,
      facts: n % 3 === 0 ? null : { ...noServerFacts, map: nth(WORDS, n), lastAt: nth(EDGES, n) },
      verdict: nth(SERVER_VERDICTS, n),
      winner: n % 2 === 0 ? null : nth(SEATS, n / 2 - (n % 2) / 2),
      creatorRounds: n % 2 === 0 ? null : n,
      opponentRounds: n % 2 === 0 ? null : 13,
      why: n % 4 === 0 ? ['crowded'] : [],
    });
    const isNamed = n % 4 !== 3;
    await tx.insert(lichessGames).values({
      battleId,
      creatorAccount: isNamed ? `creator-${n}` : null,
      opponentAccount: n % 4 === 1 ? null : `opponent-${n}`,
      white: nth(SEATS, n),
      gameId: n % 3 === 0 ? null : `Game000${n}`,
      startedAt: at,
      askAt: n % 3 === 2 ? null : at,
      failures: n % 5,
      doubt: n % 5 === 0 ? nth(LICHESS_DOUBTS, n) : null,
      status: n % 3 === 0 ? null : 'mate',
      says: n % 3 === 2 ? nth(LICHESS_ENDS, n) : null,
      answer: n % 3 === 2 ? `{"ж":"${nth(WORDS, n).replaceAll('\\', '')}"}` : null,
      sha256: n % 3 === 2 ? sha256 : null,
      endedAt: n % 3 === 2 ? at : null,
    });
    for (const [m, playerId] of [edgeUser(n % 2 === 0 ? 0 : n), edgeUser(1)].entries()) {
      await tx
        .insert(battleFeeds)
        .values({ battleId, playerId, facts: someFacts(n + m), heardAt: at })
        .onConflictDoNothing();
      for (let line = 1; line <= n % 4; line++)
        await tx
          .insert(feedEntries)
          .values({
            battleId,
            playerId,
            n: line,
            kind: nth(ENTRY_KINDS, n + line),
            own: line,
            other: nth(EDGES, n),
            side: n % 3 === 0 ? null : 'T',
            isWon: n % 3 === 0 ? null : n % 2 === 0,
            flag: n % 5 === 0 ? nth(FEED_FLAGS, n) : null,
            at,
            sha256,
          })
          .onConflictDoNothing();
    }
    for (let line = 1; line <= n % 4; line++)
      await tx.insert(serverEntries).values({
        battleId,
        n: line,
        kind: nth(SERVER_ENTRY_KINDS, n + line),
        creatorRounds: n % 3 === 0 ? null : line,
        opponentRounds: n % 3 === 0 ? null : nth(EDGES, n),
        flag: n % 5 === 0 ? nth(SERVER_FLAGS, n) : null,
        at,
        sha256,
      });
    for (const kind of [nth(SIGNALS, n), nth(SIGNALS, n + 1)])
      await tx.insert(proofSignals).values({ battleId, kind, seat: nth(SIGNAL_SEATS, n), at });
  }
  for (let n = 0; n < WORDS.length; n++) {
    const userId = edgeUser(n);
    await tx
      .insert(feedKeys)
      .values({ userId, tokenHash: `feed-${n}`, madeAt: nth(EDGES, n), heardAt: n % 3 === 0 ? null : now - n });
    // Several name one account of Steam, and nobody another's of Lichess.
    if (n % 4 !== 3)
      await tx.insert(gameAccounts).values({ userId, platform: 'steam', accountId: `steam-${n % 6}`, linkedAt: now });
    if (n % 3 !== 2)
      await tx.insert(gameAccounts).values({ userId, platform: 'lichess', accountId: `lichess_${n}`, linkedAt: now });
  }
}
