import { expect, it } from 'vitest';
import type { BattleStatus } from '../data/__generated__/schema-types.ts';
import { battleBadge, battleListBadge } from './battle-words.ts';

it.each([
  ['ACTIVE', 'Live', 'Live Match', 'Live Match'],
  ['WAITING', 'Starting Soon', 'Waiting for Opponent', 'Ready to Start'],
  ['COMPLETED', 'Scheduled', 'Completed', 'Completed'],
  ['DISPUTED', 'Scheduled', 'In Dispute', 'In Dispute'],
  ['CANCELLED', 'Scheduled', 'Cancelled', 'Cancelled'],
  ['EXPIRED', 'Scheduled', 'Expired', 'Expired'],
  ['DRAFT', 'Scheduled', 'Draft', 'Draft'],
] as const)(
  'calls %s %s in the list, %s with one seat taken and %s with both (BG-07, CH-08, CH-10, CH-12, CH-13)',
  (status, inList, alone, both) => {
    expect(battleListBadge(status).word).toBe(inList);
    expect(battleBadge({ status, opponent: null }).word).toBe(alone);
    expect(battleBadge({ status, opponent: { id: '2' } }).word).toBe(both);
  },
);

it('calls a status Unknown only where this client does not know it (CH-13)', () => {
  for (const status of ['PAUSED', '', 'active'])
    expect(battleBadge({ status: status as BattleStatus, opponent: null }).word).toBe('Unknown');
});
