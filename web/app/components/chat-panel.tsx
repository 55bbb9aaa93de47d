import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import type { Viewer } from '../../session/use-viewer.ts';
import { Spinner } from '../../ui/layout/spinner.tsx';
import { low } from '../../ui/tokens.ts';
import type { ChatPanelState } from '../hooks/use-chat-panel.ts';
import { CHAT_PANEL_ID, HEADER_HEIGHT } from './frame-layout.ts';
import * as t from '../__generated__/messages.ts';

const Drawer = lazyPart(async () => (await import('./drawer.tsx')).Drawer);
const Chat = lazyPart(async () => (await import('../../chat/components/chat.tsx')).Chat);

const WIDTH_OPEN = 384;
const WIDTH_COLLAPSED = 60;

interface ChatPanelProps {
  readonly viewer: Viewer;
  readonly panel: ChatPanelState;
  readonly isOverlay: boolean;
}

/** FR-16: the place of the global chat, beside the page or, on small screens, over it. */
export function ChatPanel({ viewer, panel, isOverlay }: ChatPanelProps) {
  if (!isOverlay) return <ChatColumn viewer={viewer} panel={panel} />;
  return (
    <Suspense>
      <Drawer title={t.chat()} closeLabel={t.closeChat()} side="end" isOpen isFull onClose={panel.close}>
        <Suspense fallback={<Spinner />}>
          <Chat viewer={viewer} channelId={panel.channelId} onSelect={panel.select} isCollapsed={false} />
        </Suspense>
      </Drawer>
    </Suspense>
  );
}

function ChatColumn({ viewer, panel }: Omit<ChatPanelProps, 'isOverlay'>) {
  const place = useRef<HTMLElement>(null);
  // A panel that stands there as the page arrives leaves the focus to the page.
  const isArriving = useRef(document.activeElement === null || document.activeElement === document.body);
  useEffect(() => {
    if (!isArriving.current) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <aside
      id={CHAT_PANEL_ID}
      ref={place}
      tabIndex={-1}
      aria-label={t.chat()}
      data-docked-chat={!panel.isCollapsed || undefined}
      css={{
        position: 'sticky',
        top: HEADER_HEIGHT,
        flex: 'none',
        height: `calc(100dvh - ${HEADER_HEIGHT}px)`,
        borderInlineStart: '1px solid var(--line)',
        background: 'var(--bg-1)',
        outline: 'none',
        [low]: { position: 'static' },
      }}
      style={{ width: panel.isCollapsed ? WIDTH_COLLAPSED : WIDTH_OPEN }}
    >
      <Suspense fallback={<Spinner />}>
        <Chat
          viewer={viewer}
          channelId={panel.channelId}
          onSelect={panel.select}
          isCollapsed={panel.isCollapsed}
          onCollapse={panel.collapse}
          onClose={panel.close}
        />
      </Suspense>
    </aside>
  );
}
