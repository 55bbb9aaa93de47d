import type { NotificationsRefusal } from '../../domain/notifications/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<NotificationsRefusal> = {
  PUSH_OFF: say('Push messages are not configured on this server.'),
};
