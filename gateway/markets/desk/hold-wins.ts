import { restsOn } from '../../../domain/wallet/alerts.ts';
import type { Tx } from '../../../db/client/database.ts';
import { holdBets, sumWins } from '../../../db/markets/bet.queries.ts';
import type { BetRow, MarketRow } from '../../../db/markets/market.table.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import { raiseAlert } from '../../../db/wallet/index.ts';
import { listBonds } from '../../kernel/manifest/bonds.ts';
import type { Deps } from '../../kernel/deps.ts';

const moneyText = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/**
 * Of bets that have won those whose players have something in common with one of the two of the contest: staff are told of
 * each, and where such a player wins more in the market than the settings allow, in however many bets, they wait until
 * staff have looked. Answers the ids of those that wait.
 */
export async function holdWins(
  deps: Deps,
  tx: Tx,
  row: MarketRow,
  won: readonly BetRow[],
  at: number,
): Promise<ReadonlySet<string>> {
  const [first] = won;
  if (!first) return new Set();
  const players = [row.firstId, row.secondId];
  const shared = new Map<string, Set<string>>();
  for (const bond of await listBonds(deps, tx, [...players, ...won.map(({ userId }) => userId)], at))
    if (players.some((id) => bond.players.includes(id)))
      for (const id of bond.players)
        if (!players.includes(id)) shared.set(id, (shared.get(id) ?? new Set()).add(bond.kind));
  const wins = await sumWins(tx, row.id, first.side, [...shared.keys()]);
  const { betHoldAboveCents } = await readSettings(tx);
  for (const [userId, kinds] of shared) {
    const cents = wins.get(userId) ?? 0;
    const what = [...kinds].toSorted().join(' and one ');
    const uniqueKey = `market:${row.id}:bond:${userId}`;
    await raiseAlert(tx, {
      id: deps.newId(),
      uniqueKey,
      difference: {
        kind: 'market',
        message: `${row.title}: account ${userId} wins ${moneyText(cents)} and shares one ${what} with a player`,
        subject: `${row.id} ${userId}`,
        currency: null,
        sides: [],
        players: [userId, ...players],
        evidence: restsOn('battle', [row.contestId]),
      },
      at,
    });
  }
  const held = won.filter(({ userId }) => (wins.get(userId) ?? 0) > betHoldAboveCents).map(({ id }) => id);
  await holdBets(tx, held, at);
  return new Set(held);
}
