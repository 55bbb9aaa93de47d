import { HOUR } from '../../domain/shared/time.ts';
import * as mail from '../../db/mail/mailbox.queries.ts';
import { mailbox } from '../../db/mail/mailbox.table.ts';
import { reads, roomCases, writes } from './kit.ts';
import { EDGES } from './words.ts';

export const cases = roomCases('mail', [
  writes(mail.insertMessage)((cast) => [
    ...EDGES.map((at) => [{ id: cast.newId(), sealed: 'Ж 🎲', at }] as const),
    [{ ...cast.row(mailbox), sealed: 'again' }],
  ]),
  reads(mail.listMessages)(() => [[1], [2], [4], [100]]),
  reads(mail.readMessage)((cast) => [...cast.some(mailbox, 4).map(({ id }) => [id] as const), ['nothing']]),
  writes(mail.deleteOldMessages)(({ now }) => [[now], [now - 2 * HOUR], [now - 2 * HOUR - 1], [0]]),
]);
