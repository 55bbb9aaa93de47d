import type { z } from 'zod/mini';
import { untitledName } from '../../domain/battles/battle.ts';
import type { battleTerms } from '../../domain/battles/battles.schemas.ts';

export type BattleTerms = z.infer<typeof battleTerms>;

/** A battle without a title is called after its game. */
export const titleOf = (input: BattleTerms): string => (input.title === '' ? untitledName(input.game) : input.title);
