import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Stack } from './layout.tsx';
import { RadioGroup } from './radio-group.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

export const WithForm = () => {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      modalOnly
      title="Report Result"
      description="Both players report; the same answer settles the battle at once."
      trigger={<Button>Report Result</Button>}
      footer={
        <>
          <Button variant="ghost" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button variant="primary" onClick={() => setOpen(false)}>
            Report Result
          </Button>
        </>
      }
    >
      <Stack>
        <RadioGroup
          label="Result"
          name="claim"
          options={[
            { value: 'won', label: 'I won' },
            { value: 'lost', label: 'I lost' },
          ]}
        />
        <TextField
          label="Stream or recording"
          type="url"
          placeholder="https://"
          hint="A link that the other player can open."
        />
        <TextArea label="Note" maxLength={500} />
      </Stack>
    </Dialog>
  );
};
