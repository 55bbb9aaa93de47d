/** `npm run ledger:verify`: checks the books of the database of DATABASE_URL; exit code 1 when something is wrong. */
import { openDatabase } from '../db/client/open.ts';
import { verifyLedger } from '../db/wallet/verify-ledger.ts';
import { readConfig } from '../gateway/kernel/config.ts';

const db = await openDatabase(readConfig(process.env).databaseUrl);
const findings = await verifyLedger(db.read);
await db.close();
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
else console.log('The books are in order.');
