import type { Viewer } from './use-viewer.ts';

/** Whether a newcomer has steps of the set-up before them; until then the pages keep to what helps with it. */
export const isSettingUp = ({ onboarding }: Viewer): boolean => onboarding.stepsDone < onboarding.stepsCount;
