import { LINKED_PROVIDERS } from '../../domain/profiles/linked-providers.ts';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import type { Tx } from '../../db/client/database.ts';
import { gameNames } from '../../db/profiles/game-name.table.ts';
import { linkedAccounts } from '../../db/profiles/linked-account.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { WORDS } from './words.ts';

/** Everybody has linked some; two of one player at one instant. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  for (const [n, name] of WORDS.entries())
    for (const [m, provider] of LINKED_PROVIDERS.entries())
      if ((n + m) % 4 !== 3)
        await tx.insert(linkedAccounts).values({
          userId: edgeUser(n),
          provider,
          providerUserId: `${provider}-${n}`,
          name,
          linkedAt: now - Math.floor(m / 2),
        });
  for (const [n, name] of WORDS.entries())
    for (const [m, game] of BATTLE_GAMES.entries())
      if ((n + m) % 3 !== 2) await tx.insert(gameNames).values({ userId: edgeUser(n), game, name, setAt: now - m });
}
