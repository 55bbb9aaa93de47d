/** Height of the header in pixels; it is one line everywhere. */
export const HEADER_HEIGHT = 64;
export const HEADER_HEIGHT_ON_PHONES = 56;
export const CHAT_PANEL_ID = 'chat-panel';

/** Below this width the chat lies over the page instead of beside it. */
export const CHAT_OVERLAYS = '(max-width: 1023.98px)';
/** FR-22: below this width the navigation is a drawer. */
export const NAV_OVERLAYS = '(max-width: 767.98px)';
