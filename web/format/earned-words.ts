import { EARNED_IN, bracketSizeIn } from '../../domain/arcade/earned.ts';
import * as t from './__generated__/messages.ts';

/** What brought money in the arcade, where nobody's name stands; a name as it came. */
export function earnedWords(opponent: string): string {
  if (opponent === EARNED_IN.battle) return t.phraseBattle();
  if (opponent === EARNED_IN.skill) return t.phraseSkill();
  const size = bracketSizeIn(opponent);
  return size === null ? opponent : t.bracketOf({ size });
}
