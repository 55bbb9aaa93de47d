import { CircleCheck } from 'lucide-react';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../domain/security/password.ts';
import { PasswordField } from '../ui/form/password-field.tsx';
import { Text } from '../ui/layout/text.tsx';
import type { FieldWires } from './use-form.ts';
import { StrengthMeter } from './strength-meter.tsx';
import * as t from './__generated__/messages.ts';

interface OneField extends FieldWires<string> {
  readonly label: string;
}

interface NewPasswordFieldsProps {
  readonly password: OneField;
  readonly confirmation: OneField;
}

/** A password that is chosen, with its strength, and once more (RG-08 to RG-11). */
export function NewPasswordFields({ password, confirmation }: NewPasswordFieldsProps) {
  const areSame = password.value !== '' && password.value === confirmation.value;
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        required
        hint={
          password.value === '' ? (
            t.atLeastCharacters({ min: PASSWORD_MIN })
          ) : (
            <StrengthMeter password={password.value} />
          )
        }
        {...password}
      />
      <PasswordField
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        required
        hint={
          <span role="status">
            {areSame && (
              <Text
                as="span"
                size={14}
                tone="win"
                css={{ display: 'inline-flex', alignItems: 'center', gap: 'var(--space-1)' }}
              >
                <CircleCheck size={16} aria-hidden="true" /> {t.passwordsMatch()}
              </Text>
            )}
          </span>
        }
        {...confirmation}
      />
    </>
  );
}
