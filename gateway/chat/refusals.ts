import type { ChatRefusal } from '../../domain/chat/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const chatRefusals: PublicRefusals<ChatRefusal> = {
  MESSAGE_BLOCKED: [422, 'A rule about what is said here stopped the text'],
  MESSAGE_APPEALED: [409, 'Staff were asked to look at this message before'],
  MESSAGE_APPEAL_TOO_LATE: [409, 'Staff are asked to look at a message within 24 hours'],
  MESSAGE_APPEAL_DECIDED: [409, 'Somebody has decided this appeal already'],
  MESSAGE_UNPOSTABLE: [409, 'Its author may not write there any more, or it is over'],
  CHANNEL_READ_ONLY: [403, 'Only staff may write here'],
  CHAT_MUTED: [403, 'Whoever keeps order in this chat has muted the caller there'],
  CHAT_LINKS_REFUSED: [422, 'No links are sent in the talk of two who play each other'],
  REPORT_DECIDED: [409, 'Somebody has decided this report already'],
};
