// events.ts
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createClient } from '@gauntlet/client';

const PLACE = 'cursor.txt';
const after = existsSync(PLACE) ? readFileSync(PLACE, 'utf8') : null;
const gauntlet = createClient({ url: read('GAUNTLET_URL'), key: read('GAUNTLET_KEY') });

for await (const { cursor, body } of gauntlet.events({ after })) {
  console.log(body);
  // Kept once it is done: what was not comes again.
  writeFileSync(PLACE, cursor);
}

function read(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is missing`);
  process.exit(1);
}
