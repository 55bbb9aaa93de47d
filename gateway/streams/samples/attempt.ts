import { Refused } from '../../../domain/shared/refusals.ts';

/** What refuses a sample player refuses it as it does everybody; the next look finds out what follows. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}
