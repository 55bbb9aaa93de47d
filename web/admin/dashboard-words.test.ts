import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { StaffEvent } from '../data/__generated__/schema-types.ts';
import { activityPath, activityWords, differenceWords } from './dashboard-words.ts';

const NOTHING = { ticketNumber: null, amountCents: null, alertKind: null } as const;

it.each([
  [5, 3, false, '+2 against 3 a week ago'],
  [3, 5, false, '−2 against 5 a week ago'],
  [5, 5, false, 'As much as a week ago'],
  [12_00, 2_50, true, '+$9.50 against $2.50 a week ago'],
])('%i today and %i a week ago', (today, before, isMoney, words) => {
  expect(differenceWords(today, before, isMoney)).toBe(words);
});

it('something that happened says which one it is about, and leads there', () => {
  const withdrawal = { ...NOTHING, kind: 'WITHDRAWAL_REQUESTED', subjectId: 'w', amountCents: 50_00 } as const;
  expect(activityWords(withdrawal)).toBe('A withdrawal was requested: $50.00');
  expect(activityPath(withdrawal)).toBe('/admin/finance?tab=withdrawals');
  const ticket = { ...NOTHING, kind: 'TICKET_CHANGED', subjectId: 't', ticketNumber: '1234' } as const;
  expect(activityWords(ticket)).toBe('A support request changed: 1234');
  expect(activityPath(ticket)).toBe('/admin/support?ticket=t');
  expect(activityWords({ ...NOTHING, kind: 'ALERT_RAISED', subjectId: 'a', alertKind: 'BALANCE' })).toBe(
    'New alert: A balance differs from its bookings',
  );
  const dispute = { ...NOTHING, kind: 'DISPUTE_OPENED', subjectId: 'd' } as const;
  expect(activityPath(dispute)).toBe('/admin/battles?tab=disputes&dispute=d');
});

it('everything that staff read of has words of its room, and a page to see to it', () => {
  const [, members = ''] = /^enum StaffEvent \{\n([^}]*)\}/m.exec(readFileSync('schema.graphql', 'utf8')) ?? [];
  const kinds = [...members.matchAll(/^ {2}([A-Z_]+)$/gm)].map(([, kind]) => kind as StaffEvent);
  expect(kinds).toContain('JURY_HEARD');
  for (const kind of kinds) {
    const activity = { ...NOTHING, kind, subjectId: 'one' };
    expect(activityWords(activity)).toMatch(/^[A-Z][a-z ]+$/);
    expect(activityPath(activity)).toMatch(/^\/admin\//);
  }
});
