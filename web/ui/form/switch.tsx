import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChoiceField, type FieldProps } from './field.tsx';

interface SwitchProps
  extends Omit<FieldProps, 'label' | 'hideLabel'>, Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'role'> {
  label: ReactNode;
}

const track = css({
  appearance: 'none',
  flex: 'none',
  width: 36,
  height: 20,
  marginBlockStart: 1,
  padding: 2,
  border: '1.5px solid var(--line-strong)',
  borderRadius: 'var(--radius-full)',
  background: 'var(--bg-0)',
  cursor: 'inherit',
  transition: 'background var(--duration-fast), border-color var(--duration-fast)',
  '::before': {
    content: '""',
    display: 'block',
    width: 13,
    height: 13,
    borderRadius: 'var(--radius-full)',
    background: 'var(--text-dim)',
    transition: 'transform var(--duration-fast) var(--ease)',
  },
  ':hover:not(:disabled)': { borderColor: 'var(--text-dim)' },
  ':checked': { background: 'var(--ember)', borderColor: 'var(--ember)' },
  ':checked::before': { transform: 'translateX(calc(var(--inline-way) * 16px))', background: 'var(--on-accent)' },
  ':hover:checked:not(:disabled)': { background: 'var(--ember-hover)', borderColor: 'var(--ember-hover)' },
  ':disabled': { background: 'var(--bg-3)', borderColor: 'var(--line)' },
});

// The browser tells the state of a checkbox itself; `aria-checked` beside it would be a second truth.
const SWITCH = { role: 'switch' } as const;

/** On or off, in force at once. */
export function Switch({ label, hint, error, id, ...rest }: SwitchProps) {
  return (
    <ChoiceField controlWidth={36} label={label} hint={hint} error={error} id={id}>
      {(wiring) => <input css={track} type="checkbox" {...SWITCH} {...rest} {...wiring} />}
    </ChoiceField>
  );
}
