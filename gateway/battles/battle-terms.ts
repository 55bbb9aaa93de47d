import { z } from 'zod';
import { BATTLE_GAMES, GAME_TITLES } from '../../domain/shared/games.ts';
import { BATTLE_MODES, BATTLE_PRIVACIES } from '../../domain/battles/battle.ts';
import { DESCRIPTION_MAX, TITLE_MAX } from '../../domain/battles/create-battle.ts';
import { AMOUNT_MAX } from '../../domain/shared/money.ts';
import { Refused } from '../../domain/shared/refusals.ts';

/** The Create Battle form (BG-13 to BG-17). */
const terms = z.object({
  game: z.enum(BATTLE_GAMES),
  mode: z.enum(BATTLE_MODES),
  stakeCents: z.int().min(0).max(AMOUNT_MAX),
  title: z.string().trim().max(TITLE_MAX),
  description: z.string().trim().max(DESCRIPTION_MAX),
  privacy: z.enum(BATTLE_PRIVACIES),
});
export type BattleTerms = z.infer<typeof terms>;

/** The form as it may be stored; a battle without a title is called after its game. */
export function parseTerms(input: BattleTerms): BattleTerms {
  const parsed = terms.safeParse(input);
  if (!parsed.success) throw new Refused('BAD_INPUT', { field: String(parsed.error.issues[0]?.path[0] ?? 'input') });
  return parsed.data;
}

export const titleOf = (input: BattleTerms): string =>
  input.title === '' ? `${GAME_TITLES[input.game]} Challenge` : input.title;
