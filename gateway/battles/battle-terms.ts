import type { z } from 'zod/mini';
import type { battleTerms } from '../../domain/battles/battles.schemas.ts';
import { GAME_TITLES } from '../../domain/shared/games.ts';

export type BattleTerms = z.infer<typeof battleTerms>;

/** A battle without a title is called after its game. */
export const titleOf = (input: BattleTerms): string =>
  input.title === '' ? `${GAME_TITLES[input.game]} Challenge` : input.title;
