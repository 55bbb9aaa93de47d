import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import stored from '../../tests/support/arcade-runs.json' with { type: 'json' };
import { courseOf } from './course.ts';
import { isGameId } from './games.ts';
import { type Readiness, becomeReady, isLineLost, readyUntil, scoreAfter, stagesTold } from './live-battle.ts';
import { readLog, writeStage } from './log.ts';
import { loadGame } from './versions.ts';

const NOW = 1_000_000;
/** Ten stages of six seconds. */
const SHAPE = { stages: 10, stageTicks: 1_200 };
const ticket = (readyAt: number | null = null): Readiness => ({ isTicket: true, readyAt });
const OVER: Readiness = { isTicket: false, readyAt: null };

describe('being ready', () => {
  it('holds for thirty seconds and no longer', () => {
    const until = (passed: number) => readyUntil(ticket(NOW), NOW + passed);
    expect([until(0), until(29_999), until(30_000)]).toEqual([NOW + 30_000, NOW + 30_000, null]);
    expect(readyUntil(ticket(), NOW)).toBeNull();
  });

  it('waits for the other, whose own waiting is over, and gives both a start once it meets one that is not', () => {
    expect(becomeReady(ticket(), ticket(), NOW)).toEqual({ ok: true, value: { readyAt: NOW } });
    expect(becomeReady(ticket(), ticket(NOW - 29_999), NOW)).toEqual({ ok: true, value: { startsAt: NOW + 5_000 } });
    expect(becomeReady(ticket(), ticket(NOW - 30_000), NOW)).toEqual({ ok: true, value: { readyAt: NOW } });
  });

  it('said again waits no longer for it, and begins anew once the waiting was over', () => {
    expect(becomeReady(ticket(NOW - 9), ticket(), NOW)).toEqual({ ok: true, value: { readyAt: NOW - 9 } });
    expect(becomeReady(ticket(NOW - 30_000), ticket(), NOW)).toEqual({ ok: true, value: { readyAt: NOW } });
  });

  it('is for two tickets: not for an empty seat, nor beside a run that was begun', () => {
    const codeOf = (own: Readiness, other: Readiness | null) => {
      const ruling = becomeReady(own, other, NOW);
      return ruling.ok ? 'ok' : ruling.refusal.code;
    };
    expect([codeOf(OVER, ticket(NOW)), codeOf(ticket(), null), codeOf(ticket(), OVER)]).toEqual([
      'ARCADE_RUN_OVER',
      'ARCADE_LIVE_OFF',
      'ARCADE_LIVE_OFF',
    ]);
  });
});

describe('what is told of the other', () => {
  const told = (stagesIn: number, passed: number) => stagesTold(SHAPE, { startedAt: NOW, stagesIn }, NOW + passed);

  it('goes as far as the own run was handed in, or can be no more', () => {
    expect([told(0, 0), told(0, 15_999), told(3, 18_000), told(10, 60_000)]).toEqual([0, 0, 3, 10]);
    expect([told(0, 16_000), told(0, 22_000), told(0, 600_000)]).toEqual([1, 2, 10]);
  });

  it('is that the line is lost three seconds after the end of a stage that has not come', () => {
    const lost = (stagesIn: number, passed: number) => isLineLost(SHAPE, { startedAt: NOW, stagesIn }, NOW + passed);
    expect([lost(0, 8_999), lost(0, 9_000), lost(1, 9_000), lost(1, 15_000)]).toEqual([false, true, false, true]);
    expect([lost(9, 63_000), lost(10, 90_000)]).toEqual([true, false]);
  });
});

describe('a score under way', () => {
  it.each(stored)('of a stored run of $game is what the whole comes to, once every stage counts', async (run) => {
    const game = isGameId(run.game) ? await loadGame(run.game, run.version) : null;
    if (!game) throw new Error('its rules are gone');
    const course = courseOf(hexToBytes(run.lastSecret), game.stages);
    const stages = readLog(game, Buffer.from(run.log, 'base64'))?.map((inputs) => writeStage(game, inputs)) ?? [];
    expect(scoreAfter(game, course, stages, game.stages)).toBe(run.score);
    expect(scoreAfter(game, course, stages, 0)).toBe(game.score(game.init()));
    // What came after the stages that count is not looked at, whatever it is.
    const broken = stages.map((bytes, n) => (n < 2 ? bytes : Uint8Array.of(255)));
    expect(scoreAfter(game, course, broken, 2)).toBe(scoreAfter(game, course, stages.slice(0, 2), 2));
    expect(scoreAfter(game, course, broken, 3)).toBeNull();
  });
});
