import { describe, expect, it } from 'vitest';
import { BATTLE_STATUSES, type Battle, UNCALLED } from './battle.ts';
import { type AskedRematch, pressRematch, rematchAt } from './rematch.ts';

const OVER: Battle = {
  ...UNCALLED,
  id: 'b',
  status: 'completed',
  privacy: 'public',
  inviteCode: null,
  stakeCents: 50_00,
  feeCents: 2_50,
  creatorId: 'one',
  opponentId: 'other',
  winnerId: 'one',
  endsAt: 0,
  dueAt: null,
};
const asked = (change: Partial<AskedRematch> = {}): AskedRematch => ({
  fromId: 'one',
  status: 'pending',
  expiresAt: 100,
  nextStatus: null,
  ...change,
});
const press = (latest: AskedRematch | null, by: string, now = 50) => {
  const ruling = pressRematch(OVER, latest, by, now);
  return ruling.ok ? ruling.value : ruling.refusal.code;
};

describe('a press on Rematch', () => {
  it.each(['one', 'other'])('asks where nobody has, by either player: %s', (by) => {
    expect(press(null, by)).toBe('ask');
  });

  it('accepts what the other has asked, and changes nothing where oneself has', () => {
    expect(press(asked(), 'other')).toBe('accept');
    expect(press(asked(), 'one')).toBe('stands');
    expect(press(asked({ fromId: 'other' }), 'one')).toBe('accept');
  });

  it.each(['waiting', 'active', 'disputed', 'completed'] as const)(
    'changes nothing once the next is %s',
    (nextStatus) => {
      for (const by of ['one', 'other']) expect(press(asked({ status: 'accepted', nextStatus }), by)).toBe('stands');
    },
  );

  it.each([
    asked({ status: 'declined' }),
    asked({ status: 'withdrawn' }),
    asked({ status: 'expired' }),
    asked({ expiresAt: 50 }),
    asked({ status: 'accepted', nextStatus: 'cancelled' }),
    asked({ status: 'accepted', nextStatus: 'expired' }),
  ])('asks anew where nothing came of the last: %o', (latest) => {
    for (const by of ['one', 'other']) expect(press(latest, by)).toBe('ask');
    expect(rematchAt(latest, 50)).toBeNull();
  });

  it('is for the two alone, as if there were no battle', () => {
    for (const latest of [null, asked()]) expect(press(latest, 'onlooker')).toBe('NOT_FOUND');
  });

  it.each(BATTLE_STATUSES.filter((status) => status !== 'completed'))('is refused while the battle is %s', (status) => {
    const ruling = pressRematch({ ...OVER, status, winnerId: null }, null, 'one', 50);
    expect(ruling).toMatchObject({ ok: false, refusal: { code: 'BATTLE_NOT_OVER' } });
  });
});
