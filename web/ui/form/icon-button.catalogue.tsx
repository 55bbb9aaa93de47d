import { Bell, Menu, MessageCircle, X } from 'lucide-react';
import { CountBadge } from '../face/badge.tsx';
import { IconButton } from './icon-button.tsx';
import { Row } from '../layout/layout.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';

export const Plain = () => (
  <Row>
    <IconButton label="Menu">
      <Menu aria-hidden="true" />
    </IconButton>
    <Tooltip content="Close">
      <IconButton label="Close">
        <X aria-hidden="true" />
      </IconButton>
    </Tooltip>
    <IconButton label="Dismiss" disabled>
      <X aria-hidden="true" />
    </IconButton>
    <IconButton label="Open" variant="secondary" busy>
      <Menu aria-hidden="true" />
    </IconButton>
  </Row>
);
export const WithCount = () => (
  <Row gap={5}>
    <IconButton label="Chat, 3 unread messages" variant="secondary">
      <MessageCircle aria-hidden="true" />
      <CountBadge count={3} cap={9} said="unread messages" corner />
    </IconButton>
    <IconButton label="Notifications, more than 99 unread" variant="secondary">
      <Bell aria-hidden="true" />
      <CountBadge count={128} said="unread notifications" corner />
    </IconButton>
  </Row>
);
