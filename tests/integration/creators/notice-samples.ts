import type { NoticeSample } from '../../support/notice-samples.ts';

export const NOTICE_SAMPLES: readonly NoticeSample[] = [
  ['referral.rewarded', { userId: 'a', newcomerId: 'b', coins: 250 }],
  ['market.creator-paid', { userId: 'a', cents: 1_66 }],
];
