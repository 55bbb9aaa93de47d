import { describe, expect, it } from 'vitest';
import { Allowance, cleanWords, readLine, sayIn } from './irc.ts';

describe('a line of chat (CR-21)', () => {
  it.each([
    ['PING :tmi.twitch.tv', { nick: '', command: 'PING', params: ['tmi.twitch.tv'] }],
    [
      ':tmi.twitch.tv 001 bot :Welcome, GLHF!',
      { nick: 'tmi.twitch.tv', command: '001', params: ['bot', 'Welcome, GLHF!'] },
    ],
    [
      ':fan!fan@fan.tmi.twitch.tv PRIVMSG #streamer :!battle : PING :x',
      { nick: 'fan', command: 'PRIVMSG', params: ['#streamer', '!battle : PING :x'] },
    ],
    ['@id=1;a=b :fan!f@f PRIVMSG #s ::-)', { nick: 'fan', command: 'PRIVMSG', params: ['#s', ':-)'] }],
    [':tmi.twitch.tv RECONNECT', { nick: 'tmi.twitch.tv', command: 'RECONNECT', params: [] }],
  ])('%s is read', (text, line) => {
    expect(readLine(text)).toEqual(line);
  });

  it('that is none is read as none', () => {
    for (const text of ['', ' ', ':', ':x', '@a', 'privmsg #a :b', '\u0000']) expect(readLine(text), text).toBeNull();
  });
});

describe('what is said (CR-21)', () => {
  it('never becomes another line, nor a command of Twitch', () => {
    expect(sayIn('s', 'a\r\nQUIT\nJOIN #x\u0000\u2028b')).toBe('PRIVMSG #s :a QUIT JOIN #x b');
    for (const text of ['/ban fan', '.timeout fan', ' /ban fan', '//.!ban fan', '\u200B/ban fan'])
      expect(cleanWords(text), text).toMatch(/^(ban|timeout) fan$/);
  });

  it('is cut between letters, not within one', () => {
    const cut = cleanWords('😀'.repeat(600));
    expect([...cut]).toHaveLength(451);
    expect(cut.endsWith('😀…')).toBe(true);
  });
});

it('twenty messages within thirty seconds and no more, whenever they begin (CR-21)', () => {
  const allowance = new Allowance(20, 30_000);
  const taken = (now: number) => Array.from({ length: 25 }, () => allowance.take(now)).filter(Boolean).length;
  expect([taken(0), taken(29_999), taken(30_000), taken(45_000), taken(60_000)]).toEqual([20, 0, 20, 0, 20]);
});
