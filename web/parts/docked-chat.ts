import { createContext, use } from 'react';

/** Whether the chat of all stands beside the page. */
export const DockedChat = createContext(false);

/** Whether a chat stands beside the page already: one of the page's own stands below its content then, not beside it. */
export const useDockedChat = (): boolean => use(DockedChat);
