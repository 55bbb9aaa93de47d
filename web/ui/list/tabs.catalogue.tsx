import { useState } from 'react';
import { type Tab, Tabs } from './tabs.tsx';
import { Text } from '../layout/text.tsx';

type Name = 'create' | 'live-battles' | 'tournaments' | 'brackets' | 'creators' | 'premium';

const TABS: readonly Tab<Name>[] = [
  { value: 'create', label: 'Create Battle', panel: <Text>The form.</Text> },
  { value: 'live-battles', label: 'Battle Hub', panel: <Text>Your battles.</Text> },
  { value: 'tournaments', label: 'Tournaments', panel: <Text>Six cards.</Text> },
  { value: 'brackets', label: 'Custom Brackets', panel: <Text>Brackets.</Text> },
  { value: 'creators', label: 'Creator Challenges', panel: <Text>Challenges.</Text> },
  { value: 'premium', label: 'Premium Listings', panel: <Text>Listings.</Text> },
];

export const Battlegrounds = () => {
  const [value, setValue] = useState<Name>('create');
  return <Tabs label="Battlegrounds" value={value} onValueChange={setValue} tabs={TABS} />;
};

export const WithCount = () => {
  const [value, setValue] = useState<'friends' | 'requests'>('friends');
  return (
    <Tabs
      label="Friends"
      value={value}
      onValueChange={setValue}
      tabs={[
        { value: 'friends', label: 'Friends', panel: <Text>Friends.</Text> },
        { value: 'requests', label: 'Req', panel: <Text>Requests.</Text>, waiting: { count: 3, said: 'requests' } },
      ]}
    />
  );
};
