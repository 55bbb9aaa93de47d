/** What other rooms may use of this one. */
export { Notification } from './notification.types.ts';
export { webPushSender } from './push-sender.ts';
