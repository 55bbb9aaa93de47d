import { useState } from 'react';
import { CodeField } from './code-field.tsx';
import { Grid } from '../layout/layout.tsx';

export const States = () => (
  <Grid min={300}>
    <CodeField label="Verification code" value="" onChange={() => undefined} hint="It is in the e-mail." />
    <CodeField label="Verification code" value="123456" onChange={() => undefined} />
    <CodeField label="Verification code" value="123456" onChange={() => undefined} error="That code isn’t right." />
    <CodeField label="Verification code" value="1234" onChange={() => undefined} disabled />
  </Grid>
);

export const ToTry = () => {
  const [code, setCode] = useState('');
  const [done, setDone] = useState('');
  return (
    <CodeField
      label="Code"
      value={code}
      onChange={setCode}
      onComplete={setDone}
      hint={done === '' ? 'Type or paste six digits.' : `Complete: ${done}`}
    />
  );
};
