import type { NoticeSample } from '../../support/notice-samples.ts';

export const NOTICE_SAMPLES: readonly NoticeSample[] = [
  ['streak.milestone', { userId: 'a', milestone: 7, coins: 150 }],
];
