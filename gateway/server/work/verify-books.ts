import { verifyAudit, verifyPublishedHeads } from '../../../db/audit/verify-audit.ts';
import type { Reader } from '../../../db/client/database.ts';
import { listAuditHeads } from '../../../db/wallet/index.ts';
import { verifyLedger } from '../../wallet/index.ts';

/** What is wrong with the ledger and with the audit log, in words for staff; empty when nothing is. */
export const verifyBooks = async (reader: Reader): Promise<string[]> => [
  ...(await verifyLedger(reader)),
  ...(await verifyAudit(reader)),
  ...(await verifyPublishedHeads(reader, await listAuditHeads(reader))),
];
