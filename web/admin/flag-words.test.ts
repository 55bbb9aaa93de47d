import { expect, it } from 'vitest';
import { FLAG_DEFAULTS } from '../../domain/configuration.ts';
import { SETTING_DEFAULTS } from '../../domain/shared/settings.ts';
import { FLAG_WORDS, SETTING_WORDS } from '../format/__generated__/configuration-words.ts';
import { flagInWords } from './flag-words.ts';
import { settingHint } from './setting-words.ts';

it.each(FLAG_DEFAULTS)('the switch $id reads in English as the API has it', ({ id, name, description }) => {
  expect(FLAG_WORDS[id]).toEqual({ name, description });
});

it.each(SETTING_DEFAULTS)('the setting $key reads in English as the API has it', ({ key, description }) => {
  expect(SETTING_WORDS[key]).toBe(description);
});

it('what a newer server has keeps its words', () => {
  const flag = { id: 'toString', name: 'New', description: 'Does something' } as Parameters<typeof flagInWords>[0];
  expect(flagInWords(flag)).toBe(flag);
  expect(settingHint('toString', 'Means something')).toBe('Means something');
});
