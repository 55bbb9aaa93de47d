import type { NoticeSample } from '../../support/notice-samples.ts';

export const NOTICE_SAMPLES: readonly NoticeSample[] = [
  ['friend.requested', { fromId: 'a', toId: 'b' }],
  ['friend.accepted', { fromId: 'a', toId: 'b' }],
];
