/** What the bodies of events are made of. Not for the browser, which has the smaller zod. */
import { z } from 'zod';
import { BATTLE_GAMES } from './games.ts';

export const Cents = z.int().meta({ id: 'Cents', description: 'US dollars in whole cents.', examples: [124750] });

export const Milliseconds = z
  .int()
  .meta({ id: 'Milliseconds', description: 'An instant as milliseconds since 1970.', examples: [1772452800000] });

export const Count = z.int().meta({ id: 'Count', description: 'A whole number.', examples: [3] });

export const BattleGame = z
  .enum(BATTLE_GAMES)
  .meta({ id: 'BattleGame', description: 'The games that battles are played in.' });
