import { CircleCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { USERNAME_MAX, USERNAME_MIN } from '../../domain/accounts/username.ts';
import { Text } from '../ui/layout/text.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import type { UsernameCheck } from './use-username-check.ts';
import * as t from './__generated__/messages.ts';

interface UsernameFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'ref'> {
  readonly check: UsernameCheck;
}

const WORDS = {
  unasked: t.lettersDigitsDots({ min: USERNAME_MIN, max: USERNAME_MAX }),
  asking: t.lookingWhetherItIsFree(),
  refused: '',
} as const;

/** A username that says, while it is typed, whether it can be had (RG-04, RG-05). */
export function UsernameField({ check, error, ...input }: UsernameFieldProps) {
  return (
    <TextField
      {...input}
      label={t.username()}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={USERNAME_MAX}
      error={error ?? (check.kind === 'refused' ? check.sentence : undefined)}
      hint={
        <span role="status">
          {check.kind === 'free' ? (
            <Text
              as="span"
              size={14}
              tone="win"
              css={{ display: 'inline-flex', alignItems: 'center', gap: 'var(--space-1)' }}
            >
              <CircleCheck size={16} aria-hidden="true" /> {t.usernameIsAvailable()}
            </Text>
          ) : (
            WORDS[check.kind]
          )}
        </span>
      }
    />
  );
}
