// sign-in.ts
import { readFile, writeFile } from 'node:fs/promises';
import { type Tokens, createClient, freshKey, signIn } from '@gauntlet/client';

const application = { url: read('GAUNTLET_URL'), clientId: read('GAUNTLET_CLIENT') };
const keep = (tokens: Tokens) => writeFile('tokens.json', JSON.stringify(tokens), { mode: 0o600 });
const show = ({ addressWithCode }: { addressWithCode: string }) => console.log(`Open ${addressWithCode}`);

const kept = await readFile('tokens.json', 'utf8').then(
  (text) => JSON.parse(text) as Tokens,
  () => null,
);
const tokens = kept ?? (await signIn({ ...application, scopes: ['account:read'], show }));
await keep(tokens);

const gauntlet = createClient({ url: application.url, key: freshKey({ ...application, tokens, keep }) });
const { viewer } = await gauntlet.query<{ viewer: { username: string } }>('{ viewer { username } }');
console.log(`Signed in as ${viewer.username}`);

function read(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is missing`);
  process.exit(1);
}
