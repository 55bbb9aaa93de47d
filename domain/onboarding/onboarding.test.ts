import { describe, expect, it } from 'vitest';
import { NO_STEPS, ONBOARDING_PAGES, type OnboardingPage, type OnboardingSteps, pageFor } from './onboarding.ts';

const at = (done: Partial<OnboardingSteps>): OnboardingSteps => ({ ...NO_STEPS, ...done });
const NEW = at({});
const SET_UP = at({ setupCompletedAt: 1 });
const TOURED = at({ setupCompletedAt: 1, tourCompletedAt: 2 });
const PLAYED = at({ setupCompletedAt: 1, tutorialCompletedAt: 3 });
const DONE = at({ setupCompletedAt: 1, tourCompletedAt: 2, tutorialCompletedAt: 3, completedAt: 4 });

const table = (steps: OnboardingSteps | null) => ONBOARDING_PAGES.map((page) => pageFor(page, steps));

describe('pageFor', () => {
  it('sends everybody who is not signed in to register, from every page', () => {
    expect(table(null)).toEqual(['register', 'register', 'register', 'register']);
  });

  it('sends a newcomer to the profile setup, from every page', () => {
    expect(table(NEW)).toEqual(['setup-profile', 'setup-profile', 'setup-profile', 'setup-profile']);
  });

  it('opens tour and tutorial after the setup, and sends from the welcome to the tutorial', () => {
    const open = ['setup-profile', 'tour', 'tutorial-challenge', 'tutorial-challenge'];
    expect(table(SET_UP)).toEqual(open);
    expect(table(TOURED)).toEqual(open);
  });

  it('opens the welcome after the tutorial, with or without the tour, and keeps all pages open afterwards', () => {
    expect(table(PLAYED)).toEqual(ONBOARDING_PAGES);
    expect(table(DONE)).toEqual(ONBOARDING_PAGES);
  });

  it('always names a page at which it leaves one alone', () => {
    for (const steps of [NEW, SET_UP, TOURED, PLAYED, DONE])
      for (const page of ONBOARDING_PAGES) {
        const place = pageFor(page, steps) as OnboardingPage;
        expect(pageFor(place, steps)).toBe(place);
      }
  });
});
