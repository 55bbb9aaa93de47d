/**
 * What somebody writes on `@gauntlet/client`, in a folder of their own: compiled and run there by client.test.ts, so that
 * it stands here as a text. It does one thing and says each step of it as a line of JSON.
 */
export const STRANGER_PROGRAM = `
import { type Client, type RefusalCode, NoAnswer, Refusal, createClient, verifyWebhook } from '@gauntlet/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

declare const process: { readonly argv: readonly string[] };
const [, , what = '', text = '{}'] = process.argv;
const given = JSON.parse(text);
let tries = 0;
const counted: typeof fetch = (...call) => {
  tries++;
  return fetch(...call);
};
const gauntlet: Client = createClient({ url: 'http://127.0.0.1', key: '', ...given.options, fetch: counted });
const say = (line: unknown): void => console.log(JSON.stringify(line));

interface Battles {
  readonly battles: {
    readonly edges: readonly { readonly node: { readonly id: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}
const BATTLES = \`query ($first: Int!, $after: String) {
  battles(first: $first, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } }
}\`;
const WALLET = '{ wallet { balanceCents } }';
const CREATE = 'mutation ($input: BattleTermsInput!) { createBattle(input: $input) { id } }';
const INBOX = 'subscription ($after: Int) { inboxChanged(after: $after) { seq } }';
const CHANGES = 'subscription { walletChanged { balanceCents } }';

async function balance(): Promise<number> {
  const { wallet } = await gauntlet.query<{ wallet: { balanceCents: number } }>(WALLET);
  return wallet.balanceCents;
}

const STEPS: Record<string, () => Promise<void>> = {
  async read() {
    say(await balance());
    for await (const rows of gauntlet.pages(BATTLES, (data: Battles) => data.battles, { first: 2 }))
      say(rows.map(({ id }) => id));
    say(gauntlet.rateLimit());
  },
  async stake() {
    const options = { idempotencyKey: 'the-duel-of-this-week' };
    for (let n = 0; n < 2; n++) {
      const { createBattle } = await gauntlet.mutate<{ createBattle: { id: string } }>(CREATE, given.variables, options);
      say({ id: createBattle.id, tries });
    }
  },
  async log() {
    for await (const told of gauntlet.subscribe<{ inboxChanged: { seq: number } }>(INBOX, { after: given.after }))
      say(told.kind === 'read' ? 'read' : told.data.inboxChanged.seq);
  },
  async state() {
    for await (const told of gauntlet.subscribe<{ walletChanged: { balanceCents: number } }>(CHANGES))
      say(told.kind === 'read' ? { read: await balance() } : { told: told.data.walletChanged.balanceCents });
  },
  async webhook() {
    for (const { headers, body } of given.messages) say(await verifyWebhook(given.secret, headers, body, given.nowMs));
  },
  async ask() {
    say(await gauntlet.query(given.query, given.variables));
  },
};

try {
  await STEPS[what]?.();
} catch (error) {
  if (!(error instanceof Refusal || error instanceof NoAnswer)) throw error;
  if (error instanceof NoAnswer) say({ noAnswer: error.status });
  else say({ code: error.code, data: error.data, status: error.status, left: gauntlet.rateLimit() });
}

/** Only read by the compiler. */
export async function typed(document: TypedDocumentNode<{ n: number }, { id: string }>): Promise<number> {
  // @ts-expect-error the variables of the document have to be given
  await gauntlet.query(document);
  // @ts-expect-error no refusal has this code
  const code: RefusalCode = 'NO_SUCH_CODE';
  const { n } = await gauntlet.query(document, { id: code });
  return n;
}
`;
