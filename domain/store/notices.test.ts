import { expect, it } from 'vitest';
import { toldBy } from '../../tests/support/told.ts';
import { storeNotices } from './notices.ts';

const told = toldBy(storeNotices);

it('what staff decide and what is reached', () => {
  const returned = { userId: 'u', orderId: 'o', name: 'Neon Skin', coins: 675, reason: 'Bought twice.' };
  expect(told('store.returned', returned)).toMatchObject([
    {
      userId: 'u',
      title: 'Neon Skin was taken back',
      message: '675 BC came back to you. Our staff: Bought twice.',
      link: '/inventory?tab=purchases',
    },
  ]);
  const bundle = { ...returned, name: '500 BC Bundle', coins: 0, cents: 500 };
  expect(told('store.returned', bundle)).toMatchObject([
    { message: '$5.00 came back to your wallet, and its coins have left it. Our staff: Bought twice.' },
  ]);
  const gift = { userId: 'u', giftId: 'g', name: 'Starter Pack', coins: 0 };
  expect(told('gift.ended', { ...gift, state: 'claimed' })).toMatchObject([{ title: 'Starter Pack was claimed' }]);
  expect(told('gift.ended', { ...gift, state: 'returned', coins: 800 })).toMatchObject([
    { userId: 'u', message: 'Nobody claimed it in time. You have your 800 BC back.' },
  ]);
  expect(told('gift.ended', { ...gift, state: 'returned', coins: 800, days: 30 })).toMatchObject([
    { message: 'Nobody claimed it within 30 days. You have your 800 BC back.' },
  ]);
  expect(told('gift.ended', { ...gift, state: 'returned', coins: 800, isDeclined: true })).toMatchObject([
    { title: 'Starter Pack came back', message: 'They declined it. You have your 800 BC back.' },
  ]);
  expect(told('gift.declined', gift)).toMatchObject([
    { title: 'You declined Starter Pack', link: '/inventory?tab=gifts' },
  ]);
});
