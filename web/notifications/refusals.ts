import type { NotificationsRefusal } from '../../domain/notifications/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<NotificationsRefusal> = {
  PUSH_OFF: say(t.pushMessagesAreNotConfigured()),
};
