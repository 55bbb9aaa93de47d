import { css } from '@emotion/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { control, Field, type FieldProps } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'> {
  options: readonly SelectOption[];
  /** Shown until something is chosen, and not to be chosen itself. */
  placeholder?: string;
}

const box = css({ position: 'relative' });
const list = css({ appearance: 'none', paddingInlineEnd: 36, cursor: 'pointer', textOverflow: 'ellipsis' });
const arrow = css({
  position: 'absolute',
  insetInlineEnd: 12,
  insetBlockStart: '50%',
  width: 16,
  height: 16,
  transform: 'translateY(-50%)',
  color: 'var(--text-dim)',
  pointerEvents: 'none',
});

/** One of a list: the browser's own, which phones show as a wheel. */
export function Select({ label, hideLabel, hint, error, id, options, placeholder, ...rest }: SelectProps) {
  const isOpenEnded = placeholder !== undefined && rest.value === undefined && rest.defaultValue === undefined;
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} id={id}>
      {(wiring) => (
        <div css={box}>
          <select css={[control, list]} {...(isOpenEnded && { defaultValue: '' })} {...rest} {...wiring}>
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label: words, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {words}
              </option>
            ))}
          </select>
          <ChevronDown css={arrow} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
