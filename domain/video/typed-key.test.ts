import { describe, expect, it } from 'vitest';
import { keyTyped } from './typed-key.ts';

const KEY = 'a-key_of-the-Right-4rm';

describe('a stream key as it is typed', () => {
  it.each([
    KEY,
    ` ${KEY} `,
    `\t${KEY}\n`,
    `/${KEY}`,
    `${KEY}/`,
    `live/${KEY}`,
    `/live/${KEY}/`,
    `live/ ${KEY}`,
    `"${KEY}"`,
    `rtmp://gauntlet.example:1935/live/${KEY}`,
    `rtmps://gauntlet.example/live/${KEY}?bandwidthtest=true`,
    `${KEY}?bandwidthtest=true`,
  ])('%j is the key', (typed) => {
    expect(keyTyped(typed, 'live')).toEqual({ key: KEY });
  });

  it.each(['', ' ', '/', 'live'])('is found in the line of the server where %j stands in its own', (name) => {
    for (const app of [`live/${KEY}`, `/live/${KEY}/`, `live//${KEY}`, `live/${KEY}?x=1`])
      expect(keyTyped(name, app), app).toEqual({ key: KEY });
  });

  it('in its own line goes before what stands in that of the server', () => {
    expect(keyTyped(KEY, 'live/another-key-there')).toEqual({ key: KEY });
  });

  it.each([
    ['', 'The stream key is empty'],
    ['  ', 'The stream key is empty'],
    ['../etc', 'This is not a stream key'],
    ['rtmp://gauntlet.example:1935/live', 'This is not a stream key'],
    ['rtmp://localhost', 'This is not a stream key'],
    ['schlüssel-von-mir', 'This is not a stream key'],
    ['two words', 'This is not a stream key'],
    ['k'.repeat(129), 'This is not a stream key'],
  ])('%j names the mistake', (typed, words) => {
    expect(keyTyped(typed, 'live')).toEqual({ mistake: expect.stringContaining(words) as unknown });
  });
});
