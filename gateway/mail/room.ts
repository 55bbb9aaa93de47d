import { DAY } from '../../domain/shared/time.ts';
import { deleteOldMessages } from '../../db/mail/mailbox.queries.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { answerMailbox } from './dev-mailbox.ts';
import { sendMail } from './send-mail.ts';

/** How long the development mailbox keeps a message. */
const MESSAGE_LIFE = 7 * DAY;

export const mail: Room = {
  name: 'mail',
  files: [{ prefix: '/dev/', answer: answerMailbox }],
  jobs: { 'mail.send': sendMail },
  expires: [(tx, now) => deleteOldMessages(tx, now - MESSAGE_LIFE)],
};
