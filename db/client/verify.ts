import type { Database, Reader } from './database.ts';

/** What is wrong in a database, in words; empty when nothing is. */
export type Verify = (read: Reader) => Promise<string[]>;

/** What is wrong in a database that is closed after it. */
export async function verifyAndClose(db: Database, verify: Verify): Promise<string[]> {
  try {
    return await db.snapshot(verify);
  } finally {
    await db.close();
  }
}
