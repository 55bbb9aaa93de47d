import { expect, it } from 'vitest';
import { deviceNameOf } from './device-name.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

it.each([
  [`${windows} Safari/537.36`, 'Chrome on Windows'],
  [`${windows} Safari/537.36 Edg/140.0.0.0`, 'Microsoft Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari on macOS',
  ],
  ['curl/8.5.0', 'Unknown device'],
  ['Pay at https://evil.example now/1.0 x', 'Unknown device'],
  [`${'A'.repeat(31)}/1.0 x`, 'Unknown device'],
  ['', 'Unknown device'],
  ['   ', 'Unknown device'],
])('names the browser of %j', (userAgent, name) => expect(deviceNameOf(userAgent)).toBe(name));

it('survives whatever a caller may send', () => {
  for (const odd of ['(((((', '\u0000', '\\', '/'.repeat(100_000), 'a/'.repeat(50_000), 'Mozilla/5.0 ('])
    expect(deviceNameOf(odd)).not.toBe('');
});
