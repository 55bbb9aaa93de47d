import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALLERS, EVERY_PAIR, NOW, battleIn } from '../../tests/support/battle-cases.ts';
import { MINUTE, SECOND } from '../shared/time.ts';
import { attendanceOf } from './attendance.ts';
import { type Battle, type Transition, CHECK_WINDOW, SEATS, UNCALLED } from './battle.ts';
import { cancelBattle } from './cancel-battle.ts';
import { joinBattle } from './join-battle.ts';
import { passDeadline } from './pass-deadline.ts';
import { postponeStart, startBattle, takeBackStart } from './start-battle.ts';

const isPlaying = (status: string, caller: string) =>
  caller === 'creator' || (caller === 'opponent' && status !== 'draft');
const other = (seat: string) => (seat === 'creator' ? 'opponent' : 'creator');
const codeOf = (ruling: ReturnType<typeof startBattle>) => (ruling.ok ? ruling.value.event : ruling.refusal.code);
const valueOf = (ruling: ReturnType<typeof startBattle>): Transition => {
  if (!ruling.ok) throw new Error(ruling.refusal.code);
  return ruling.value;
};
/** Both seats taken, with an hour left to start. */
const waiting = battleIn('waiting');
const called = (by: string, at = NOW): Battle => valueOf(startBattle(waiting, by, at)).battle;

describe('Start Match (CH-10)', () => {
  it.each(EVERY_PAIR)('%s battle, %s: only its players press, only while it waits', (status, caller) => {
    const isPlayer = isPlaying(status, caller);
    const expected =
      isPlayer && status === 'waiting' ? 'battle.ready' : isPlayer ? 'BATTLE_NOT_WAITING' : 'NOT_A_PARTICIPANT';
    expect(codeOf(startBattle(battleIn(status), caller, NOW))).toBe(expected);
  });

  it.each(CALLERS)('nobody starts a battle with an empty seat: %s', (caller) => {
    const ruling = startBattle(battleIn('waiting', { opponentId: null }), caller, NOW);
    expect(codeOf(ruling)).toBe(caller === 'creator' ? 'OPPONENT_MISSING' : 'NOT_A_PARTICIPANT');
  });

  it.each(SEATS)('the first press, of the %s, calls the other for three minutes and moves no money', (seat) => {
    expect(startBattle(waiting, seat, NOW)).toEqual({
      ok: true,
      value: {
        battle: { ...waiting, readySeat: seat, checkEndsAt: NOW + 3 * MINUTE, dueAt: NOW + 3 * MINUTE },
        money: [],
        event: 'battle.ready',
        readyId: seat,
      },
    });
  });

  it.each(SEATS)('the second press makes it active for both, after the %s', (seat) => {
    const at = NOW + CHECK_WINDOW - 1;
    expect(startBattle(called(seat), other(seat), at)).toEqual({
      ok: true,
      value: {
        battle: { ...waiting, status: 'active', endsAt: at + 10_800_000, dueAt: at + 10_800_000 },
        money: [],
        event: 'battle.started',
      },
    });
  });

  it.each(SEATS)('the %s alone starts nothing, however often the button is pressed', (seat) => {
    expect(startBattle(called(seat), seat, NOW + 1)).toEqual({
      ok: false,
      refusal: { code: 'ALREADY_READY' },
    });
    expect(codeOf(startBattle(called(seat), seat, NOW + CHECK_WINDOW))).toBe('battle.ready');
  });

  it.each(SEATS)('a press that comes after the time calls anew: the %s has to press again', (seat) => {
    const { battle, event } = valueOf(startBattle(called(seat), other(seat), NOW + CHECK_WINDOW));
    expect([event, battle.readySeat, battle.checkEndsAt]).toEqual([
      'battle.ready',
      other(seat),
      NOW + CHECK_WINDOW + CHECK_WINDOW,
    ]);
  });

  it('the time to start ends to the millisecond, and a call with it', () => {
    const battle = battleIn('waiting', { endsAt: NOW, dueAt: NOW });
    expect([NOW - 1, NOW, NOW + 1].map((now) => codeOf(startBattle(battle, 'opponent', now)))).toEqual([
      'battle.ready',
      'BATTLE_OVER',
      'BATTLE_OVER',
    ]);
    expect(valueOf(startBattle(battle, 'opponent', NOW - 1)).battle.checkEndsAt).toBe(NOW);
  });
});

