import { LINKED_PROVIDERS } from '../../domain/profiles/linked-providers.ts';
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
]);
