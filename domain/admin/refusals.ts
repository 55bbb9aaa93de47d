export type AdminRefusal =
  | 'ADJUSTMENT_DECIDED'
  /** Somebody has decided it, it has lapsed, or what it would change is something else by now. */
  | 'APPROVAL_OVER'
  /** The same waits for a second administrator already. */
  | 'APPROVAL_WAITING'
  /** `data.key` does not take the value: `data.least`, `data.most` and `data.words` say what it takes. */
  | 'SETTING_UNUSABLE'
  | 'UNDER_MAINTENANCE'
  | 'MAINTENANCE_OVER'
  /** A server of the demo data set: there is no process behind it. */
  | 'SAMPLE_SERVER'
  | 'SERVER_SILENT'
  | 'NO_SUPERVISOR'
  | 'OPERATION_UNDER_WAY'
  | 'OPERATION_OVER'
  | 'NO_BACKUP_FOLDER'
  /** The server that answers does not see the file. */
  | 'BACKUP_NOT_HERE'
  | 'REPORT_TOO_LONG'
  /** `data.max` lines are in one file. */
  | 'AUDIT_TOO_LONG'
  /** `data.username` is no active member of the staff. */
  | 'NOT_STAFF'
  /** Nobody is a VIP whose identity nobody has checked. */
  | 'VIP_UNVERIFIED'
  | 'VIEW_NAME_TAKEN'
  /** `data.max` of them: of one's own, or shared by all together. */
  | 'TOO_MANY_VIEWS';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<AdminRefusal, unknown> {}
}
