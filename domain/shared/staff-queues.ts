/** What waits for staff, in the order in which it is shown, by who decides it. */
export const STAFF_QUEUES = [
  'disputes',
  'reports',
  'blocked-messages',
  'tickets',
  'withdrawals',
  'verifications',
  'risk-cases',
  'escalated-disputes',
  'appeals',
  'escalated-reports',
  'payouts',
  'adjustments',
  'approvals',
  'fund-requests',
  'held-bets',
  'alerts',
] as const;
export type StaffQueue = (typeof STAFF_QUEUES)[number];

export const QUEUE_DECIDERS = ['staff', 'senior', 'administrator'] as const;
export type QueueDecider = (typeof QUEUE_DECIDERS)[number];

/** The least role that decides what waits in a queue. */
export const DECIDER_OF: Readonly<Record<StaffQueue, QueueDecider>> = {
  disputes: 'staff',
  reports: 'staff',
  'blocked-messages': 'staff',
  tickets: 'staff',
  withdrawals: 'staff',
  verifications: 'staff',
  'risk-cases': 'staff',
  'escalated-disputes': 'senior',
  appeals: 'senior',
  'escalated-reports': 'senior',
  payouts: 'administrator',
  adjustments: 'administrator',
  approvals: 'administrator',
  'fund-requests': 'administrator',
  'held-bets': 'administrator',
  alerts: 'administrator',
};
