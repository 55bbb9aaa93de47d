import { useState } from 'react';
import { Button } from '../form/button.tsx';
import { Dialog } from './dialog.tsx';
import { Text } from '../layout/text.tsx';

export const WithWords = () => {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="How a battle is settled"
      description="What happens to both stakes."
      trigger={<Button>How it works</Button>}
      footer={<Button onClick={() => setOpen(false)}>Close</Button>}
    >
      <Text>Both players report; the same answer pays the winner at once. Two answers open a dispute.</Text>
    </Dialog>
  );
};
