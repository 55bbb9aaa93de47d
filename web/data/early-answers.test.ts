import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { challengeQuestion } from '../battles/challenge-question.ts';
import { ReadBattleDocument } from '../battles/operations/__generated__/read-battle.gql.ts';
import { makeClient } from './client.ts';
import { askEarly } from './early-answers.ts';
import { failureOf } from './failure.ts';
import { ViewerDocument } from '../session/operations/__generated__/viewer.gql.ts';

const fetched = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const ask = () => makeClient().query({ query: ViewerDocument });

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an answer that was asked for early', () => {
  it('is taken by the client, once', async () => {
    answer({ data: { viewer: null } });
    void askEarly(ViewerDocument, {});
    expect((await ask()).data).toEqual({ viewer: null });
    expect(fetched).toHaveBeenCalledOnce();
    answer({ data: { viewer: null } });
    await ask();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('answers the question of the challenge page', async () => {
    const variables = challengeQuestion('/challenge/b1', '?code=abcd');
    fetched.mockRejectedValue(new TypeError('offline'));
    answer({ data: null, errors: [{ message: 'no', extensions: { code: 'NOT_FOUND' } }] });
    void askEarly(ReadBattleDocument, variables);
    const error = await makeClient()
      .query({ query: ReadBattleDocument, variables })
      .catch((cause: unknown) => cause);
    expect(failureOf(error).code).toBe('NOT_FOUND');
  });

  it.each<[string, () => unknown]>([
    ['a refusal', () => answer({ errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }, 401)],
    ['no answer', () => fetched.mockRejectedValueOnce(new TypeError('offline'))],
  ])('is not taken when it is %s: the client asks anew', async (_what, make) => {
    make();
    void askEarly(ViewerDocument, {});
    answer({ data: { viewer: null } });
    expect((await ask()).data).toEqual({ viewer: null });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is not taken long after it was asked for', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    answer({ data: { viewer: null } });
    void askEarly(ViewerDocument, {});
    vi.setSystemTime(1_060_000);
    answer({ data: { viewer: null } });
    await ask();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('the question of a challenge address', () => {
  it.each([
    ['/challenge/b1', '', { id: 'b1', code: null }],
    ['/challenge', '', { id: '1', code: null }],
    ['/challenge/', '?code=', { id: '1', code: '' }],
    ['/challenge/b%201', '?code=%20abcd ', { id: 'b 1', code: 'ABCD' }],
    ['/challenge/%E0%A4', '', { id: '%E0%A4', code: null }],
  ])('%s%s', (pathname, search, question) => {
    expect(challengeQuestion(pathname, search)).toEqual(question);
  });
});
