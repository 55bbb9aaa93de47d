import { ApolloLink, execute, gql } from '@apollo/client';
import { Subject, firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { newestAnswers } from './newest-answers.ts';
import { postJson } from './post-json.ts';
import { removeFile, uploadFile } from './upload-file.ts';

afterEach(() => vi.unstubAllGlobals());

const QUESTION = gql`
  query Question($of: String) {
    viewer(of: $of)
  }
`;
const CHANGE = gql`
  mutation Change {
    change
  }
`;
const NEWS = gql`
  subscription News {
    told
  }
`;
const BEFORE: ApolloLink.Result = { data: { viewer: 'before' } };
const AFTER: ApolloLink.Result = { data: { viewer: 'after' } };

/** A network whose answers the test gives, in the order in which they were asked for. */
function network() {
  const asked: { name: string | undefined; told: Subject<ApolloLink.Result> }[] = [];
  const wire = new ApolloLink(({ operationName }) => {
    const sent = { name: operationName, told: new Subject<ApolloLink.Result>() };
    asked.push(sent);
    return sent.told;
  });
  const link = ApolloLink.from([newestAnswers(), wire]);
  const send = (query: typeof QUESTION, variables = {}) => execute(link, { query, variables }, { client: {} as never });
  const answer = (n: number, result: ApolloLink.Result): void => {
    asked[n]?.told.next(result);
    asked[n]?.told.complete();
  };
  return { asked, answer, send, ask: (of?: string) => firstValueFrom(send(QUESTION, { of })) };
}

test('those who ask the same at a time share an answer; another question, and the same one later, is sent', async () => {
  const { asked, answer, ask } = network();
  const both = Promise.all([ask('demo'), ask('demo')]);
  void ask('rival');
  expect(asked).toHaveLength(2);
  answer(0, BEFORE);
  expect(await both).toEqual([BEFORE, BEFORE]);
  void ask('demo');
  expect(asked).toHaveLength(3);
});

test.each([
  ['a change was answered', CHANGE],
  ['the server told something', NEWS],
])('a question after %s does not take the answer to one from before', async (_what, document) => {
  const { asked, answer, ask, send } = network();
  const [first, news] = [ask(), firstValueFrom(send(document))];
  asked[1]?.told.next(AFTER);
  await news;
  const second = ask();
  expect(asked.map(({ name }) => name)).toEqual(['Question', asked[1]?.name, 'Question']);
  answer(0, BEFORE);
  answer(2, AFTER);
  expect(await Promise.all([first, second])).toEqual([BEFORE, AFTER]);
});

test('a question after a file was sent past the data client does not take the answer to one from before', async () => {
  class Call extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 200;
    readonly responseText = '{}';
    open(): void {}
    setRequestHeader(): void {}
    send(): void {
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Call);
  const { asked, ask } = network();
  void ask();
  void ask();
  expect(asked).toHaveLength(1);
  expect(await uploadFile('/api/uploads/identity', new Blob(['x']))).toMatchObject({ ok: true });
  void ask();
  expect(asked).toHaveLength(2);
});

test.each([
  ['was posted', () => postJson('/api/auth/login', {})],
  ['was taken back', () => removeFile('/api/uploads/avatar')],
])('a question after something %s past the data client is sent, whatever came of that', async (_what, change) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('the line broke')));
  const { asked, ask } = network();
  void ask();
  await change().catch(() => undefined);
  void ask();
  expect(asked).toHaveLength(2);
});

test('a change that failed may have happened: what is asked after it is sent', async () => {
  const { asked, ask, send } = network();
  void ask();
  const change = firstValueFrom(send(CHANGE));
  asked[1]?.told.error(new Error('the line broke'));
  await expect(change).rejects.toThrow('the line broke');
  void ask();
  expect(asked).toHaveLength(3);
});

test('a later answer that comes first is the answer to both, and the earlier one is not waited for any more', async () => {
  const { asked, answer, ask, send } = network();
  const first = ask();
  const change = firstValueFrom(send(CHANGE));
  answer(1, AFTER);
  await change;
  const second = ask();
  expect(asked[0]?.told.observed).toBe(true);
  answer(2, AFTER);
  expect(await Promise.all([first, second])).toEqual([AFTER, AFTER]);
  expect(asked[0]?.told.observed).toBe(false);
});

test('who does not want an answer any more gives up a question that nobody else waits for', () => {
  const { asked, send } = network();
  const [one, other] = [send(QUESTION).subscribe(), send(QUESTION).subscribe()];
  one.unsubscribe();
  expect(asked[0]?.told.observed).toBe(true);
  other.unsubscribe();
  expect(asked[0]?.told.observed).toBe(false);
  send(QUESTION).subscribe();
  expect(asked).toHaveLength(2);
});
