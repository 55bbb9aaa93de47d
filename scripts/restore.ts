/**
 * `npm run restore -- FILE` puts a backup into the empty place that DATABASE_URL names, brings it to this version and
 * checks the books; exit code 1 when it was not restored.
 */
import { restoreDatabase } from '../db/client/backup.ts';
import { verifyLedger } from '../db/wallet/verify-ledger.ts';
import { readConfig } from '../gateway/kernel/config.ts';
import { withFile } from './with-file.ts';

await withFile('restore', async (file) => {
  await restoreDatabase(readConfig(process.env).databaseUrl, file, verifyLedger);
  console.log(`${file} is restored; the books are in order. Start the gateway with the same DATABASE_URL.`);
});
