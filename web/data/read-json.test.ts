import { afterEach, describe, expect, it, vi } from 'vitest';
import { NetworkFailure } from './failure.ts';
import { AnswerFailure, readJson } from './read-json.ts';

const answers = (status: number, body: string, statusText = '') => {
  const fetched = vi.fn(async () => new Response(body, { status, statusText }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => vi.unstubAllGlobals());

describe('the default reader', () => {
  it('gets the path with the cookie and answers its JSON (RE-01, RE-02)', async () => {
    const fetched = answers(200, '{"balance":"1247.50"}');
    expect(await readJson('/api/wallet/me')).toEqual({ balance: '1247.50' });
    expect(fetched).toHaveBeenCalledWith('/api/wallet/me', { credentials: 'same-origin' });
  });

  it.each([
    [400, 'Bad Request', '{"error":"no"}', '400: {"error":"no"}'],
    [401, 'Unauthorized', 'sign in', '401: sign in'],
    [404, 'Not Found', '', '404: Not Found'],
    [500, 'Internal Server Error', 'something broke', '500: something broke'],
    [503, 'Service Unavailable', '', '503: Service Unavailable'],
  ])(
    'throws for %i %s its code, a colon and a space, then the body or the text of the status (ER-01)',
    async (...row) => {
      const [status, statusText, body, message] = row;
      answers(status, body, statusText);
      const cause: unknown = await readJson('/api/wallet/me').catch((error: unknown) => error);
      expect(cause).toBeInstanceOf(AnswerFailure);
      expect(cause).toMatchObject({ message, status });
    },
  );

  it('answers null at 401 where that is tolerated, and throws any other (RE-02, ER-01)', async () => {
    answers(401, 'sign in');
    expect(await readJson('/api/auth/user', 'null')).toBeNull();
    answers(403, 'not you');
    await expect(readJson('/api/auth/user', 'null')).rejects.toThrow('403: not you');
  });

  it('says that nothing came when nothing came', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    await expect(readJson('/api/wallet/me')).rejects.toBeInstanceOf(NetworkFailure);
  });
});
