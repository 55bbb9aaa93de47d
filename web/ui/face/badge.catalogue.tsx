import { BadgeCheck, Star } from 'lucide-react';
import { Badge, CountBadge } from './badge.tsx';
import { Row } from '../layout/layout.tsx';

export const Tones = () => (
  <Row>
    <Badge>Completed</Badge>
    <Badge tone="ember" live>
      Live
    </Badge>
    <Badge tone="info">Starting Soon</Badge>
    <Badge tone="win">Won</Badge>
    <Badge tone="loss">Lost</Badge>
    <Badge tone="warn">Disputed</Badge>
    <Badge tone="coin">+50 BC</Badge>
  </Row>
);
export const WithIcon = () => (
  <Row>
    <Badge tone="info" icon={<BadgeCheck aria-hidden="true" />}>
      Verified
    </Badge>
    <Badge tone="coin" icon={<Star aria-hidden="true" />}>
      Exclusive
    </Badge>
  </Row>
);
export const Counts = () => (
  <Row>
    <CountBadge count={3} said="friend requests" />
    <CountBadge count={12} cap={9} said="unread messages" />
    <CountBadge count={120} said="unread notifications" />
  </Row>
);
