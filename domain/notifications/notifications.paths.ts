import { withQuery } from '../shared/path-to.ts';

export const notificationsPath = '/notifications';
/** The battle invites, with one of them shown. */
export const invitePath = (inviteId: string): string =>
  withQuery(notificationsPath, { tab: 'battle-invites', invite: inviteId });
