import { CircleCheck } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PASSWORD_MAX } from '../../domain/security/password.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { Text } from '../ui/text.tsx';
import { StrengthMeter } from './strength-meter.tsx';

interface OneField {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly input: UseFormRegisterReturn;
}

interface NewPasswordFieldsProps {
  readonly password: OneField;
  readonly confirmation: OneField;
}

/** A password that is chosen, with its strength, and once more (RG-08 to RG-11). */
export function NewPasswordFields({ password, confirmation }: NewPasswordFieldsProps) {
  const isMatch = password.value !== '' && password.value === confirmation.value;
  return (
    <>
      <PasswordField
        {...password.input}
        label={password.label}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        required
        error={password.error}
        hint={password.value === '' ? 'At least 8 characters.' : <StrengthMeter password={password.value} />}
      />
      <PasswordField
        {...confirmation.input}
        label={confirmation.label}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        required
        error={confirmation.error}
        hint={
          <span role="status">
            {isMatch && (
              <Text
                as="span"
                size={14}
                tone="win"
                css={{ display: 'inline-flex', alignItems: 'center', gap: 'var(--space-1)' }}
              >
                <CircleCheck size={16} aria-hidden="true" /> Passwords match
              </Text>
            )}
          </span>
        }
      />
    </>
  );
}
