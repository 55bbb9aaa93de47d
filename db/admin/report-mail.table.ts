import { MAILED_KINDS, REPORT_RHYTHMS } from '../../domain/admin/report-mails.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, at, index, primaryKey } = kit;

/** Finance reports that are told by e-mail (AF-06): one row for each report and rhythm. */
export const reportMails = table(
  'report_mails',
  {
    kind: oneOf(MAILED_KINDS).notNull(),
    rhythm: oneOf(REPORT_RHYTHMS).notNull(),
    /** The end of the last period that was told, or when the mails were set up: whatever ends later is still to be told. */
    mailedUntil: at().notNull(),
    setBy: text()
      .notNull()
      .references(() => users.id),
    setAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.rhythm] })],
);

/** Who of the staff is told. Whether they may still be told is asked at each mail. */
export const reportRecipients = table(
  'report_recipients',
  {
    kind: oneOf(MAILED_KINDS).notNull(),
    rhythm: oneOf(REPORT_RHYTHMS).notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.kind, t.rhythm, t.userId] }), index('report_recipients_user').on(t.userId)],
);
