import { describe, expect, it } from 'vitest';
import { requireNewEvidence } from './evidence.ts';

const codeOf = (ruling: ReturnType<typeof requireNewEvidence>) => (ruling.ok ? 'ok' : ruling.refusal.code);
const link = 'https://recordings.example/1';

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
