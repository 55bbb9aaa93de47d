import { Home, Plus, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Face } from '../face/face.tsx';
import { Button } from '../form/button.tsx';
import { CommandPalette } from './command-palette.tsx';
import { Row } from '../layout/layout.tsx';
import { Text } from '../layout/text.tsx';

export const PagesPlayersActions = () => {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState('Nothing chosen yet.');
  const entry = (label: string) => ({ id: label, label, onSelect: () => setChosen(label) });
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>Open palette</Button>
      <Text tone="dim">{chosen}</Text>
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        groups={[
          {
            heading: 'Pages',
            entries: [
              { ...entry('Hype Zone'), keywords: ['home'], icon: <Home aria-hidden="true" /> },
              { ...entry('Wallet'), keywords: ['money', 'balance'], icon: <Wallet aria-hidden="true" /> },
            ],
          },
          { heading: 'Players', entries: [{ ...entry('rival'), icon: <Face id="2" size={20} /> }] },
          {
            heading: 'Actions',
            entries: [{ ...entry('Create Battle'), icon: <Plus aria-hidden="true" />, note: 'C' }],
          },
        ]}
      />
    </Row>
  );
};
