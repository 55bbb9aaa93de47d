import type { PlantedThing } from '../../../domain/shared/planted.ts';
import {
  deleteFeedKey,
  deleteGameAccount,
  listDuelsPlayed,
  readFeedKey,
  readGameAccount,
} from '../../../db/proof/feed.queries.ts';
import { deleteLichessAccount, isBoundByChess, readLichessAccount } from '../../../db/proof/lichess.queries.ts';
import type { Resetting } from '../../kernel/manifest/planted.ts';
import { tellSecurity } from '../../security/index.ts';
import { tellPlayer } from '../tell-player.ts';

/** Only its name where the word of the account counts in a battle that runs: nobody gets out of one by a reset. */
async function endSteam({ tx, user, at }: Resetting): Promise<PlantedThing[]> {
  const account = await readGameAccount(tx, user.id);
  if (!account) return [];
  const isBound = (await listDuelsPlayed(tx, user.id)).length > 0;
  if (!isBound) {
    await deleteGameAccount(tx, user.id);
    await tellPlayer(tx, 'game-account.unlinked', user.id, at);
  }
  const name = `Steam · ${account.accountId}`;
  return [{ kind: 'game-account', name, madeAt: account.linkedAt, end: isBound ? 'kept' : 'ended' }];
}

async function endLichess({ deps, tx, user, userAgent }: Resetting): Promise<PlantedThing[]> {
  const account = await readLichessAccount(tx, user.id);
  if (!account) return [];
  const isBound = await isBoundByChess(tx, user.id);
  if (!isBound) {
    await deleteLichessAccount(tx, user.id);
    await tellSecurity(deps, tx, 'lichess.unlinked', user.id, { userAgent });
  }
  const name = `Lichess · ${account.accountId}`;
  return [{ kind: 'game-account', name, madeAt: account.linkedAt, end: isBound ? 'kept' : 'ended' }];
}

/** Ends the key by which a game speaks for its player, and the accounts that games know the player by. */
export async function endGames(resetting: Resetting): Promise<PlantedThing[]> {
  const { tx, user } = resetting;
  const key = await readFeedKey(tx, user.id);
  await deleteFeedKey(tx, user.id);
  return [
    ...(key ? [{ kind: 'game-key', name: 'Counter-Strike 2', madeAt: key.madeAt, end: 'ended' } as const] : []),
    ...(await endSteam(resetting)),
    ...(await endLichess(resetting)),
  ];
}
