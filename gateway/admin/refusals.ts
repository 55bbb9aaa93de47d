import type { AdminRefusal } from '../../domain/admin/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const adminRefusals: PublicRefusals<AdminRefusal> = {
  ADJUSTMENT_DECIDED: [409, 'Somebody has decided this adjustment already'],
  APPROVAL_OVER: [409, 'This was decided, has lapsed, or would change something that is different by now'],
  APPROVAL_WAITING: [409, 'The same waits for a second administrator already'],
  SETTING_UNUSABLE: [
    400,
    'A setting does not take this value: `data` says which, its least and most, or the words that it is made of',
  ],
  UNDER_MAINTENANCE: [503, 'Gauntlet is under maintenance: everything can be read, nothing changed'],
  MAINTENANCE_OVER: [409, 'This maintenance has ended or was called off'],
  SAMPLE_SERVER: [409, 'This server is a sample: there is no process behind it'],
  SERVER_SILENT: [409, 'No such server answers now'],
  NO_SUPERVISOR: [409, 'Nobody would start a server again: SUPERVISED is not set where it runs'],
  OPERATION_UNDER_WAY: [409, 'An operation of this kind is under way'],
  OPERATION_OVER: [409, 'This operation is over, or nobody confirmed it in time'],
  NO_BACKUP_FOLDER: [409, 'The operator has named no folder for backups'],
  BACKUP_NOT_HERE: [409, 'The server that answers does not see this backup'],
  REPORT_TOO_LONG: [400, 'A report covers at most 366 days and 2,000 rows: ask for a shorter period'],
  AUDIT_TOO_LONG: [400, 'A file of the audit log has at most 20,000 lines: search for a person or an action'],
  NOT_STAFF: [409, 'Reports are sent to active members of the staff alone'],
  VIP_UNVERIFIED: [409, 'Only verified players become VIPs'],
  VIEW_NAME_TAKEN: [409, 'You keep another view of this table under this name'],
  TOO_MANY_VIEWS: [409, 'As many views are kept as there may be: 50 of your own, 200 shared by all'],
};
