import { Checkbox } from './checkbox.tsx';
import { Stack } from '../layout/layout.tsx';

export const States = () => (
  <Stack gap={2}>
    <Checkbox
      label={
        <>
          I agree to the <a href="#checkbox">Terms</a> and the <a href="#checkbox">Privacy Policy</a>
        </>
      }
      error="Agree to the terms to go on."
    />
    <Checkbox label="Remember this device" defaultChecked hint="For 30 days." />
    <Checkbox label="Unavailable" disabled />
  </Stack>
);
