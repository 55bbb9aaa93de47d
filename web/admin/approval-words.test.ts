import { expect, it } from 'vitest';
import { approvalTitle, approvalWords } from './approval-words.ts';

it('says what waits, and every value before and after', () => {
  const changes = [
    { __typename: 'ApprovalChange' as const, key: 'market_cap', from: '500', to: '900' },
    { __typename: 'ApprovalChange' as const, key: 'crates_off_regions', from: 'na', to: '' },
  ];
  expect(approvalWords({ kind: 'SETTINGS', subject: 'settings', changes })).toBe(
    'market_cap: 500 → 900, crates_off_regions: na → (empty)',
  );
  expect(approvalTitle({ kind: 'ROLE', subject: 'NightHawk', changes: [] })).toBe('Make NightHawk an administrator');
  expect(approvalTitle({ kind: 'FLAG', subject: 'arcade-cash', changes: [] })).toContain('arcade-cash');
});
