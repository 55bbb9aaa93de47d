export type ChatRefusal = 'MESSAGE_BLOCKED' | 'CHANNEL_READ_ONLY' | 'CHAT_MUTED' | 'REPORT_DECIDED';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<ChatRefusal, unknown> {}
}
