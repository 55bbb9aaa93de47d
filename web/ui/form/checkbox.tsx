import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { mark } from './choices.ts';
import { ChoiceField, type FieldProps } from './field.tsx';

interface CheckboxProps
  extends Omit<FieldProps, 'label' | 'hideLabel'>, Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** May hold links. */
  label: ReactNode;
}

const tick = css({
  borderRadius: 'var(--radius-s)',
  '::before': {
    width: 12,
    height: 12,
    background: 'var(--on-accent)',
    clipPath: 'polygon(14% 47%, 4% 58%, 39% 90%, 97% 22%, 85% 12%, 38% 67%)',
  },
});

/** Yes or no, sent with its form. */
export function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps) {
  return (
    <ChoiceField label={label} hint={hint} error={error} id={id}>
      {(wiring) => <input css={[mark, tick]} type="checkbox" {...rest} {...wiring} />}
    </ChoiceField>
  );
}
