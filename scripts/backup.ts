/**
 * `npm run backup -- FILE` copies the database of DATABASE_URL into a file, as it is at one moment, while gateways go on
 * with it, and checks the books in the copy; exit code 1 when something is wrong.
 */
import { backupDatabase } from '../db/client/backup.ts';
import { verifyLedger } from '../db/wallet/verify-ledger.ts';
import { readConfig } from '../gateway/kernel/config.ts';
import { withFile } from './with-file.ts';

await withFile('backup', async (file) => {
  const findings = await backupDatabase(readConfig(process.env).databaseUrl, file, verifyLedger);
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) process.exitCode = 1;
  else console.log(`${file} holds the database; the books in it are in order.`);
});
