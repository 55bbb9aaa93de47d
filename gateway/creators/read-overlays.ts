import { OVERLAY_LINES } from '../../domain/creators/overlay.ts';
import { GAME_TITLES } from '../../domain/shared/games.ts';
import { readUsers } from '../../db/accounts/index.ts';
import { hiddenFrom } from '../../db/friends/index.ts';
import { listWagers } from '../../db/markets/index.ts';
import { listWins } from '../../db/results/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { readWalletIn } from '../wallet/index.ts';
import type { OverlayWager, OverlayWallet, OverlayWin } from './overlay.types.ts';

/** A session sees what is its own; a key only where its owner has let amounts be shown. */
function amountFor({ key }: Actor): (amount: number) => number | null {
  const mayTell = key === undefined || key.scopes.has('overlay:amounts');
  return (amount) => (mayTell ? amount : null);
}

/** The wallet of the caller (CR-11). */
export async function readOverlayWallet({ db, now }: Deps, actor: Actor): Promise<OverlayWallet> {
  const amount = amountFor(actor);
  const wallet = await db.snapshot((read) => readWalletIn(read, actor.userId, now()));
  return {
    balanceCents: amount(wallet.balanceCents),
    weeklyWinningsCents: amount(wallet.weeklyWinningsCents),
    battleCoins: amount(wallet.battleCoins),
  };
}

/** The latest bets on the caller's streams, newest first. Who does not show a profile to everybody is not named. */
export const readOverlayWagers = ({ db }: Deps, actor: Actor): Promise<OverlayWager[]> =>
  db.snapshot(async (read) => {
    const amount = amountFor(actor);
    const [wagers, hidden] = await Promise.all([
      listWagers(read, actor.userId, OVERLAY_LINES),
      hiddenFrom(read, actor.userId),
    ]);
    const players = await readUsers(read, [...new Set(wagers.map(({ playerId }) => playerId))]);
    return wagers.map(({ id, userId, username, profileVisibility, playerId, stakeCents, odds, at }) => ({
      id,
      viewer: profileVisibility === 'public' && !hidden.has(userId) ? username : null,
      player: players.get(playerId)?.username ?? '',
      stakeCents: amount(stakeCents),
      odds,
      at,
    }));
  });

/** The battles that the caller won last, newest first. */
export async function readOverlayWins({ db }: Deps, actor: Actor): Promise<OverlayWin[]> {
  const amount = amountFor(actor);
  const wins = await listWins(db.read, actor.userId, OVERLAY_LINES);
  return wins.map(({ battleId, game, amountCents, at }) => ({
    id: battleId,
    gameTitle: GAME_TITLES[game],
    amountCents: amount(amountCents),
    at,
  }));
}
