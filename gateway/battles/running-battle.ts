import { challengePath } from '../../domain/battles/battles.paths.ts';
import { GAME_TITLES } from '../../domain/shared/games.ts';
import { type ContestPhrase, phrase } from '../../domain/shared/contest-phrases.ts';
import { type BattleView, listHolding } from '../../db/battles/battle.queries.ts';
import type { Running } from '../kernel/manifest/running.ts';

function standingOf({ status, opponentName }: BattleView): ContestPhrase {
  if (status === 'disputed') return phrase('disputed');
  if (status === 'active') return phrase('playing');
  return phrase(opponentName === null ? 'needs-opponent' : 'can-start');
}

/** A battle that holds money of a player. */
export const runningBattle: Running = {
  entities: ['battle'],
  async list(reader, userId, _now, limit) {
    const battles = await listHolding(reader, userId, limit);
    return battles.map((battle) => ({
      id: battle.id,
      game: battle.game,
      title: battle.title,
      terms: [
        battle.opponentName === null
          ? phrase('open-seat', battle.creatorName)
          : phrase('two-players', battle.creatorName, battle.opponentName),
        phrase('named', GAME_TITLES[battle.game]),
        phrase('stake', battle.stakeCents),
      ],
      standing: standingOf(battle),
      dueAt: battle.dueAt,
      path: challengePath(battle.id),
    }));
  },
};
