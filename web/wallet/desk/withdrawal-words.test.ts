import { expect, test } from 'vitest';
import { sampleRequest } from '../testing/sample-request.ts';
import { approvalNote, comebackNote, explainAction, explainEnd, offeredActions } from './withdrawal-words.ts';

const moderator = { id: 'm', username: 'moderator', isAdministrator: false };
const admin = { id: 'a', username: 'admin', isAdministrator: true };

test('offers buttons only for what still waits, and none over one’s own money', () => {
  expect(offeredActions(sampleRequest(), moderator)).toEqual(['APPROVE', 'HOLD', 'REJECT']);
  expect(offeredActions(sampleRequest({}, { status: 'PROCESSING' }), moderator)).toEqual(['APPROVE', 'REJECT']);
  for (const status of ['APPROVED', 'PAID', 'REJECTED', 'FAILED'] as const)
    expect(offeredActions(sampleRequest({}, { status }), admin)).toEqual([]);
  expect(offeredActions(sampleRequest({ userId: 'm' }), moderator)).toEqual([]);
});

test('a large one is approved by two different administrators', () => {
  const large = sampleRequest({ needsTwo: true });
  expect(offeredActions(large, moderator)).toEqual(['HOLD', 'REJECT']);
  expect(offeredActions(large, admin)).toContain('APPROVE');
  expect(explainAction(large, 'APPROVE')).toMatch(/second administrator/);
  const once = sampleRequest({ needsTwo: true, firstApprover: 'admin' });
  expect(offeredActions(once, admin)).not.toContain('APPROVE');
  expect(approvalNote(once)).toBe('admin approved it. Another administrator must approve it too.');
  expect(approvalNote(sampleRequest({ needsTwo: true }, { status: 'PAID' }))).toBeNull();
});

test('says what happens with amount and fee', () => {
  expect(explainAction(sampleRequest(), 'APPROVE')).toMatch(
    /^\$60\.00 can then go to Bank account \(•••• 3000\) of rival: the payment provider sends it, or/,
  );
  expect(explainAction(sampleRequest(), 'REJECT')).toContain('$62.50, amount and fee,');
  expect(explainEnd(sampleRequest(), 'PAID')).toContain('$60.00 has left your bank');
  for (const end of ['FAILED', 'RETURNED'] as const)
    expect(explainEnd(sampleRequest(), end)).toContain('$62.50, including the fee');
});

test('whoever may have sent a large one is told that another says whether it came back', () => {
  const sent = sampleRequest({ needsTwo: true, handler: 'admin' }, { status: 'PAID' });
  expect(comebackNote(sent, admin)).toMatch(/another administrator/);
  expect(comebackNote(sent, { ...admin, username: 'treasurer' })).toBeNull();
  expect(comebackNote({ ...sent, needsTwo: false }, admin)).toBeNull();
  expect(comebackNote(sampleRequest({ needsTwo: true, handler: 'admin' }, { status: 'FAILED' }), admin)).toBeNull();
});
