import { expect, it } from 'vitest';
import { friendIn, friendTalkOf } from './talk.ts';

const LONG = ['01890a5d-ac96-774b-bcce-b302099a8057', '01890a5d-ac96-774b-bcce-b302099a8058'] as const;

it.each([['1', '2'], ['2', '1'], ['a_b', 'a'], ['a', 'a_b'], LONG] as const)(
  '%s and %s have one talk, and each finds the other in it',
  (one, other) => {
    const talk = friendTalkOf(one, other);
    expect(friendTalkOf(other, one)).toBe(talk);
    expect(friendIn(talk, one)).toBe(other);
    expect(friendIn(talk, other)).toBe(one);
    expect(friendIn(talk, 'c')).toBeNull();
  },
);

it.each(['friends:2_1', 'friends:1_1', 'friends:1_', 'friends:1', 'room:1_2', 'friends:', '1_2'])(
  '%s is no talk of player 1',
  (talk) => {
    expect(friendIn(talk, '1')).toBeNull();
  },
);
