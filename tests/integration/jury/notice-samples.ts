import type { NoticeSample } from '../../support/notice-samples.ts';

export const NOTICE_SAMPLES: readonly NoticeSample[] = [
  ['juror.drawn', { jurorId: 'a', gameTitle: 'Chess', answerBy: Date.UTC(2026, 2, 3) }],
];
