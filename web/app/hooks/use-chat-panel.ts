import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isChannelId } from '../../../domain/chat/channels.ts';

/** Names the channel in an address that opens the chat, e.g. from a notification. */
const PARAM = 'chat';

interface Choice {
  readonly isOpen: boolean;
  readonly isCollapsed: boolean;
  readonly channelId: string;
}

const FIRST: Choice = { isOpen: false, isCollapsed: false, channelId: 'general' };

const keyOf = (viewerId: string): string => `gauntlet.chat.${viewerId}`;

function storedChoice(viewerId: string): Choice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(viewerId)) ?? '{}');
    return { ...FIRST, ...(stored as Partial<Choice>) };
  } catch {
    return FIRST;
  }
}

function storeChoice(viewerId: string, choice: Choice): void {
  try {
    localStorage.setItem(keyOf(viewerId), JSON.stringify(choice));
  } catch {
    // A browser that keeps nothing still chats; it only forgets.
  }
}

export interface ChatPanelState extends Choice {
  readonly toggle: () => void;
  readonly close: () => void;
  readonly collapse: (isCollapsed: boolean) => void;
  readonly select: (channelId: string) => void;
}

/**
 * How the chat stands (GC-03), remembered in this browser for each account. Over the page it begins closed, and beside a
 * set-up that is not finished; an address that names a channel opens it there.
 */
export function useChatPanel(viewerId: string, beginsClosed: boolean): ChatPanelState {
  const [choice, setChoice] = useState<Choice>(() => {
    const stored = storedChoice(viewerId);
    return beginsClosed ? { ...stored, isOpen: false } : stored;
  });
  const change = useCallback(
    (part: Partial<Choice>) =>
      setChoice((now) => {
        const next = { ...now, ...part };
        storeChoice(viewerId, next);
        return next;
      }),
    [viewerId],
  );

  const [params, setParams] = useSearchParams();
  const named = params.get(PARAM);
  const [heeded, setHeeded] = useState<string | null>(null);
  // An address is followed once, as it arrives; what the reader chooses then counts.
  if (named !== heeded) {
    setHeeded(named);
    if (named !== null && isChannelId(named)) setChoice({ isOpen: true, isCollapsed: false, channelId: named });
  }
  useEffect(() => {
    if (named === null) return;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(PARAM);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [named, setParams]);

  return {
    ...choice,
    toggle: () => change({ isOpen: !choice.isOpen }),
    close: () => change({ isOpen: false }),
    collapse: (isCollapsed) => change({ isCollapsed }),
    select: (channelId) => change({ channelId }),
  };
}
