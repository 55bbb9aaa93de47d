import { expect, it } from 'vitest';
import { toldBy } from '../../tests/support/told.ts';
import { chatNotices } from './notices.ts';

const told = toldBy(chatNotices);

it('chat: a mention, by its channel; nothing else that is said', () => {
  const data = { userId: 'u', fromName: 'Nova', channelId: 'general', messageId: 'm' };
  expect(told('chat.mentioned', data)).toMatchObject([
    { userId: 'u', title: 'Nova mentioned you', channel: 'chat', uniqueKey: 'mention:m', mail: 'none' },
  ]);
  expect(told('chat.posted', data)).toEqual([]);
});

it('what staff decide and what is reached', () => {
  const decided = { userId: 'u', channelId: 'off-topic', appeal: 'posted', reason: '' };
  expect(told('blocked-message.decided', decided)).toMatchObject([
    { title: 'Your blocked message was posted', link: '/home?chat=off-topic', topics: [], channel: null },
  ]);
  expect(told('blocked-message.decided', { ...decided, appeal: 'kept', reason: 'It insults.' })).toMatchObject([
    { userId: 'u', title: 'Your message stays blocked', message: 'Our staff have looked at it: It insults.' },
  ]);
});
