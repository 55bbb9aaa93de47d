import type { ChatRefusal } from '../../domain/chat/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const chatRefusals: PublicRefusals<ChatRefusal> = {
  MESSAGE_BLOCKED: [422, 'A rule about what is said here stopped the text'],
  CHANNEL_READ_ONLY: [403, 'Only staff may write here'],
  CHAT_MUTED: [403, 'Whoever keeps order in this chat has muted the caller there'],
  REPORT_DECIDED: [409, 'Somebody has decided this report already'],
};
