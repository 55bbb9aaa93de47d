import { useState } from 'react';
import { Button } from './button.tsx';
import { FormDialog } from './form-dialog.tsx';
import { RadioGroup } from './radio-group.tsx';
import { TextField } from './text-field.tsx';

export const WithFields = () => {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Report Result</Button>
      {isOpen && (
        <FormDialog
          title="Report Result"
          description="Both players report; the same answer settles the battle at once."
          submitLabel="Report Result"
          busy={false}
          onClose={close}
          onSubmit={close}
        >
          <RadioGroup
            label="Result"
            name="claim"
            options={[
              { value: 'won', label: 'I won' },
              { value: 'lost', label: 'I lost' },
            ]}
          />
          <TextField label="Stream or recording" type="url" placeholder="https://" />
        </FormDialog>
      )}
    </>
  );
};
