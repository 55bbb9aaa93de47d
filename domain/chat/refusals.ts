export type ChatRefusal =
  | 'MESSAGE_BLOCKED'
  | 'MESSAGE_APPEALED'
  | 'MESSAGE_APPEAL_TOO_LATE'
  | 'MESSAGE_APPEAL_DECIDED'
  | 'MESSAGE_UNPOSTABLE'
  | 'CHANNEL_READ_ONLY'
  | 'CHAT_MUTED'
  | 'CHAT_LINKS_REFUSED'
  | 'REPORT_DECIDED';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<ChatRefusal, unknown> {}
}
