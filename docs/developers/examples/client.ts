// client.ts
import { createClient } from '@gauntlet/client';

const gauntlet = createClient({ url: read('GAUNTLET_URL'), key: read('GAUNTLET_KEY') });
const { viewer } = await gauntlet.query<{ viewer: { username: string } }>('{ viewer { username } }');
console.log(viewer.username);

function read(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is missing`);
  process.exit(1);
}
