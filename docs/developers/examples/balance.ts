// balance.ts
import { createClient } from '@gauntlet/client';

interface Wallet {
  balanceCents: number;
}
const gauntlet = createClient({ url: read('GAUNTLET_URL'), key: read('GAUNTLET_KEY') });
const now = async () => (await gauntlet.query<{ wallet: Wallet }>('{ wallet { balanceCents } }')).wallet;

const CHANGES = 'subscription { walletChanged { balanceCents } }';
for await (const told of gauntlet.subscribe<{ walletChanged: Wallet }>(CHANGES)) {
  // At the start and after each break: what happened until then is in no message.
  const wallet = told.kind === 'read' ? await now() : told.data.walletChanged;
  console.log(wallet.balanceCents);
}

function read(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is missing`);
  process.exit(1);
}
