import { Grid } from '../layout/layout.tsx';
import { PasswordField } from './password-field.tsx';

export const States = () => (
  <Grid min={240}>
    <PasswordField label="Password" defaultValue="correct horse" />
    <PasswordField
      label="New password"
      autoComplete="new-password"
      hint="At least 8 characters."
      error="This password is too common."
    />
  </Grid>
);
