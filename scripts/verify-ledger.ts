/**
 * `npm run ledger:verify`: checks the books of the database of DATABASE_URL as they are at one moment, also while
 * gateways go on with it; exit code 1 when something is wrong.
 */
import { readDatabase } from '../db/client/open.ts';
import { verifyLedger } from '../db/wallet/verify-ledger.ts';
import { readConfig } from '../gateway/kernel/config.ts';

const findings = await readDatabase(readConfig(process.env).databaseUrl, verifyLedger);
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
else console.log('The books are in order.');
