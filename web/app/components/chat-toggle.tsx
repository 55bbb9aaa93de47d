import { MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLiveUnread } from '../../chat/hooks/use-live-unread.ts';
import { COUNTED_AFTER_MS } from '../../live/after-page.ts';
import { formatCapped } from '../../format/format.ts';
import { CountBadge } from '../../ui/face/badge.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { CHAT_PANEL_ID } from './frame-layout.ts';
import * as t from '../__generated__/messages.ts';

interface ChatToggleProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** FR-16: opens and closes the chat; its badge is the live number of unread messages. */
export function ChatToggle({ isOpen, onToggle }: ChatToggleProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), COUNTED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const unread = useLiveUnread(isReady);
  const label = (): string => {
    if (unread === 0) return isOpen ? t.closeChat() : t.openChat();
    const words = { count: unread, shown: formatCapped(unread) };
    return isOpen ? t.closeChatUnread(words) : t.openChatUnread(words);
  };
  return (
    <IconButton
      label={label()}
      aria-expanded={isOpen}
      aria-controls={isOpen ? CHAT_PANEL_ID : undefined}
      onClick={onToggle}
    >
      <MessageSquare aria-hidden />
      <CountBadge count={unread} said={t.unreadMessages({ count: unread })} corner />
    </IconButton>
  );
}
