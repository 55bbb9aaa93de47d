import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { isSettingUp } from '../../session/is-setting-up.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { FinishSetup } from './finish-setup.tsx';

const at = (stepsDone: number, setupCompletedAt: number | null) => ({
  ...SAMPLE_VIEWER,
  onboarding: {
    ...SAMPLE_VIEWER.onboarding,
    stepsDone,
    setupCompletedAt,
    tutorialCompletedAt: null,
    bonusCoinsAhead: 50,
  },
});

describe("'Finish setting up'", () => {
  it.each([
    [0, null, '/setup-profile'],
    [2, null, '/setup-profile'],
    [3, 1, '/tutorial-challenge'],
  ])('at %i of 4 says so, what is still to come, and leads on', (stepsDone, setupCompletedAt, path) => {
    const viewer = at(stepsDone, setupCompletedAt);
    render(
      <MemoryRouter>
        <FinishSetup viewer={viewer} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { name: `Finish setting up, ${stepsDone} of 4, +50 BC` })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(path);
    expect(isSettingUp(viewer)).toBe(true);
  });

  it('is over with the last step', () => {
    expect(isSettingUp(SAMPLE_VIEWER)).toBe(false);
  });
});
