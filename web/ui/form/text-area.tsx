import { css } from '@emotion/react';
import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react';
import { formatCount } from '../../format/format.ts';
import { control, Field, type FieldProps } from './field.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as t from '../__generated__/messages.ts';

interface TextAreaProps extends FieldProps, ComponentPropsWithRef<'textarea'> {}

const area = css({ padding: 'var(--space-2) var(--space-3)', lineHeight: 1.5, resize: 'vertical' });
const counter = css({ fontSize: 'var(--size-12)', color: 'var(--text-dim)', fontVariantNumeric: 'tabular-nums' });

/** Several lines of text, with a counter where there is a `maxLength`. */
export function TextArea({ label, hideLabel, hint, error, id, rows = 4, onChange, ...rest }: TextAreaProps) {
  const { maxLength, value, defaultValue } = rest;
  const [typed, setTyped] = useState(String(defaultValue ?? '').length);
  const length = value === undefined ? typed : String(value).length;
  const count = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  const aside =
    maxLength === undefined ? undefined : (
      <span css={counter}>
        {formatCount(length)}
        <span aria-hidden="true"> / {formatCount(maxLength)}</span>
        <VisuallyHidden> {t.ofSoManyCharacters({ max: formatCount(maxLength) })}</VisuallyHidden>
      </span>
    );
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} id={id} aside={aside}>
      {(wiring) => <textarea css={[control, area]} rows={rows} onChange={count} {...rest} {...wiring} />}
    </Field>
  );
}
