import { describe, expect, it } from 'vitest';
import { EVIDENCE_WORDS_MAX, acceptEvidence, requireNewEvidence } from './evidence.ts';

const codeOf = (ruling: ReturnType<typeof requireNewEvidence>) => (ruling.ok ? 'ok' : ruling.refusal.code);
const link = 'https://recordings.example/1';

describe('acceptEvidence', () => {
  it('takes words, a link or both, trimmed', () => {
    expect(acceptEvidence({ words: ' Round 3. ', evidenceUrl: ' ' })).toEqual({
      ok: true,
      value: { words: 'Round 3.', url: null },
    });
    expect(acceptEvidence({ words: '', evidenceUrl: ` ${link} ` })).toEqual({
      ok: true,
      value: { words: '', url: link },
    });
    expect(acceptEvidence({ words: 'x'.repeat(EVIDENCE_WORDS_MAX), evidenceUrl: link }).ok).toBe(true);
  });

  it.each([
    ['', '', 'words'],
    [' ', ' ', 'words'],
    ['x'.repeat(EVIDENCE_WORDS_MAX + 1), link, 'words'],
    ['See.', 'javascript:alert(1)', 'evidenceUrl'],
    ['See.', 'recordings.example/1', 'evidenceUrl'],
    ['See.', 'https://me@recordings.example/1', 'evidenceUrl'],
  ])('refuses %j with the link %j at its field', (words, evidenceUrl, field) => {
    expect(acceptEvidence({ words, evidenceUrl })).toEqual({ ok: false, refusal: { code: 'BAD_INPUT', field } });
  });
});

describe('requireNewEvidence', () => {
  it('asks for nothing before a dispute was dismissed', () => {
    expect(codeOf(requireNewEvidence(false, [link], null))).toBe('ok');
    expect(codeOf(requireNewEvidence(false, [link], link))).toBe('ok');
  });

  it('asks for a link that the case has not named, once a dispute was dismissed', () => {
    expect(requireNewEvidence(true, [], null)).toEqual({
      ok: false,
      refusal: { code: 'NEW_EVIDENCE_REQUIRED', field: 'evidenceUrl' },
    });
    expect(codeOf(requireNewEvidence(true, [link], link))).toBe('NEW_EVIDENCE_REQUIRED');
    expect(codeOf(requireNewEvidence(true, [link], `${link}#t=30`))).toBe('NEW_EVIDENCE_REQUIRED');
    expect(codeOf(requireNewEvidence(true, [`${link}#t=30`], link))).toBe('NEW_EVIDENCE_REQUIRED');
    expect(codeOf(requireNewEvidence(true, [link], `${link}2`))).toBe('ok');
  });
});
