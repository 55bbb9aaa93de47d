import { expect, it } from 'vitest';
import { CALLERS, CODE, battleIn, viewerOf } from '../../tests/support/battle-cases.ts';
import { BATTLE_PRIVACIES, BATTLE_STATUSES } from './battle.ts';
import { maySee } from './see-battle.ts';

const CODES = [null, 'WRONGCODE2', CODE] as const;
const states = BATTLE_STATUSES.flatMap((status) => BATTLE_PRIVACIES.map((privacy) => [status, privacy] as const));

it.each(states)('%s %s battle: seen by those it is for, with every code or none (BG-17)', (status, privacy) => {
  const battle = battleIn(status, { privacy, inviteCode: privacy === 'invite' ? CODE : null });
  for (const caller of CALLERS) {
    const seen = CODES.map((code) => maySee(battle, viewerOf(caller, code)));
    const all = [true, true, true];
    const none = [false, false, false];
    if (status === 'draft') expect(seen, caller).toEqual(caller === 'creator' ? all : none);
    else if (caller === 'creator' || caller === 'opponent' || caller === 'staff') expect(seen, caller).toEqual(all);
    else if (privacy === 'public') expect(seen, caller).toEqual(all);
    else if (privacy === 'friends') expect(seen, caller).toEqual(caller === 'friend' ? all : none);
    else expect(seen, caller).toEqual([false, false, true]);
  }
});

it('shows an invite-only battle without a code to nobody, not even to a caller without one', () => {
  const battle = battleIn('waiting', { privacy: 'invite', inviteCode: null });
  expect(maySee(battle, viewerOf('stranger', null))).toBe(false);
});
