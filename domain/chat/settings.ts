/** What a player has chosen for the chat (GC-12). */
export interface ChatSettings {
  readonly muteAll: boolean;
  readonly highContrast: boolean;
  readonly showUnread: boolean;
  readonly slashCommands: boolean;
}

export const DEFAULT_CHAT_SETTINGS: ChatSettings = {
  muteAll: false,
  highContrast: false,
  showUnread: true,
  slashCommands: true,
};
