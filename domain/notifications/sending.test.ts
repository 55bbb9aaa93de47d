import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../accounts/preferences.ts';
import { TEXTS } from './__generated__/texts.ts';
import { locationOf } from './location.ts';
import { withName } from './notification.ts';
import { NOTIFICATION_TOPICS, type Notice } from '../shared/notice.ts';
import { sendingOf } from './sending.ts';

const ALL = { ...DEFAULT_SETTINGS, marketing: true };
const OFF: Settings = {
  ...DEFAULT_SETTINGS,
  email: false,
  chat: false,
  missions: false,
  battleUpdates: false,
  matchResults: false,
  walletChanges: false,
  marketing: false,
};
const notice = (given: Partial<Notice>) => ({ topics: [], channel: null, mail: 'digest', ...given }) as const;
const NOTHING = { isWritten: false, mail: null };

it.each(NOTIFICATION_TOPICS)('the topic %s decides over its kinds alone', (topic) => {
  expect(sendingOf(notice({ topics: [topic] }), { ...ALL, [topic]: false })).toEqual(NOTHING);
  expect(sendingOf(notice({ topics: [topic] }), { ...OFF, [topic]: true })).toEqual({ isWritten: true, mail: null });
});

it('any of several topics is enough', () => {
  const two = notice({ topics: ['matchResults', 'walletChanges'] });
  expect(sendingOf(two, { ...OFF, walletChanges: true }).isWritten).toBe(true);
  expect(sendingOf(two, { ...OFF, matchResults: true }).isWritten).toBe(true);
  expect(sendingOf(two, OFF)).toEqual(NOTHING);
});

it.each(['chat', 'missions'] as const)('the channel %s decides over what comes by it', (channel) => {
  expect(sendingOf(notice({ channel }), { ...ALL, [channel]: false })).toEqual(NOTHING);
  expect(sendingOf(notice({ channel }), { ...OFF, [channel]: true }).isWritten).toBe(true);
});

it('e-mails need their channel, but those that protect the account', () => {
  const settings = { ...ALL, email: false };
  for (const mail of ['at-once', 'digest'] as const) {
    expect(sendingOf(notice({ mail }), ALL)).toEqual({ isWritten: true, mail });
    expect(sendingOf(notice({ mail }), settings)).toEqual({ isWritten: true, mail: null });
  }
  expect(sendingOf(notice({ mail: 'always' }), OFF)).toEqual({ isWritten: true, mail: 'at-once' });
  expect(sendingOf(notice({ mail: 'none' }), ALL)).toEqual({ isWritten: true, mail: null });
});

it.each([
  [null, null],
  ['', null],
  ['unknown', null],
  ['127.0.0.1', null],
  ['::1', null],
  ['::ffff:10.1.2.3', null],
  ['192.168.0.7', null],
  ['172.16.0.1', null],
  ['172.15.0.1', '172.15.0.1'],
  ['169.254.1.1', null],
  ['fd00::1', null],
  ['fe80::1', null],
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2a01:4f8::1', '2a01:4f8::1'],
])('of the address %s it is known where: %s', (address, location) => {
  expect(locationOf(address)).toBe(location);
});

it('puts the present name into a text, also twice, and another word of the reader’s language where there is none', () => {
  expect(withName(TEXTS.en, '{from} and {from}', 'Nova')).toBe('Nova and Nova');
  expect(withName(TEXTS.en, '{from} left', '$& $1')).toBe('$& $1 left');
  expect(withName(TEXTS.en, '{from} left', null)).toBe('another player left');
  expect(withName(TEXTS.es, 'Ganaste contra {from}', null)).toBe('Ganaste contra otro jugador');
});
