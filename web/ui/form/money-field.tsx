import type { ChangeEvent, FocusEvent } from 'react';
import { decimalOf } from '../../../domain/shared/money.ts';
import { parseDollars } from '../../format/format.ts';
import { textSize } from '../tokens.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface MoneyFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix'> {
  /** Told with every change: the amount in cents, or null while the text is empty or no amount. */
  onCentsChange?: (cents: number | null) => void;
  /** The amount that the page is about. */
  hero?: boolean;
}

/** Writes as a person would, so that React hears of it. */
function retype(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const HERO = {
  minHeight: 72,
  paddingInlineStart: 44,
  fontFamily: 'var(--font-display)',
  fontSize: textSize(40),
  fontWeight: 700,
};

/**
 * An amount in dollars. Its value is the typed text: `parseDollars` makes cents of it. On leaving the field an amount
 * is written out (`$1,247.5` becomes `1247.50`); anything else is left as typed, for the caller's error to speak of.
 */
export function MoneyField({ onCentsChange, onChange, onBlur, hero = false, ...rest }: MoneyFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange?.(event);
    onCentsChange?.(parseDollars(event.target.value));
  };
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    const cents = parseDollars(event.target.value);
    const written = cents === null ? event.target.value : decimalOf(cents);
    if (written !== event.target.value) retype(event.target, written);
    onBlur?.(event);
  };
  return (
    <TextField
      prefix={hero ? <span style={{ fontSize: textSize(28) }}>$</span> : '$'}
      style={hero ? HERO : undefined}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0.00"
      onChange={change}
      onBlur={leave}
      {...rest}
    />
  );
}
