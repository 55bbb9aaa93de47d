import { Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../ui/icon-button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Popover } from '../../ui/popover.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { friendsPath } from '../paths.ts';

type TabName = 'friends' | 'requests' | 'recent';

const Soon = ({ children }: { readonly children: string }) => (
  <Text size={14} tone="dim">
    {children}
  </Text>
);

const TABS: readonly Tab<TabName>[] = [
  {
    value: 'friends',
    label: 'Friends',
    panel: <Soon>Your friends list opens soon: who is online, and in which game.</Soon>,
  },
  { value: 'requests', label: 'Req', panel: <Soon>Friend requests open soon. Nobody can send you one yet.</Soon> },
  {
    value: 'recent',
    label: 'Recent',
    panel: <Soon>Recent players open soon. Your past battles stand in the Battle Hub.</Soon>,
  },
];

/** FR-15. The lists come with the friends area; until then it says so and counts nothing. */
export function FriendsPopover() {
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState<TabName>('friends');
  return (
    <Popover
      label="Friends and community"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton label="Friends and community">
          <Users aria-hidden />
        </IconButton>
      }
    >
      <Stack gap={3}>
        <Heading level={2}>Friends and Community</Heading>
        <Tabs label="Friends and community" value={tab} onValueChange={setTab} tabs={TABS} />
        <Link to={friendsPath} onClick={() => setOpen(false)}>
          Open Friends and Community
        </Link>
      </Stack>
    </Popover>
  );
}
