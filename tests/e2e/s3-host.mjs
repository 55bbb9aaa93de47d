/**
 * Runs a store that speaks S3 for a walk, at the time of the gateways: it takes no signature that is a quarter of an hour
 * from its own clock. Says its settings, and for each word that it is told the keys of its objects.
 */
import './shift-date.mjs';
import { openS3Server } from '../support/s3-server.ts';

const s3 = await openS3Server();

process.on('message', () => void s3.keys().then((keys) => process.send?.(keys)));
process.on('disconnect', () => void s3.close().finally(() => process.exit(0)));
process.send?.(s3.env);
