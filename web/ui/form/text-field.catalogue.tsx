import { Search } from 'lucide-react';
import { useState } from 'react';
import { Grid } from '../layout/layout.tsx';
import { TextField } from './text-field.tsx';

export const States = () => (
  <Grid min={240}>
    <TextField label="Battle Title" placeholder="Friday night, first to 13" />
    <TextField label="Username" defaultValue="demo" hint="Others find you by it." autoComplete="username" />
    <TextField label="Email" type="email" defaultValue="demo@" error="Enter a valid email address." />
    <TextField label="Invite code" defaultValue="KX72-QD" disabled />
  </Grid>
);
export const SearchBox = () => (
  <TextField
    label="Search battles"
    hideLabel
    type="search"
    placeholder="Search battles"
    prefix={<Search aria-hidden="true" />}
  />
);
export const ValidatedWhileTyping = () => {
  const [text, setText] = useState('');
  const error = text !== '' && text.length < 3 ? 'Use at least 3 characters.' : undefined;
  return <TextField label="Team name" value={text} onChange={(event) => setText(event.target.value)} error={error} />;
};