describe('taking it back, and Not now', () => {
  it.each(SEATS)('the %s takes the own press back, nobody else’s', (seat) => {
    expect(codeOf(takeBackStart(called(seat), other(seat), NOW))).toBe('NOT_READY');
    expect(codeOf(takeBackStart(waiting, seat, NOW))).toBe('NOT_READY');
    expect(codeOf(takeBackStart(called(seat), 'stranger', NOW))).toBe('NOT_A_PARTICIPANT');
    expect(codeOf(takeBackStart(called(seat), seat, NOW + CHECK_WINDOW))).toBe('NOT_READY');
    expect(takeBackStart(called(seat), seat, NOW + SECOND)).toEqual({
      ok: true,
      value: { battle: waiting, money: [], event: 'battle.unready', readyId: seat },
    });
  });

  it.each([5, 15, 30])('who is called asks for %i minutes, which ends the call and is no no-show', (minutes) => {
    const { battle, event } = valueOf(postponeStart(called('creator'), 'opponent', minutes, NOW));
    expect(event).toBe('battle.postponed');
    expect(battle).toEqual({ ...waiting, laterSeat: 'opponent', laterUntil: NOW + minutes * MINUTE });
  });

  it.each([0, 1, -5, 4.5, 31, 60, Number.NaN])('%d minutes are not offered', (minutes) => {
    expect(codeOf(postponeStart(called('creator'), 'opponent', minutes, NOW))).toBe('BAD_INPUT');
  });

  it('only who is called answers', () => {
    expect(codeOf(postponeStart(called('creator'), 'creator', 5, NOW))).toBe('NOT_READY');
    expect(codeOf(postponeStart(waiting, 'opponent', 5, NOW))).toBe('NOT_READY');
    expect(codeOf(postponeStart(called('creator'), 'opponent', 5, NOW + CHECK_WINDOW))).toBe('NOT_READY');
    expect(codeOf(postponeStart(called('creator'), 'friend', 5, NOW))).toBe('NOT_A_PARTICIPANT');
  });
});

describe('a call that is not answered', () => {
  it.each(SEATS)('lapses to the millisecond, leaves everything else as it was, and is the other’s miss', (seat) => {
    const battle = called(seat);
    expect(passDeadline(battle, [], NOW + CHECK_WINDOW - 1)).toBeNull();
    expect(passDeadline(battle, [], NOW + CHECK_WINDOW)).toEqual({
      battle: { ...waiting, creatorMissed: seat === 'opponent', opponentMissed: seat === 'creator' },
      money: [],
      event: 'battle.lapsed',
      readyId: seat,
    });
  });

  it('is no no-show where the end of the time to start cut it short', () => {
    const late = battleIn('waiting', { endsAt: NOW + MINUTE, dueAt: NOW + MINUTE });
    const battle = valueOf(startBattle(late, 'creator', NOW)).battle;
    const expired = passDeadline(battle, [], NOW + MINUTE);
    expect([expired?.event, expired && attendanceOf(expired)]).toEqual(['battle.expired', []]);
  });

  it('counts where nobody starts in time, against whoever was called and nobody else, also when the server was away', () => {
    const lapsed = passDeadline(called('creator'), [], NOW + CHECK_WINDOW)?.battle ?? waiting;
    for (const battle of [lapsed, called('creator')]) {
      const expired = passDeadline(battle, [], NOW + 3_600_000);
      expect(expired?.event).toBe('battle.expired');
      expect(expired && attendanceOf(expired)).toEqual([{ playerId: 'opponent', hasShown: false }]);
      expect(expired?.money).toEqual([{ kind: 'refund-all' }]);
    }
    const nobody = passDeadline(waiting, [], NOW + 3_600_000);
    expect(nobody && attendanceOf(nobody)).toEqual([]);
  });

  it('goes with whoever leaves: the next one in the seat has missed nothing', () => {
    const lapsed = passDeadline(called('creator'), [], NOW + CHECK_WINDOW)?.battle ?? waiting;
    const left = valueOf(cancelBattle(lapsed, 'opponent', NOW + CHECK_WINDOW)).battle;
    const viewer = { accountId: 'next', isStaff: false, isFriend: false, code: null };
    expect(valueOf(joinBattle(left, viewer, NOW + CHECK_WINDOW)).battle).toMatchObject(UNCALLED);
  });
});

it('both play who have pressed within three minutes of each other, whatever else is pressed, and nobody else does', () => {
  const move = fc.record({
    by: fc.constantFrom(...SEATS),
    what: fc.constantFrom('press', 'back', 'later', 'pass'),
    after: fc.integer({ min: 0, max: 2 * CHECK_WINDOW }),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
      let battle: Battle = waiting;
      let now = NOW;
      /** Who has pressed and has not taken it back, with the instant. */
      const pressed = new Map<string, number>();
      for (const { by, what, after } of moves) {
        now += after;
        const ruling =
          what === 'press'
            ? startBattle(battle, by, now)
            : what === 'back'
              ? takeBackStart(battle, by, now)
              : what === 'later'
                ? postponeStart(battle, by, 5, now)
                : { ok: false as const };
        const transition = ruling.ok ? ruling.value : what === 'pass' ? passDeadline(battle, [], now) : null;
        if (!transition) continue;
        if (transition.event === 'battle.started') {
          const first = pressed.get(other(by));
          expect(first === undefined ? Infinity : now - first).toBeLessThan(CHECK_WINDOW);
          return;
        }
        if (transition.event === 'battle.ready') pressed.clear();
        if (transition.event === 'battle.ready') pressed.set(by, now);
        else pressed.clear();
        battle = transition.battle;
        if (battle.status !== 'waiting') return;
      }
      expect(battle.status).toBe('waiting');
    }),
  );
});
