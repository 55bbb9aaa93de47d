import { expect, it } from 'vitest';
import { LEGAL_TEXTS, LEGAL_VERSIONS, toAccept, versionsAt } from './legal.ts';

const BEFORE = Date.UTC(2026, 10, 1);
const AFTER = Date.UTC(2026, 11, 1);

it('who agreed before a version came agreed to the one before it, if there was one', () => {
  expect(versionsAt(BEFORE)).toEqual([
    { text: 'terms', version: 1 },
    { text: 'privacy', version: 1 },
  ]);
  expect(versionsAt(AFTER)).toHaveLength(LEGAL_TEXTS.length);
});

it('knows of each instant which version was in force, however many came since', () => {
  const termsAt = (at: number) => versionsAt(at).find(({ text }) => text === 'terms')?.version;
  const days = [BEFORE, Date.UTC(2026, 10, 22), Date.UTC(2026, 10, 23) - 1, Date.UTC(2026, 10, 23)];
  expect(days.map(termsAt)).toEqual([1, 2, 2, 3]);
});

it('asks an older account for every text that is newer, and one that began since for none (HE-10)', () => {
  expect(toAccept([], BEFORE, AFTER).map(({ text }) => text)).toEqual([...LEGAL_TEXTS]);
  expect(toAccept([], AFTER, AFTER)).toEqual([]);
});

it('asks for nothing before it is in force', () => {
  expect(toAccept([], BEFORE, BEFORE)).toEqual([]);
});

it('asks once: what was accepted is not asked for again, an earlier version is', () => {
  const all = LEGAL_TEXTS.map((text) => ({ text, version: LEGAL_VERSIONS[text].version }));
  expect(toAccept(all, BEFORE, AFTER)).toEqual([]);
  expect(toAccept([...all.slice(1), { text: 'terms', version: 1 }], AFTER, AFTER)).toEqual([
    { text: 'terms', version: LEGAL_VERSIONS.terms.version },
  ]);
});
