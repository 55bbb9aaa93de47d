import { css } from '@emotion/react';
import { OTPInput } from 'input-otp';
import type { Ref } from 'react';
import { CODE_LENGTH } from '../../../domain/security/second-factor.ts';
import { plainDigits } from '../../../domain/shared/digits.ts';
import { Field, type FieldProps } from './field.tsx';
import { below } from '../tokens.ts';

interface CodeFieldProps extends FieldProps {
  ref?: Ref<HTMLInputElement>;
  name?: string;
  /** Digits only, at most six. */
  value: string;
  onChange: (code: string) => void;
  /** Called with the last digit, typed or pasted: once for each code that was not there before. */
  onComplete?: (code: string) => void;
  disabled?: boolean;
  autoFocus?: boolean;
}

const slots = css({ display: 'flex', gap: 'var(--space-2)', maxWidth: 340 });
const slot = css({
  flex: 1,
  minWidth: 0,
  height: 52,
  display: 'grid',
  placeItems: 'center',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-0)',
  fontSize: 'var(--size-20)',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  transition: 'border-color var(--duration-fast)',
  '&[data-active="true"]': { outline: '2px solid var(--focus)', borderColor: 'transparent' },
  '&[data-wrong="true"]': { borderColor: 'var(--loss)' },
  '&[data-off="true"]': { background: 'var(--bg-2)', borderColor: 'var(--line)', color: 'var(--text-faint)' },
  [below.small]: { height: 48 },
});
const caret = css({ width: 2, height: 22, background: 'var(--text)' });

/** A code may carry spaces and dashes, as messages write it, and comes in the digits of whatever keyboard. */
const digitsIn = (pasted: string): string => plainDigits(pasted).replaceAll(/\D/g, '').slice(0, CODE_LENGTH);

/** Six digits of a code that was sent or is shown on a phone: one box each, one input for all (RG-14, RG-20). */
export function CodeField(props: CodeFieldProps) {
  const { label, hideLabel, hint, error, onChange, onComplete, disabled = false, ...rest } = props;
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(wiring) => (
        <OTPInput
          {...rest}
          {...wiring}
          disabled={disabled}
          onChange={(typed: string) => {
            const code = digitsIn(typed);
            onChange(code);
            if (code.length === CODE_LENGTH && code !== rest.value) onComplete?.(code);
          }}
          maxLength={CODE_LENGTH}
          pasteTransformer={digitsIn}
          inputMode="numeric"
          autoComplete="one-time-code"
          pushPasswordManagerStrategy="none"
          render={(state) => (
            <div css={slots} aria-hidden="true">
              {state.slots.map(({ char, isActive, hasFakeCaret }, place) => (
                <span
                  // The boxes stand still and have no other name than their place.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={place}
                  css={slot}
                  data-active={isActive}
                  data-wrong={wiring['aria-invalid'] === true}
                  data-off={disabled}
                >
                  {char ?? (hasFakeCaret && <span css={caret} />)}
                </span>
              ))}
            </div>
          )}
        />
      )}
    </Field>
  );
}
