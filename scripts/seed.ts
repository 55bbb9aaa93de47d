/** `npm run seed`: puts the demo data set into the database of DATABASE_URL, unless it is there already. */
import { openDatabase } from '../db/client/open.ts';
import { seedBasics } from '../db/seed/basics.ts';
import { seedDemo } from '../db/seed/demo.ts';
import { readConfig } from '../gateway/kernel/config.ts';
import { realDeps } from '../gateway/server/real-deps.ts';
import { seal } from '../gateway/kernel/sealed.ts';

const config = readConfig(process.env);
const db = await openDatabase(config.databaseUrl);
await seedBasics(db);
const deps = realDeps(config, db);
const hasDemo = await seedDemo(db, deps, (text) => seal(deps, text));
await db.close();
if (hasDemo) console.log('The demo data set is there.');
else {
  console.error('This database holds accounts of its own; the demo data set is for an empty one.');
  process.exitCode = 1;
}
