import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import * as t from '../__generated__/messages.ts';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'> {
  /** `new-password` where one is chosen. */
  autoComplete?: 'current-password' | 'new-password' | 'off';
}

/** A password that can be shown and hidden. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          label={isShown ? t.hidePassword() : t.showPassword()}
          size="small"
          onClick={() => setIsShown((shown) => !shown)}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      }
    />
  );
}
