import type { ContestPhraseCode } from './contest-phrases.ts';

/** Whose move a contest waits for, as a viewer sees it. */
export const STEP_TONES = ['urgent', 'turn', 'wait', 'offer', 'none'] as const;
export type StepTone = (typeof STEP_TONES)[number];

/** What a player can only wait for. */
const WAITED_FOR: ReadonlySet<ContestPhraseCode> = new Set(['not-called', 'played', 'disputed', 'needs-opponent']);

/** Whose move it is by the words alone, where a room says no more of it. */
export const toneOf = (code: ContestPhraseCode): StepTone => (WAITED_FOR.has(code) ? 'wait' : 'turn');
