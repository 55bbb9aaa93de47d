import { type Ruling, allow, refuse } from './refusals.ts';
import {
  adminBattlesPath,
  adminContentPath,
  adminFinancePath,
  adminRiskPath,
  adminSupportPath,
  adminSystemPath,
  adminUsersPath,
} from './admin.paths.ts';

/** The tables of staff, as their files and views are called. */
export const STAFF_TABLES = [
  'accounts',
  'battles',
  'transactions',
  'withdrawals',
  'messages',
  'streams',
  'reports',
  'tickets',
  'risk-cases',
  'audit',
] as const;
export type StaffTable = (typeof STAFF_TABLES)[number];

/** As the schema names them. */
export type StaffTableMember = Uppercase<Exclude<StaffTable, 'risk-cases'>> | 'RISK_CASES';

export const tableMember = (table: StaffTable): StaffTableMember =>
  table.toUpperCase().replace('-', '_') as StaffTableMember;

/** The table of a member; undefined for one that this version of the page does not know. */
export const tableOf = (member: string): StaffTable | undefined =>
  STAFF_TABLES.find((table) => tableMember(table) === member);

/** Which columns are shown, in the address of every table that has a choice of them. */
export const COLUMNS_PARAMETER = 'columns';

interface Place {
  readonly title: string;
  readonly path: string;
  /** Where the page has several. */
  readonly tab?: string;
  /** What of the address says how the table is narrowed down and ordered. */
  readonly parameters: readonly string[];
}

export const STAFF_TABLE_PLACES: Readonly<Record<StaffTable, Place>> = {
  accounts: {
    title: 'Users',
    path: adminUsersPath,
    parameters: ['search', 'status', 'verification', 'role', 'order', COLUMNS_PARAMETER],
  },
  battles: {
    title: 'Battles',
    path: adminBattlesPath,
    tab: 'active',
    parameters: ['status', COLUMNS_PARAMETER],
  },
  transactions: {
    title: 'Transactions',
    path: adminFinancePath,
    tab: 'transactions',
    parameters: ['search', 'type', 'status'],
  },
  withdrawals: { title: 'Withdrawals', path: adminFinancePath, tab: 'withdrawals', parameters: ['status'] },
  messages: { title: 'Chat', path: adminContentPath, tab: 'chat', parameters: ['show'] },
  streams: { title: 'Streams', path: adminContentPath, tab: 'streams', parameters: [COLUMNS_PARAMETER] },
  reports: { title: 'Reports', path: adminContentPath, tab: 'reports', parameters: ['status'] },
  tickets: { title: 'Support', path: adminSupportPath, parameters: ['status', 'of'] },
  'risk-cases': { title: 'Risk', path: adminRiskPath, parameters: ['state', 'of', 'player', COLUMNS_PARAMETER] },
  audit: {
    title: 'Audit trail',
    path: adminSystemPath,
    tab: 'audit',
    parameters: ['by', 'action', COLUMNS_PARAMETER],
  },
};

/** In UTF-16 code units. */
export const VIEW_NAME_MAX = 60;
export const VIEW_QUERY_MAX = 1_000;
/** One of the staff keeps so many, over all tables. */
export const VIEWS_MAX = 50;
/** So many are shared by all of the staff together. */
export const SHARED_VIEWS_MAX = 200;

/** What of an address belongs to a view of a table, in an order of its own: the same view is the same text. */
export function viewQueryIn(table: StaffTable, address: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of STAFF_TABLE_PLACES[table].parameters) {
    const value = address.get(name) ?? '';
    if (value !== '') kept.set(name, value);
  }
  return kept.toString();
}

/** A view as it is kept: what does not belong to the table is left out. */
export function viewQuery(table: StaffTable, asked: string): Ruling<string> {
  if (asked.length > VIEW_QUERY_MAX) return refuse('BAD_INPUT', { field: 'query' });
  const query = viewQueryIn(table, new URLSearchParams(asked));
  // Encoded anew it may be longer.
  return query.length > VIEW_QUERY_MAX ? refuse('BAD_INPUT', { field: 'query' }) : allow(query);
}

/** Where a view is looked at. */
export function viewPath(table: StaffTable, query: string): string {
  const { path, tab } = STAFF_TABLE_PLACES[table];
  const address = new URLSearchParams(tab === undefined ? {} : { tab });
  for (const [name, value] of new URLSearchParams(query)) address.set(name, value);
  return address.size === 0 ? path : `${path}?${address.toString()}`;
}

/** Two names that differ in this are two. */
export const viewNameKey = (name: string): string => name.trim().toLowerCase();
