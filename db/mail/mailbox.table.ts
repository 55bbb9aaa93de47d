import { kit } from '../client/kit.ts';

const { table, text, at, index } = kit;

/** E-mails of an installation without a mail server, to be read at /dev/mailbox; never filled in production. */
export const mailbox = table(
  'mailbox',
  {
    id: text().primaryKey(),
    /** The message as JSON, sealed: it may hold codes and links that open an account. */
    sealed: text().notNull(),
    at: at().notNull(),
  },
  (t) => [index('mailbox_at').on(t.at, t.id)],
);
