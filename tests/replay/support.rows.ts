import { TICKET_STATUSES, TICKET_VOICES } from '../../domain/support/ticket.ts';
import { HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { ticketFiles, ticketMessages, tickets } from '../../db/support/ticket.table.ts';
import { uploads } from '../../db/uploads/upload.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { WORDS, nth } from './words.ts';

export const edgeTicket = (n: number): string => `asked-${String(n).padStart(2, '0')}`;
const edgeMessage = (ticket: number, n: number): string => `said-${String(ticket).padStart(2, '0')}-${n}`;

/** Tickets of two players and of visitors in every status, each three changed at one instant, with what was said. */
export async function addRows(tx: Tx, edges: Edges): Promise<void> {
  for (let n = 0; n < 2 * WORDS.length; n++) await addTicket(tx, edges, n);
}

async function addTicket(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const at = now - Math.floor(n / 3) * HOUR;
  const userId = n % 4 === 3 ? null : edgeUser(n % 2);
  await tx.insert(tickets).values({
    id: edgeTicket(n),
    number: `9999-${String(n).padStart(4, '0')}`,
    userId,
    email: `Ticket-${n}@players.example`,
    firstName: nth(WORDS, n),
    lastName: nth(WORDS, n + 1),
    subject: nth(WORDS, n + 2),
    urgency: Math.floor(n / 6) % 2,
    status: nth(TICKET_STATUSES, n),
    assigneeId: n % 5 === 0 ? null : edgeUser(5 + (n % 2)),
    createdAt: at,
    changedAt: at,
    visitorKey: userId === null ? `visitor-${n}` : null,
    payloadHash: userId === null ? 'ab' : null,
  });
  for (let m = 0; m < n % 4; m++) {
    await tx.insert(ticketMessages).values({
      id: edgeMessage(n, m),
      ticketId: edgeTicket(n),
      voice: nth(TICKET_VOICES, n + m),
      byId: m === 2 ? null : edgeUser(n + m),
      words: nth(WORDS, n + m),
      at,
    });
    if (m !== 0) continue;
    for (const file of [`ticket-file-${n}`, `ticket-file-${n}-b`]) {
      await tx.insert(uploads).values({
        id: file,
        ownerId: edgeUser(n),
        purpose: 'ticket',
        contentType: 'image/webp',
        name: nth(WORDS, n),
        bytes: Buffer.from([n]),
        createdAt: at,
        expiresAt: null,
      });
      await tx.insert(ticketFiles).values({ messageId: edgeMessage(n, m), uploadId: file });
    }
  }
}
