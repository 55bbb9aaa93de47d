import { STAFF_TABLES, type StaffTable } from '../../domain/admin/staff-views.ts';
import type { StaffTable as TableMember } from '../data/__generated__/schema-types.ts';

export const tableMember = (table: StaffTable): TableMember => table.toUpperCase().replace('-', '_') as TableMember;

/** The table of a member; undefined for one that this version of the page does not know. */
export const tableOf = (member: TableMember): StaffTable | undefined =>
  STAFF_TABLES.find((table) => tableMember(table) === member);
