import { expect, test } from 'vitest';
import { LANGUAGES, LOCALES } from './languages.ts';

test.each(LANGUAGES)('no time of day in %s ends in a point: the sentence does', (language) => {
  for (const timeStyle of ['short', 'medium'] as const) {
    const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle, timeZone: 'UTC' });
    for (let hour = 0; hour < 24; hour++) expect(format.format(Date.UTC(2026, 10, 1, hour))).not.toMatch(/\.$/);
  }
});
