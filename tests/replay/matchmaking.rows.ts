import { PROPOSAL_STATES } from '../../domain/matchmaking/proposal.ts';
import { SEEKER_REASONS, SEEKER_STATES } from '../../domain/matchmaking/seeker.ts';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { proposals, seekers } from '../../db/matchmaking/queue.table.ts';
import { edgeUser } from './accounts.rows.ts';
import { edgeBattle } from './battles.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS, nth } from './words.ts';

const edgeProposal = (n: number): string => `proposal-${String(n).padStart(3, '0')}`;
/** Most of all is played in two games, so that several wait in one. */
const GAMES = BATTLE_GAMES.slice(0, 2);

/** Players in the queue and out of it, each six since one instant, and what some of them were put together for. */
export async function addRows(tx: Tx, edges: Edges): Promise<void> {
  const { now } = edges;
  for (const [n, word] of WORDS.entries()) {
    const at = now - Math.floor(n / 6) * HOUR;
    const cents = Math.max(1, nth(EDGES, n));
    await tx.insert(seekers).values({
      userId: edgeUser(n),
      state: nth(SEEKER_STATES, Math.floor(n / 2)),
      game: nth(GAMES, n),
      minStakeCents: n % 2 === 0 ? 1 : cents,
      maxStakeCents: cents,
      isFirst: n % 4 === 0,
      since: at,
      seenAt: at,
      reason: n % 3 === 0 ? null : nth(SEEKER_REASONS, n),
      refusedAs: n % 5 === 0 ? word : null,
      proposalId: edgeProposal(n),
      noShows: n % 3,
      declines: nth(EDGES, n),
      faultAt: n % 2 === 0 ? null : at,
      freeAt: n % 2 === 0 ? null : now + n,
      changedAt: at,
    });
  }
  for (let n = 0; n < 3 * WORDS.length; n++) await addProposal(tx, edges, n);
}

async function addProposal(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const state = nth(PROPOSAL_STATES, n);
  const createdAt = now - Math.floor(n / 24) * HOUR;
  await tx.insert(proposals).values({
    id: edgeProposal(n),
    state,
    game: nth(GAMES, Math.floor(n / 6)),
    stakeCents: nth(EDGES, n),
    firstId: edgeUser(n % 2 === 0 ? 0 : 2 + (n % 9)),
    secondId: edgeUser(n % 3 === 0 ? 1 : 11 + (n % 13)),
    firstConfirmedAt: n % 2 === 0 ? null : createdAt + 1,
    secondConfirmedAt: n % 3 === 0 ? null : createdAt + 2,
    firstWaitedMs: nth(EDGES, n),
    secondWaitedMs: n,
    createdAt,
    expiresAt: createdAt + HOUR,
    endedAt: state === 'open' ? null : createdAt + 3,
    battleId: state === 'made' ? edgeBattle(n) : null,
  });
}
