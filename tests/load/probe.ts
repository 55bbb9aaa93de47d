import { Agent } from 'node:http';
import { encodeCursor } from '../../gateway/schema/connection.ts';
import { trustedDocuments } from '../../gateway/server/graphql/trusted.ts';
import { type Answer, call } from './proof-posts.ts';

/** Calls of /graphql a second, whose answers are timed. */
const PROBES = 20;

export const isAnswered = ({ status }: Answer): boolean => status === 200;

/** Milliseconds that a share of the answers that were no refusal took at most. */
export function quantile(answers: readonly Answer[], share: number): number {
  const millis = answers.filter(isAnswered).map((answer) => answer.millis);
  return millis.toSorted((one, other) => one - other)[Math.floor(millis.length * share)] ?? 0;
}

/**
 * Asks for open battles, each time with another cursor, so that no answer is one that was kept, and for one player after
 * another, since what the sessions of one may ask for in a minute would be used up before its end.
 */
export async function probe(url: string, cookies: readonly string[], seconds: number): Promise<Answer[]> {
  const document = [...trustedDocuments.values()].find(({ name }) => name === 'OpenBattles');
  if (!document) throw new Error('the web app has no operation OpenBattles');
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<Answer>[] = [];
  for (let n = 0; n < seconds * PROBES; n++) {
    const after = encodeCursor([Date.now() + 1_000_000 + n, 'z']);
    const headers = { cookie: cookies[n % cookies.length] ?? '', 'apollo-require-preflight': '1' };
    const variables = encodeURIComponent(JSON.stringify({ first: 50, after }));
    answers.push(call(agent, `${url}/graphql?documentId=${document.id}&variables=${variables}`, headers));
    await new Promise((resolve) => setTimeout(resolve, 1_000 / PROBES));
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}
