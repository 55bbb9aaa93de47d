/** What the guide shows. What can be asked or run is, by guide.test.ts and, where it needs the package, client.test.ts. */

export const FIRST_QUERY = '{ viewer { username } }';

export const LEFT_QUERY = '{ rateLimit { limit cost remaining resetAt } }';

export const INVITES_QUERY = `query ($after: String) {
  battleInvites(first: 20, after: $after, pendingOnly: true) {
    edges { node { id stakeCents from { username } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const DECLINE_MUTATION = `mutation ($id: ID!) {
  declineBattleInvite(inviteId: $id) { id status }
}`;

export const WALLET_SUBSCRIPTION = 'subscription { walletChanged { balanceCents availableToBetCents } }';

/** A call by hand. */
export const callOf = (origin: string): string => `curl ${origin}/graphql \\
  -H 'Authorization: Bearer gntl_pat_…' \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify({ query: FIRST_QUERY })}'`;

/** What a live connection greets with, and what it follows then. */
export const liveOf = (origin: string): string => `import { createClient } from 'graphql-ws';

const live = createClient({
  url: '${origin.replace(/^http/, 'ws')}/graphql',
  connectionParams: { authorization: \`Bearer \${process.env.GAUNTLET_KEY}\` },
});
const query = '${WALLET_SUBSCRIPTION}';
for await (const { data } of live.iterate({ query })) console.log(data);`;

/** A whole program for Node, without any package: it declines invites above a stake. */
export const botOf = (origin: string): string => `// bot.mjs
const { GAUNTLET_KEY, MOST_CENTS = '2000' } = process.env;
const INVITES = \`${INVITES_QUERY}\`;
const DECLINE = \`${DECLINE_MUTATION}\`;
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function ask(query, variables) {
  const response = await fetch('${origin}/graphql', {
    method: 'POST',
    headers: { authorization: \`Bearer \${GAUNTLET_KEY}\`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  // The points of this minute are spent, or many people are here: the answer says how long to wait.
  const wait = response.headers.get('retry-after');
  if (wait !== null) {
    await pause(Number(wait));
    return ask(query, variables);
  }
  const { data, errors } = await response.json();
  if (errors) throw new Error(\`\${errors[0].extensions.code}: \${errors[0].message}\`);
  return data;
}

for (;;) {
  let after = null;
  do {
    const { battleInvites } = await ask(INVITES, { after });
    for (const { node } of battleInvites.edges) {
      if (node.stakeCents <= Number(MOST_CENTS)) continue;
      await ask(DECLINE, { id: node.id });
      console.log(\`Declined \${node.from.username}\`);
    }
    after = battleInvites.pageInfo.hasNextPage ? battleInvites.pageInfo.endCursor : null;
  } while (after !== null);
  await pause(30);
}`;

/** How the client package comes into a project of somebody’s own. */
export const PACK_CLIENT = `# in a checkout of Gauntlet
npm install
npm run build:client
npm pack ./client

# in your project
npm install /path/to/gauntlet-client-*.tgz`;

/** A first query and a subscription by the client package. */
export const clientOf = (origin: string): string => `// balance.mjs
import { createClient } from '@gauntlet/client';

const gauntlet = createClient({ url: '${origin}', key: process.env.GAUNTLET_KEY });
const read = async () => (await gauntlet.query('{ wallet { balanceCents } }')).wallet;

for await (const told of gauntlet.subscribe('subscription { walletChanged { balanceCents } }')) {
  // At the start and after each break: what happened until then is in no message.
  const wallet = told.kind === 'read' ? await read() : told.data.walletChanged;
  console.log(wallet.balanceCents);
}`;

/** A receiver of webhooks by the client package, which does what they ask for once. */
export const HOOK_RECEIVER = `// hook.mjs
import { createServer } from 'node:http';
import { readWebhook } from '@gauntlet/client';

const { WEBHOOK_SECRET, PORT = '8080' } = process.env;
const done = new Set();

createServer(async (request, response) => {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  const message = await readWebhook(WEBHOOK_SECRET, request.headers, body);
  if (message.fault) {
    console.error(message.says);
    return response.writeHead(401).end();
  }
  // The same message may come again.
  if (!done.has(message.id)) console.log(body);
  done.add(message.id);
  response.writeHead(204).end();
}).listen(Number(PORT));`;

/** What happened to the account, by hand. */
export const EVENTS_QUERY = `query ($after: String) {
  events(first: 100, after: $after) {
    edges { cursor node { body } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** A program that was away and goes on where it was, by the client package. */
export const catchUpOf = (origin: string): string => `// events.mjs
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createClient } from '@gauntlet/client';

const PLACE = 'cursor.txt';
const after = existsSync(PLACE) ? readFileSync(PLACE, 'utf8') : null;
const gauntlet = createClient({ url: '${origin}', key: process.env.GAUNTLET_KEY });

for await (const { cursor, body } of gauntlet.events({ after })) {
  console.log(body);
  // Kept once it is done: what was not comes again.
  writeFileSync(PLACE, cursor);
}`;

/** Where an application sends its players, as a page does it. */
export const authorizeOf = (origin: string): string => `${origin}/oauth/auth
  ?client_id=…
  &response_type=code
  &redirect_uri=https://your.site/callback
  &scope=account:read battles:read
  &state=…
  &code_challenge=…
  &code_challenge_method=S256`;

/** What it sends for the code that its players come back with. */
export const exchangeOf = (origin: string): string => `curl ${origin}/oauth/token \\
  -d grant_type=authorization_code \\
  -d client_id=… \\
  -d redirect_uri=https://your.site/callback \\
  -d code=… \\
  -d code_verifier=…`;

/** A program without a browser, whose player says yes on another device. */
export const signInOf = (origin: string): string => `// sign-in.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createClient, freshKey, signIn } from '@gauntlet/client';

const application = { url: '${origin}', clientId: process.env.GAUNTLET_CLIENT };
const keep = (tokens) => writeFile('tokens.json', JSON.stringify(tokens), { mode: 0o600 });
const show = ({ addressWithCode }) => console.log(\`Open \${addressWithCode}\`);

const kept = await readFile('tokens.json', 'utf8').then(JSON.parse, () => null);
const tokens = kept ?? (await signIn({ ...application, scopes: ['account:read'], show }));
await keep(tokens);

const gauntlet = createClient({ url: '${origin}', key: freshKey({ ...application, tokens, keep }) });
const { viewer } = await gauntlet.query('{ viewer { username } }');
console.log(\`Signed in as \${viewer.username}\`);`;
