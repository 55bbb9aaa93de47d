import { describe, expect, it } from 'vitest';
import { DAY, HOUR, SECOND } from './time.ts';
import { SILENT_MAX, spentSince, uptimePercent } from './status.ts';

const MIDNIGHT = Date.parse('2026-11-27T00:00:00Z');
const NOTHING = { upMs: 0, downMs: 0, maintenanceMs: 0 };

describe('how time was spent', () => {
  it('is up while it is accounted for, and maintenance while that lasts', () => {
    const at = MIDNIGHT + HOUR;
    const day = '2026-11-27';
    expect(spentSince(at, at + SILENT_MAX, false)).toEqual([{ ...NOTHING, day, upMs: SILENT_MAX }]);
    expect(spentSince(at, at + SECOND, true)).toEqual([{ ...NOTHING, day, maintenanceMs: SECOND }]);
  });

  it('is an outage after a silence, maintenance or not, split at midnight UTC', () => {
    expect(spentSince(MIDNIGHT - HOUR, MIDNIGHT + DAY + 5, true)).toEqual([
      { ...NOTHING, day: '2026-11-26', downMs: HOUR },
      { ...NOTHING, day: '2026-11-27', downMs: DAY },
      { ...NOTHING, day: '2026-11-28', downMs: 5 },
    ]);
  });

  it('is nothing where a clock was set back', () => {
    expect(spentSince(MIDNIGHT, MIDNIGHT - 5, false)).toEqual([]);
  });

  it.each([
    [[], null],
    [[{ ...NOTHING, maintenanceMs: HOUR }], null],
    [[{ ...NOTHING, upMs: HOUR }], 100],
    [[{ ...NOTHING, upMs: DAY, downMs: 1 }], 99.99],
    [
      [
        { ...NOTHING, upMs: 3 * HOUR, maintenanceMs: HOUR },
        { ...NOTHING, downMs: HOUR },
      ],
      75,
    ],
  ])('%j is an uptime of %s percent', (days, percent) => {
    expect(uptimePercent(days)).toBe(percent);
  });
});
