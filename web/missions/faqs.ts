import { MISSION_COINS_PER_DAY_MAX } from '../../domain/missions/rewards.ts';
import type { RoomFaq } from '../parts/faq.ts';
import * as t from './__generated__/messages.ts';

export const faqs: readonly RoomFaq[] = [
  {
    after: 'payment-limits',
    slug: 'battlecoin',
    question: t.whatIsBattleCoinWorth(),
    answer: t.battlecoinIsEarnedAndSpent({ coins: MISSION_COINS_PER_DAY_MAX }),
  },
];
