import { expect, it } from 'vitest';
import { WEBHOOK_WORDS } from '../../domain/platform/webhook.ts';
import { WEBHOOK_TYPES } from '../../domain/shared/told.ts';
import { schemaTypeOf, typeWordsOf } from './webhook-words.ts';

it('names every type of webhook that there is, in its own words', () => {
  expect(typeWordsOf(WEBHOOK_TYPES.map(schemaTypeOf))).toBe(Object.values(WEBHOOK_WORDS).join(' · '));
});
