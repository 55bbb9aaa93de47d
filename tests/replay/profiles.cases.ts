import { LINKED_PROVIDERS } from '../../domain/profiles/linked-providers.ts';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import * as names from '../../db/profiles/game-name.queries.ts';
import { gameNames } from '../../db/profiles/game-name.table.ts';
import * as linked from '../../db/profiles/linked-account.queries.ts';
import { linkedAccounts } from '../../db/profiles/linked-account.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { reads, roomCases, writes } from './kit.ts';

const each = ['1', edgeUser(0), edgeUser(1), edgeUser(2), 'nobody'].map((id) => [id] as const);

const link = (cast: Cast, userId: string, providerUserId: string) => ({
  userId,
  provider: 'twitch' as const,
  providerUserId,
  name: 'Ж "\\%_',
  linkedAt: cast.now,
});

export const cases = roomCases('profiles', [
  reads(linked.readLinkedAccounts)(() => each),
  writes(linked.putLinkedAccount)((cast) => [
    [link(cast, '1', 'fresh')],
    [link(cast, edgeUser(0), 'fresh')],
    [link(cast, edgeUser(0), 'TWITCH-0')],
    [link(cast, '1', 'twitch-0')],
    [cast.row(linkedAccounts)],
  ]),
  writes(linked.deleteLinkedAccount)(() =>
    LINKED_PROVIDERS.flatMap((provider) => [[edgeUser(0), provider] as const, ['nobody', provider] as const]),
  ),
  writes(linked.deleteLinkedAccountsOf)(() => each),
  reads(names.listGameNames)(() => [[[]], [each.flat()], [[edgeUser(1)]]]),
  writes(names.putGameName)((cast) => [
    [{ ...cast.row(gameNames), name: 'Ж "\\%_', setAt: Number.MAX_SAFE_INTEGER }],
    ...BATTLE_GAMES.map((game) => [{ userId: '1', game, name: '日本 🎲', setAt: cast.now }] as const),
  ]),
  writes(names.deleteGameName)(() =>
    BATTLE_GAMES.flatMap((game) => [[edgeUser(0), game] as const, ['nobody', game] as const]),
  ),
]);
