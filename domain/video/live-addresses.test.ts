import { expect, test } from 'vitest';
import { masterAddress, posterAddress, readLiveAddress } from './live-addresses.ts';

const EPOCH = '0123456789ab';

test('every address that is given out is read', () => {
  expect(readLiveAddress(masterAddress('me', null))).toEqual({ token: null, channel: 'me', kind: 'master' });
  expect(readLiveAddress(posterAddress('me', 'a.b.c'))).toEqual({ token: 'a.b.c', channel: 'me', kind: 'poster' });
  expect(readLiveAddress(`/live/me/${EPOCH}/live.m3u8`)).toMatchObject({ kind: 'playlist', epoch: EPOCH });
  expect(readLiveAddress(`/live/me/${EPOCH}/i3.mp4`)).toMatchObject({ kind: 'init', init: 3 });
  expect(readLiveAddress(`/live/me/${EPOCH}/12.m4s`)).toMatchObject({ kind: 'media', number: 12, part: null });
  expect(readLiveAddress(`/live/t/x.y.z/me/${EPOCH}/12.3.m4s`)).toMatchObject({ token: 'x.y.z', number: 12, part: 3 });
});

test.each([
  '/live/',
  '/live/me/',
  '/live/../index.m3u8',
  '/live/me/../me/index.m3u8',
  '/live/%2e%2e/index.m3u8',
  '/live/me/index.m3u8/',
  `/live/me/${EPOCH}/../index.m3u8`,
  `/live/me/${EPOCH}/12.m4s.bak`,
  `/live/me/${EPOCH}/-1.m4s`,
  '/live/me/0123456789zz/live.m3u8',
  `/live/me/${EPOCH}/9999999999.m4s`,
  'x/live/me/index.m3u8',
])('%s is no address', (pathname) => {
  expect(readLiveAddress(pathname)).toBeNull();
});
