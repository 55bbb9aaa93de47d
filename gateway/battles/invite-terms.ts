import { z } from 'zod';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { BATTLE_MODES } from '../../domain/battles/battle.ts';
import { AMOUNT_MAX } from '../../domain/shared/money.ts';
import { Refused } from '../../domain/shared/refusals.ts';

const terms = z.object({
  toId: z.string().min(1).max(100),
  game: z.enum(BATTLE_GAMES),
  mode: z.enum(BATTLE_MODES),
  stakeCents: z.int().min(0).max(AMOUNT_MAX),
});
export type InviteTerms = z.infer<typeof terms>;

export function parseInviteTerms(input: InviteTerms): InviteTerms {
  const parsed = terms.safeParse(input);
  if (!parsed.success) throw new Refused('BAD_INPUT', { field: String(parsed.error.issues[0]?.path[0] ?? 'input') });
  return parsed.data;
}
