import { sql } from 'drizzle-orm';
import { RISK_ACTIONS, RISK_STATES } from '../../domain/risk/risk-case.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';
import { staffAlerts } from '../wallet/alert.table.ts';

const { table, text, int, oneOf, at, index, check, primaryKey } = kit;

/** What staff look into: signals about the same players, close to each other in time. */
export const riskCases = table(
  'risk_cases',
  {
    id: text().primaryKey(),
    state: oneOf(RISK_STATES).notNull(),
    /** The order of the list, from its signals; no verdict. */
    score: int().notNull(),
    firstSignalAt: at().notNull(),
    lastSignalAt: at().notNull(),
    openedAt: at().notNull(),
    assigneeId: text().references(() => users.id),
    closedAt: at(),
  },
  (t) => [
    index('risk_cases_state').on(t.state, t.score, t.id),
    index('risk_cases_assignee').on(t.assigneeId, t.state, t.score, t.id),
    index('risk_cases_closed')
      .on(t.closedAt)
      .where(sql`${t.closedAt} is not null`),
    check('risk_cases_closed_whole', sql`(${t.state} = 'closed') = (${t.closedAt} is not null)`),
  ],
);
export type RiskCaseRow = typeof riskCases.$inferSelect;

const caseId = () =>
  text()
    .notNull()
    .references(() => riskCases.id);

/** Whom a case is about. */
export const riskCasePlayers = table(
  'risk_case_players',
  {
    caseId: caseId(),
    userId: text()
      .notNull()
      .references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.caseId, t.userId] }), index('risk_case_players_user').on(t.userId, t.caseId)],
);

/** An alert as part of a case; each is part of one. */
export const riskSignals = table(
  'risk_signals',
  {
    alertId: text()
      .primaryKey()
      .references(() => staffAlerts.id),
    caseId: caseId(),
    /** When it was found. */
    at: at().notNull(),
  },
  (t) => [index('risk_signals_case').on(t.caseId, t.at, t.alertId)],
);

/** What staff wrote in a case, alone or with what they did. */
export const riskNotes = table(
  'risk_notes',
  {
    id: text().primaryKey(),
    caseId: caseId(),
    byId: text()
      .notNull()
      .references(() => users.id),
    action: oneOf(RISK_ACTIONS).notNull(),
    words: text().notNull(),
    at: at().notNull(),
  },
  (t) => [index('risk_notes_case').on(t.caseId, t.id), index('risk_notes_by').on(t.byId)],
);
export type RiskNoteRow = typeof riskNotes.$inferSelect;
