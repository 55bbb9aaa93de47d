import { expect, it } from 'vitest';
import { rulesOf } from '../../domain/battles/battle.ts';
import { RULE_WORDS } from './rule-words.ts';

it('every term of a battle reads in English as the server says it (CH-16, CH-17, CH-18, CH-19)', () => {
  const rules = [...new Set([...rulesOf(null), ...rulesOf('chess')])];
  expect(RULE_WORDS).toEqual(Object.fromEntries(rules.map((rule) => [rule, rule])));
});
