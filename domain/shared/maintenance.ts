/** What becomes of a maintenance that was announced. */
export const MAINTENANCE_STATES = ['scheduled', 'running', 'ended', 'cancelled'] as const;
export type MaintenanceState = (typeof MAINTENANCE_STATES)[number];

/** Characters of the reason that players read; none are needed (AS-18). */
export const MAINTENANCE_REASON_MAX = 500;
