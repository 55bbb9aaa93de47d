import { INVITE_WINDOW } from '../../domain/battles/invite.ts';
import { DAY, MINUTE } from '../../domain/shared/time.ts';
import { people } from '../seed/cast.ts';
import type { Samples, Scene } from '../seed/scene.ts';
import { endInvite, insertInvite } from './invite.queries.ts';
import type { BattleInviteRow } from './invite.table.ts';
import { arenaMoments, keepReplays } from './samples/arena.ts';
import { contestedMoments, reviewContested } from './samples/contested.ts';
import { seedDecided } from './samples/decided.ts';
import { floorMoments } from './samples/floor.ts';
import { ladderMoments } from './samples/ladder.ts';
import { PAST_CENTS, pastMoments } from './samples/past.ts';

const inviteOf = (
  terms: Pick<BattleInviteRow, 'id' | 'fromId' | 'game' | 'stakeCents'>,
  createdAt: number,
): BattleInviteRow => ({
  ...terms,
  toId: people.demo,
  mode: 'duel',
  status: 'pending',
  createdAt,
  expiresAt: createdAt + INVITE_WINDOW,
  answeredAt: null,
  battleId: null,
  rematchOfId: null,
});

/** An invite that nobody answered, and one that waits. */
async function seedInvites({ tx, now }: Scene): Promise<void> {
  const missed = inviteOf(
    { id: 'invite-1', fromId: people.pixelQueen, game: 'apex', stakeCents: 20_00 },
    now - 2 * DAY,
  );
  await insertInvite(tx, missed);
  await endInvite(tx, missed, { ...missed, status: 'expired', answeredAt: missed.expiresAt });
  const waits = { id: 'invite-2', fromId: people.rival, game: 'cs2', stakeCents: 25_00 } as const;
  await insertInvite(tx, inviteOf(waits, now - 20 * MINUTE));
}

export const samples: Samples = {
  past: (scene) => [
    ...contestedMoments(scene),
    ...pastMoments(scene),
    ...arenaMoments(scene),
    ...ladderMoments(scene),
    ...floorMoments(scene),
  ],
  async present(scene) {
    await seedInvites(scene);
    await reviewContested(scene);
    await seedDecided(scene);
  },
  follows: keepReplays,
  demoCents: PAST_CENTS,
};
