import { Settings } from 'lucide-react';
import { useState } from 'react';
import type { ChatSettings } from '../../../domain/chat/settings.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import * as t from '../__generated__/messages.ts';

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
      title={t.chatSettings()}
      description={t.theyTakeEffectAtOnce()}
      size="small"
      trigger={
        <IconButton label={t.chatSettings()}>
          <Settings aria-hidden />
        </IconButton>
      }
    >
      <Stack gap={3}>
        <Switch
          label={t.muteAllChannels()}
          hint={t.noBadgesNothingReadAloudAndMentions()}
          checked={settings.muteAll}
          onChange={(event) => onChange({ muteAll: event.target.checked })}
        />
        <Switch
          label={t.darkModeContrast()}
          hint={t.blackBehindTheChatAndBrighterText()}
          checked={settings.highContrast}
          onChange={(event) => onChange({ highContrast: event.target.checked })}
        />
        <Switch
          label={t.showUnreadCount()}
          checked={settings.showUnread}
          onChange={(event) => onChange({ showUnread: event.target.checked })}
        />
        <Switch
          label={t.enableSlashCommands()}
          hint={t.withoutThemAMessageMayBegin()}
          checked={settings.slashCommands}
          onChange={(event) => onChange({ slashCommands: event.target.checked })}
        />
      </Stack>
    </Dialog>
  );
}
