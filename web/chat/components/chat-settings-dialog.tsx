import { Settings } from 'lucide-react';
import { useState } from 'react';
import type { ChatSettings } from '../../../domain/chat/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Switch } from '../../ui/switch.tsx';

interface ChatSettingsDialogProps {
  readonly settings: ChatSettings;
  readonly onChange: (part: Partial<ChatSettings>) => void;
}

/** GC-12. Every toggle acts at once; there is nothing to save. */
export function ChatSettingsDialog({ settings, onChange }: ChatSettingsDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Chat settings"
      description="They take effect at once and are kept for your account."
      size="small"
      trigger={
        <IconButton label="Chat settings">
          <Settings aria-hidden />
        </IconButton>
      }
    >
      <Stack gap={3}>
        <Switch
          label="Mute all channels"
          hint="No badges, nothing read aloud, and mentions do not notify you."
          checked={settings.muteAll}
          onChange={(event) => onChange({ muteAll: event.target.checked })}
        />
        <Switch
          label="Dark mode contrast"
          hint="Black behind the chat and brighter text."
          checked={settings.highContrast}
          onChange={(event) => onChange({ highContrast: event.target.checked })}
        />
        <Switch
          label="Show unread count"
          checked={settings.showUnread}
          onChange={(event) => onChange({ showUnread: event.target.checked })}
        />
        <Switch
          label="Enable slash commands"
          hint="Without them a message may begin with a slash."
          checked={settings.slashCommands}
          onChange={(event) => onChange({ slashCommands: event.target.checked })}
        />
      </Stack>
    </Dialog>
  );
}
