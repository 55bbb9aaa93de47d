import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { challengeQuestion } from '../battles/challenge-question.ts';
import { ReadBattleDocument } from '../battles/operations/__generated__/battle.gql.ts';
import { makeClient } from './client.ts';
import { askEarly } from './early-answers.ts';
import { failureOf } from './failure.ts';
import { ViewerDocument } from '../session/operations/__generated__/sign-in.gql.ts';

const fetched = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
/** Since when the page loads, in milliseconds: the process of the tests is older than a page that does. */
const ageOfPage = vi.spyOn(performance, 'now');
const ask = () => makeClient().query({ query: ViewerDocument });
/** A question of its own for each test: what the client has asked is remembered as long as the page loads. */
const battle = (id: string) => {
  const variables = challengeQuestion(`/challenge/${id}`, '');
  return {
    askEarly: () => void askEarly(ReadBattleDocument, variables),
    ask: () => makeClient().query({ query: ReadBattleDocument, variables, errorPolicy: 'all' }),
  };
};

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  ageOfPage.mockReset().mockReturnValue(1_000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => {
  ageOfPage.mockRestore();
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
  ])('is not taken when it is %s: the client asks anew', async (what, make) => {
    const question = battle(what);
    make();
    question.askEarly();
    answer({ data: { battle: null } });
    expect((await question.ask()).data).toEqual({ battle: null });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is not taken long after it was asked for', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    const question = battle('late');
    answer({ data: { battle: null } });
    question.askEarly();
    vi.setSystemTime(1_060_000);
    answer({ data: { battle: null } });
    await question.ask();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is not kept where the client has asked the same before it, whose next question is for what has changed', async () => {
    const question = battle('overtaken');
    answer({ data: { battle: null } });
    await question.ask();
    answer({ data: { battle: null } });
    question.askEarly();
    answer({ data: { battle: null } });
    await question.ask();
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('is not kept for the client where the page has loaded long ago', async () => {
    ageOfPage.mockReturnValue(20_000);
    const question = battle('old page');
    answer({ data: { battle: null } });
    question.askEarly();
    answer({ data: { battle: null } });
    await question.ask();
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
