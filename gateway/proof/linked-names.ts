import { listGameAccounts } from '../../db/proof/account.queries.ts';
import type { Provided } from '../kernel/manifest/provided.ts';

/** A player has signed in to Lichess; of Steam the game's client told the number, by which one can be added as a friend. */
export const linkedNames: Provided['linkedNames'] = async (reader, userIds) =>
  (await listGameAccounts(reader, userIds)).map(({ userId, platform, accountId: name }) =>
    platform === 'lichess'
      ? { userId, game: 'chess', name, isProven: true }
      : { userId, game: 'cs2', name, isProven: false },
  );
