import { hash } from 'node:crypto';
import { defineSubscriber } from '../../../db/events/subscriber.ts';
import { addLichessGame, readLichessAccount } from '../../../db/proof/lichess.queries.ts';

/** A chess battle that starts needs its game; the accounts are those that are linked now, and cannot change meanwhile. */
export const beginLichess = defineSubscriber({
  name: 'begin-lichess',
  types: ['battle.started'],
  async handle(tx, { entityId: battleId, data: { game, creatorId, opponentId }, at }) {
    if (game !== 'chess' || opponentId === null) return;
    const [creator, opponent] = [await readLichessAccount(tx, creatorId), await readLichessAccount(tx, opponentId)];
    await addLichessGame(tx, {
      battleId,
      creatorAccount: creator?.accountId ?? null,
      opponentAccount: opponent?.accountId ?? null,
      // Nobody knows beforehand in which millisecond somebody will press start.
      white: hash('sha256', `${battleId} ${at}`, 'buffer').readUInt8() % 2 === 0 ? 'creator' : 'opponent',
      startedAt: at,
    });
  },
});
