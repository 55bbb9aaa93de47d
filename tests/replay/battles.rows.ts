import { BATTLE_MODES, BATTLE_PRIVACIES, BATTLE_STATUSES, CLAIMS } from '../../domain/battles/battle.ts';
import { INVITE_STATUSES } from '../../domain/battles/invite.ts';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { searchKeyOf } from '../../domain/shared/search.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { battleAttendances } from '../../db/battles/attendance.table.ts';
import { battleReports, battles } from '../../db/battles/battle.table.ts';
import { battleInvites } from '../../db/battles/invite.table.ts';
import { battleMeetings } from '../../db/battles/meeting.table.ts';
import type { Tx } from '../../db/client/database.ts';
import { outcomes } from '../../db/results/result.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS } from './words.ts';

const nth = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

export const edgeBattle = (n: number): string => `battle-${String(n).padStart(3, '0')}`;

/** Battles of every standing under every title, each three opened at one instant; half of them by one player. */
export async function addRows(tx: Tx, { now, newId }: Edges): Promise<void> {
  for (let n = 0; n < 3 * WORDS.length; n++) {
    const status = nth(BATTLE_STATUSES, n);
    const isOver = status === 'completed' || status === 'cancelled' || status === 'expired';
    const creatorId = edgeUser(n % 2 === 0 ? 0 : n);
    const hasOpponent = status !== 'draft' && status !== 'waiting' && status !== 'expired';
    const opponentId = hasOpponent ? edgeUser(creatorId === edgeUser(1) ? 2 : 1) : null;
    const createdAt = now - Math.floor(n / 3) * HOUR;
    const stakeCents = status === 'draft' ? 0 : Math.max(1, nth(EDGES, n));
    await tx.insert(battles).values({
      id: edgeBattle(n),
      status,
      game: nth(BATTLE_GAMES, n),
      mode: nth(BATTLE_MODES, n),
      title: nth(WORDS, n),
      searchKey: searchKeyOf(nth(WORDS, n)),
      description: nth(WORDS, n + 1),
      privacy: n % 5 === 4 ? nth(BATTLE_PRIVACIES, n) : 'public',
      inviteCode: n % 7 === 0 ? `CODE${n}` : null,
      stakeCents,
      feeCents: n % 2,
      creatorId,
      opponentId,
      winnerId: status === 'completed' ? creatorId : null,
      createdAt,
      joinedAt: hasOpponent ? createdAt + 1 : null,
      startedAt: hasOpponent && (status !== 'cancelled' || n % 2 === 0) ? createdAt + 2 : null,
      endedAt: isOver ? createdAt + 3 : null,
      endsAt: status === 'draft' ? null : now + (n % 4) * HOUR,
      dueAt: isOver || status === 'draft' ? null : now - (n % 3) * HOUR,
    });
    for (const playerId of hasOpponent && opponentId !== null ? [creatorId, opponentId] : [])
      await tx.insert(battleReports).values({
        battleId: edgeBattle(n),
        playerId,
        claim: nth(CLAIMS, n),
        score: n % 3 === 0 ? '' : '13–9',
        recordingUrl: `https://videos.example/${nth(WORDS, n)}`,
        at: createdAt + (n % 2),
      });
    for (const [seat, playerId] of [creatorId, opponentId].entries())
      if (playerId !== null && status !== 'draft' && status !== 'cancelled')
        await tx.insert(battleAttendances).values({
          battleId: edgeBattle(n),
          playerId,
          hasShown: n % 3 !== 0 || seat === 1,
          at: now - (n % 2) * HOUR - n,
        });
    if (opponentId !== null && n % 2 === 0)
      await tx.insert(battleMeetings).values({
        battleId: edgeBattle(n),
        hostId: n % 4 === 0 ? creatorId : opponentId,
        opponentId,
        code: nth(WORDS, n),
        region: n % 3 === 0 ? '' : nth(WORDS, n + 1),
        map: nth(WORDS, n + 2),
        updatedAt: now - (n % 3) * HOUR,
      });
    if (status === 'completed' && opponentId !== null)
      await tx.insert(outcomes).values(
        [creatorId, opponentId].map((userId) => ({
          battleId: edgeBattle(n),
          userId,
          game: nth(BATTLE_GAMES, n),
          won: userId === creatorId,
          amountCents: userId === creatorId ? 100 : -100,
          feeCents: 5,
          // Several of one instant.
          at: now - (n % 2) * HOUR,
        })),
      );
    const toId = edgeUser(n % WORDS.length === 3 ? 4 : 3);
    const invite = { game: nth(BATTLE_GAMES, n), mode: nth(BATTLE_MODES, n), stakeCents: Math.max(1, nth(EDGES, n)) };
    const inviteStatus = n < WORDS.length ? nth(INVITE_STATUSES, n) : 'declined';
    await tx.insert(battleInvites).values({
      id: newId(),
      fromId: n % 3 === 0 ? edgeUser(5) : edgeUser(n),
      toId: n % 3 === 0 ? edgeUser(n === 5 ? 6 : n + 6) : toId,
      ...invite,
      status: inviteStatus,
      createdAt,
      expiresAt: now + ((n % 3) - 1) * HOUR,
      answeredAt: inviteStatus === 'pending' ? null : createdAt + 1,
      battleId: inviteStatus === 'accepted' ? edgeBattle(n) : null,
      rematchOfId: n % 4 === 0 ? edgeBattle(n % 8) : null,
    });
  }
}
