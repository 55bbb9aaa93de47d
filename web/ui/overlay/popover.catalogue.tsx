import { Bell } from 'lucide-react';
import { Button } from '../form/button.tsx';
import { IconButton } from '../form/icon-button.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { Popover } from './popover.tsx';
import { Text } from '../layout/text.tsx';

export const Notifications = () => (
  <Popover
    label="Notifications"
    align="start"
    trigger={
      <IconButton label="Notifications" variant="secondary">
        <Bell aria-hidden="true" />
      </IconButton>
    }
  >
    <Stack gap={3}>
      <Row justify="space-between">
        <Text weight={600}>Notifications</Text>
        <Button size="small" variant="ghost">
          Mark All as Read
        </Button>
      </Row>
      <Text size={14} tone="dim">
        rival joined your battle.
      </Text>
    </Stack>
  </Popover>
);
