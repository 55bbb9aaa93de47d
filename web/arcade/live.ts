import { isLineLost } from '../../domain/arcade/live-battle.ts';
import type { Game } from '../../domain/arcade/game.ts';
import { serverNow } from '../live/server-clock.ts';
import { useTickingText } from '../ui/figure/ticker.ts';
import type { ArcadeRunFieldsFragment } from './operations/__generated__/arcade.gql.ts';

/** A battle that is played live, or can be. */
export type Live = NonNullable<ArcadeRunFieldsFragment['contest']['live']>;

/** Whether the opponent seems to have lost the line, by the clock of the server. */
export const useIsLineLost = ({ startsAt, stagesIn }: Live, rules: Game): boolean =>
  useTickingText(() =>
    String(startsAt !== null && isLineLost(rules, { startedAt: startsAt, stagesIn }, serverNow())),
  ) === 'true';
