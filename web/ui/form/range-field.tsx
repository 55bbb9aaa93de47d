import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { below } from '../tokens.ts';

interface RangeFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'type' | 'min' | 'max' | 'step'> {
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value in words. */
  valueText: string;
}

const line = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-3)' });
const slider = css({
  flex: 1,
  minWidth: 0,
  minHeight: 40,
  margin: 0,
  accentColor: 'var(--ember)',
  cursor: 'pointer',
  [below.medium]: { minHeight: 'var(--target-touch)' },
});
const words = css({
  flex: 'none',
  minWidth: '5ch',
  textAlign: 'end',
  fontSize: 'var(--size-14)',
  fontVariantNumeric: 'tabular-nums',
});

/** A bound that is found by moving, where no exact figure matters: the browser's own slider. */
export function RangeField({ label, hideLabel, hint, error, id, valueText, ...input }: RangeFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} id={id}>
      {(wiring) => (
        <div css={line}>
          <input css={slider} type="range" aria-valuetext={valueText} {...input} {...wiring} />
          <span css={words} aria-hidden="true">
            {valueText}
          </span>
        </div>
      )}
    </Field>
  );
}
