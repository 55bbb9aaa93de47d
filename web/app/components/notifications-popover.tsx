import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPath } from '../../shared/paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { notificationsPath } from '../paths.ts';

/** FR-17. Nothing is notified yet, so there is nothing to mark as read either. */
export function NotificationsPopover() {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Popover
      label="Notifications"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton label="Notifications">
          <Bell aria-hidden />
        </IconButton>
      }
    >
      <Stack gap={3}>
        <Heading level={2}>Notifications</Heading>
        <Text size={14} tone="dim">
          Notifications open soon. Until then your battles and their deadlines stand in the{' '}
          <Link to={`${dashboardPath}?tab=live-battles`} onClick={close}>
            Battle Hub
          </Link>
          .
        </Text>
        <Link to={notificationsPath} onClick={close}>
          Open Notifications
        </Link>
      </Stack>
    </Popover>
  );
}
