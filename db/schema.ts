/** Every table, for drizzle-kit and for the builders. A room's code imports its own tables, not this list. */
export * from './accounts/profile.table.ts';
export * from './accounts/registration.table.ts';
export * from './accounts/second-factor.table.ts';
export * from './accounts/session.table.ts';
export * from './accounts/user.table.ts';
export * from './accounts/waitlist.table.ts';
export * from './battles/battle.table.ts';
export * from './disputes/dispute.table.ts';
export * from './events/event.table.ts';
export * from './friends/friendship.table.ts';
export * from './jobs/job.table.ts';
export * from './notifications/mailbox.table.ts';
export * from './results/achievement.table.ts';
export * from './results/result.table.ts';
export * from './settings/setting.table.ts';
export * from './wallet/ledger.table.ts';
export * from './wallet/play-limit.table.ts';
