import { css } from '@emotion/react';
import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { mark } from './choices.ts';
import { choice, FieldSet, type FieldProps } from './field.tsx';

export interface RadioOption {
  value: string;
  label: string;
  /** One line on what it means. */
  hint?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps extends FieldProps {
  /** Ties the buttons to one question. */
  name: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Called with each of the inputs. */
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean | undefined;
}

const ring = css({
  borderRadius: 'var(--radius-full)',
  '::before': { width: 8, height: 8, borderRadius: 'var(--radius-full)', background: 'var(--on-accent)' },
});
const list = css({ display: 'flex', flexDirection: 'column', gap: 'var(--space-1)' });
const hintStyle = css({ display: 'block', color: 'var(--text-dim)', fontSize: 'var(--size-14)' });

/** One of a few, all in sight. */
export function RadioGroup({
  label,
  hideLabel,
  hint,
  error,
  options,
  value,
  defaultValue,
  disabled = false,
  ...input
}: RadioGroupProps) {
  return (
    <FieldSet label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(wiring) => (
        <div css={list}>
          {options.map((option) => (
            <label key={option.value} css={choice}>
              <input
                css={[mark, ring]}
                type="radio"
                value={option.value}
                {...(value !== undefined && { checked: value === option.value })}
                {...(value === undefined &&
                  defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
                disabled={disabled || option.disabled}
                data-invalid={wiring['aria-invalid']}
                {...input}
              />
              <span>
                {option.label}
                {option.hint !== undefined && <span css={hintStyle}>{option.hint}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldSet>
  );
}
