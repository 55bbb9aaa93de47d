import { describe, expect, it } from 'vitest';
import { ARCADE_MODES } from './games.ts';
import { type SharedRun, isShareable } from './share-run.ts';

const RUN: SharedRun = { mode: 'battle', isCounted: true, isContestSettled: true, isBracketSettled: null };

describe('isShareable', () => {
  it('holds for every mode but practice', () => {
    const shared = ARCADE_MODES.filter((mode) => isShareable({ ...RUN, mode }));
    expect(shared).toEqual(ARCADE_MODES.filter((mode) => mode !== 'practice'));
  });

  it('waits for the contest, for the whole bracket of a pair, and for a run that counts', () => {
    expect(isShareable({ ...RUN, isContestSettled: false })).toBe(false);
    expect(isShareable({ ...RUN, isCounted: false })).toBe(false);
    expect(isShareable({ ...RUN, mode: 'bracket', isBracketSettled: false })).toBe(false);
    expect(isShareable({ ...RUN, mode: 'bracket', isBracketSettled: true })).toBe(true);
  });
});
