import { playerNotes } from '../../db/notes/note.table.ts';
import type { Tx } from '../../db/client/database.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { WORDS } from './words.ts';

/** One who has a note about everybody else, three of an instant. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  for (const [n, text] of WORDS.entries())
    if (n > 0)
      await tx.insert(playerNotes).values({
        authorId: edgeUser(0),
        aboutId: edgeUser(n),
        text,
        changedAt: now - Math.floor(n / 3) * HOUR,
      });
}
