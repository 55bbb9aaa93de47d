/** What other rooms may use of this one. */
export { webPushSender } from './push-sender.ts';
