// live.ts
import { createClient } from 'graphql-ws';

const [url, key] = [read('GAUNTLET_URL'), read('GAUNTLET_KEY')];
const live = createClient({
  url: `${url.replace(/^http/, 'ws')}/graphql`,
  connectionParams: { authorization: `Bearer ${key}` },
});
const query = 'subscription { walletChanged { balanceCents availableToBetCents } }';
for await (const { data } of live.iterate({ query })) console.log(JSON.stringify(data));

function read(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is missing`);
  process.exit(1);
}
