import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useMedia } from '../hooks/use-media.ts';
import { Drawer } from './drawer.tsx';
import { CHAT_OVERLAYS, CHAT_PANEL_ID, HEADER_HEIGHT } from './frame-layout.ts';

/** No channel is open yet, and it says so. */
const Chat = () => (
  <Text tone="dim">Chat opens soon. No channel exists yet, so nothing is said here and nothing is missed.</Text>
);

/** FR-16: the place of the global chat, beside the page or, on small screens, over it. */
export function ChatPanel({ onClose }: { readonly onClose: () => void }) {
  const isOverlay = useMedia(CHAT_OVERLAYS);
  if (!isOverlay) return <ChatColumn onClose={onClose} />;
  return (
    <Drawer title="Chat" side="right" isOpen onClose={onClose}>
      <div css={{ padding: 'var(--space-2)' }}>
        <Chat />
      </div>
    </Drawer>
  );
}

function ChatColumn({ onClose }: { readonly onClose: () => void }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      id={CHAT_PANEL_ID}
      ref={panel}
      tabIndex={-1}
      aria-label="Chat"
      css={{
        position: 'sticky',
        top: HEADER_HEIGHT,
        flex: 'none',
        width: 320,
        height: `calc(100dvh - ${HEADER_HEIGHT}px)`,
        padding: 'var(--space-4)',
        borderLeft: '1px solid var(--line)',
        background: 'var(--bg-1)',
        outline: 'none',
      }}
    >
      <Stack gap={3}>
        <Row justify="space-between" wrap={false}>
          <Heading level={2}>Chat</Heading>
          <IconButton label="Close chat" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </Row>
        <Chat />
      </Stack>
    </aside>
  );
}
