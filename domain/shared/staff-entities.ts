/**
 * What happens to these concerns staff: their events are the activity of the dashboard, and have an index of their own.
 * The entities that wake a desk, but for those that change with every look at them and tell nobody anything.
 */
export const STAFF_ENTITIES = [
  'alert',
  'blocked-message',
  'case',
  'risk-case',
  'stream-report',
  'ticket',
  'user-report',
  'withdrawal',
] as const;
export type StaffEntity = (typeof STAFF_ENTITIES)[number];

export const isStaffEntity = (entity: string): entity is StaffEntity => STAFF_ENTITIES.some((one) => one === entity);
