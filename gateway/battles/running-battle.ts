import { challengePath } from '../../domain/battles/battles.paths.ts';
import { GAME_TITLES } from '../../domain/shared/games.ts';
import { nextStep } from '../../domain/battles/next-step.ts';
import { phrase } from '../../domain/shared/contest-phrases.ts';
import { type BattleView, listHolding, listReportsOf } from '../../db/battles/battle.queries.ts';
import type { Running } from '../kernel/manifest/running.ts';

/** A battle that holds money of a player. */
export const runningBattle: Running = {
  entities: ['battle'],
  async list(reader, userId, now, limit) {
    const battles = await listHolding(reader, userId, limit);
    const active = battles.filter(({ status }) => status === 'active').map(({ id }) => id);
    const reports = await listReportsOf(reader, active);
    const stepOf = (battle: BattleView) =>
      nextStep(
        battle,
        reports.filter(({ battleId }) => battleId === battle.id),
        userId,
        now,
      );
    return battles
      .map((battle) => ({ battle, step: stepOf(battle) }))
      .map(({ battle, step }) => ({
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
        standing: step.phrase,
        tone: step.tone,
        dueAt: step.until,
        path: challengePath(battle.id),
      }));
  },
};
