/**
 * Runs a store that speaks S3 for a walk, at the time of the gateways: it takes no signature that is a quarter of an hour
 * from its own clock. Says its settings, and for each word that it is told the keys of its objects.
 */
import './shift-date.mjs';
import { openS3Server } from '../support/s3-server.ts';

const s3 = await openS3Server();

process.on('message', async () => process.send?.(await s3.keys()));
process.on('disconnect', async () => {
  await s3.close();
  process.exit(0);
});
process.send?.(s3.env);
