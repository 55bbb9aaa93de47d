import { ApolloLink, execute, gql } from '@apollo/client';
import { Subject, firstValueFrom } from 'rxjs';
import { expect, test } from 'vitest';
import { behindChanges } from './behind-changes.ts';

const QUESTION = gql`
  query Question {
    viewer
  }
`;
const CHANGE = gql`
  mutation Change {
    change
  }
`;
const NOBODYS: ApolloLink.Result = { data: { viewer: 'nobody' } };
const ANSWERED: ApolloLink.Result = { data: { viewer: 'demo' } };

/** A network whose answers the test gives, in the order in which they were asked for. */
function network() {
  const asked: { name: string | undefined; answer: (result: ApolloLink.Result) => void }[] = [];
  const wire = new ApolloLink(({ operationName }) => {
    const answers = new Subject<ApolloLink.Result>();
    asked.push({
      name: operationName,
      answer(result) {
        answers.next(result);
        answers.complete();
      },
    });
    return answers;
  });
  const link = ApolloLink.from([behindChanges((result) => result === NOBODYS), wire]);
  const ask = (query: typeof QUESTION) => firstValueFrom(execute(link, { query }, { client: {} as never }));
  return { asked, ask };
}
const turn = () => new Promise<void>((resume) => void setTimeout(resume));

test('a question that is refused as nobody’s beside a change is asked again when the change is answered', async () => {
  const { asked, ask } = network();
  const change = ask(CHANGE);
  const answer = ask(QUESTION);
  asked[1]?.answer(NOBODYS);
  await turn();
  expect(asked).toHaveLength(2);
  asked[0]?.answer({ data: { change: true } });
  await change;
  await turn();
  asked[2]?.answer(ANSWERED);
  expect(await answer).toBe(ANSWERED);
});

test('one that was sent before the change and refused after its answer is asked again too, and once only', async () => {
  const { asked, ask } = network();
  const answer = ask(QUESTION);
  const change = ask(CHANGE);
  asked[1]?.answer({ data: { change: true } });
  await change;
  asked[0]?.answer(NOBODYS);
  await turn();
  asked[2]?.answer(NOBODYS);
  expect(await answer).toBe(NOBODYS);
  expect(asked).toHaveLength(3);
});

test('without a change beside it a refusal stands, of a question and of a change', async () => {
  const { asked, ask } = network();
  const [question, change] = [ask(QUESTION), null];
  asked[0]?.answer(NOBODYS);
  expect([await question, change]).toEqual([NOBODYS, null]);
  const refused = ask(CHANGE);
  asked[1]?.answer(NOBODYS);
  expect(await refused).toBe(NOBODYS);
  expect(asked.map(({ name }) => name)).toEqual(['Question', 'Change']);
});

test('a change that is refused as nobody’s beside another is sent again behind it, and two of them do not wait for one another', async () => {
  const { asked, ask } = network();
  const [first, second] = [ask(CHANGE), ask(CHANGE)];
  asked[1]?.answer(NOBODYS);
  await turn();
  expect(asked).toHaveLength(2);
  asked[0]?.answer(NOBODYS);
  await turn();
  expect(asked).toHaveLength(4);
  for (const sent of asked.slice(2)) sent.answer(ANSWERED);
  expect(await Promise.all([first, second])).toEqual([ANSWERED, ANSWERED]);
});
