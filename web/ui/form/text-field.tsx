import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { control, Field, type FieldProps } from './field.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'prefix'> {
  /** Inside the box before the text: an icon or a sign. */
  prefix?: ReactNode;
  /** Inside the box after the text: a button or a unit. */
  suffix?: ReactNode;
  /** At the end of the label's line. */
  aside?: ReactNode;
}

const box = css({ position: 'relative' });
const before = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: 36,
  display: 'grid',
  placeItems: 'center',
  color: 'var(--text-dim)',
  pointerEvents: 'none',
  '& > svg': { width: 16, height: 16 },
});
const after = css({ position: 'absolute', insetBlock: 0, insetInlineEnd: 2, display: 'flex', alignItems: 'center' });

/** One line of text. All attributes of an input, so that a field of a form spreads onto it. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  id,
  prefix,
  suffix,
  aside,
  style,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} id={id} aside={aside}>
      {(wiring) => (
        <div css={box}>
          {prefix !== undefined && (
            <span css={before} aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            css={control}
            type="text"
            style={{
              ...(prefix !== undefined && { paddingInlineStart: 36 }),
              ...(suffix !== undefined && { paddingInlineEnd: 48 }),
              ...style,
            }}
            {...input}
            {...wiring}
          />
          {suffix !== undefined && <span css={after}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
