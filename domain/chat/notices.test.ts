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

it('what a friend writes is told once in a quarter of an hour, with the way to the talk', () => {
  const data = { userId: 'u', fromId: 'f', fromName: 'Nova', channelId: 'friends:f_u' };
  const [notice] = told('chat.written', data);
  expect(notice).toMatchObject({ userId: 'u', fromId: 'f', isPersonal: true, channel: 'chat', mail: 'none' });
  expect(notice).toMatchObject({ title: '{from} wrote to you', link: '/friends?message=Nova' });
  expect(told('chat.written', data)[0]?.uniqueKey).toBe(notice?.uniqueKey);
  expect(told('chat.written', { ...data, channelId: 'friends:g_u' })[0]?.uniqueKey).not.toBe(notice?.uniqueKey);
});

it('what staff decide and what is reached', () => {
  const decided = { userId: 'u', channelId: 'off-topic', appeal: 'posted', reason: '' };
  expect(told('blocked-message.decided', decided)).toMatchObject([
    { title: 'Your blocked message was posted', link: '/home?chat=off-topic', topics: [], channel: null },
  ]);
  expect(told('blocked-message.decided', { ...decided, appeal: 'kept', reason: 'It insults.' })).toMatchObject([
    { userId: 'u', title: 'Your message stays blocked', message: 'Our staff reviewed it: It insults.' },
  ]);
});
