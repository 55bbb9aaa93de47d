import { withQuery } from '../shared/path-to.ts';

export const adminPath = '/admin';
export const adminUsersPath = '/admin/users';
export const adminBattlesPath = '/admin/battles';
export const adminFinancePath = '/admin/finance';
export const adminVerificationPath = '/admin/verification';
/** The accounts with one of them open. */
export const adminAccountPath = (userId: string): string => withQuery(adminUsersPath, { account: userId });
