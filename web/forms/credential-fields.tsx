import type { ReactNode } from 'react';
import { PasswordField } from '../ui/form/password-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import type { FormState } from './use-form.ts';
import * as t from './__generated__/messages.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export const NO_CREDENTIALS: Credentials = { username: '', password: '' };

interface CredentialFieldsProps {
  readonly form: FormState<Credentials>;
  /** At the end of the password's label. */
  readonly aside?: ReactNode;
}

/** Username and password of somebody who has an account. */
export const CredentialFields = ({ form, aside }: CredentialFieldsProps) => (
  <>
    <TextField
      label={t.username()}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...form.field('username')}
    />
    <PasswordField label={t.password()} required aside={aside} {...form.field('password')} />
  </>
);
