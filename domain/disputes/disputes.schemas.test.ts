import { describe, expect, it } from 'vitest';
import { refusalOf } from '../shared/issue.ts';
import { DECISION_REASON_MAX, disputeDecision, evidence } from './disputes.schemas.ts';
import { EVIDENCE_WORDS_MAX } from './evidence.ts';

const link = 'https://recordings.example/1';

describe('evidence', () => {
  it('takes words, a link or both, trimmed', () => {
    expect(evidence.parse({ words: ' Round 3. ', evidenceUrl: ' ' })).toEqual({ words: 'Round 3.', evidenceUrl: null });
    expect(evidence.parse({ words: '', evidenceUrl: ` ${link} ` })).toEqual({ words: '', evidenceUrl: link });
    expect(evidence.safeParse({ words: 'x'.repeat(EVIDENCE_WORDS_MAX), evidenceUrl: link }).success).toBe(true);
  });

  it.each([
    ['', '', 'words'],
    [' ', ' ', 'words'],
    ['x'.repeat(EVIDENCE_WORDS_MAX + 1), link, 'words'],
    ['See.', 'javascript:alert(1)', 'evidenceUrl'],
    ['See.', 'recordings', 'evidenceUrl'],
    ['See.', 'https://me@recordings.example/1', 'evidenceUrl'],
  ])('refuses %j with the link %j at its field', (words, evidenceUrl, field) => {
    expect(evidence.safeParse({ words, evidenceUrl }).error?.issues.map(refusalOf)).toEqual([
      { code: 'BAD_INPUT', field },
    ]);
  });
});

it('takes no decision without a reason, or with one that is too long', () => {
  const decision = { action: 'void', winnerId: null } as const;
  expect(disputeDecision.parse({ ...decision, reason: ' Both left. ' }).reason).toBe('Both left.');
  for (const reason of ['', ' ', 'x'.repeat(DECISION_REASON_MAX + 1)])
    expect(disputeDecision.safeParse({ ...decision, reason }).error?.issues.map(refusalOf)).toEqual([
      { code: 'BAD_INPUT', field: 'reason' },
    ]);
});
