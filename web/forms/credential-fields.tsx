import type { ReactNode, Ref } from 'react';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

interface CredentialFieldsProps {
  readonly value: Credentials;
  readonly onChange: (credentials: Credentials) => void;
  readonly passwordRef?: Ref<HTMLInputElement>;
  /** At the end of the password's label. */
  readonly aside?: ReactNode;
}

/** Username and password of somebody who has an account. */
export function CredentialFields({ value, onChange, passwordRef, aside }: CredentialFieldsProps) {
  return (
    <>
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={value.username}
        onChange={(event) => onChange({ ...value, username: event.target.value })}
      />
      <PasswordField
        ref={passwordRef}
        label="Password"
        name="password"
        required
        value={value.password}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
        aside={aside}
      />
    </>
  );
}
