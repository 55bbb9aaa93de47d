import { type FocusEvent, useState } from 'react';
import type { Currency } from '../../../domain/shared/money.ts';
import { typedAmount } from '../../format/typed-amount.ts';
import { textSize } from '../tokens.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface AmountFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'prefix' | 'suffix' | 'value' | 'defaultValue' | 'onChange'
> {
  /** An amount as `decimalOf` writes it, or a text that is none. */
  value: string;
  /** Told the same with every change. */
  onChange: (value: string) => void;
  /** Whether a plus or minus may stand before it. */
  isSigned?: boolean;
}

interface MoneyFieldProps extends AmountFieldProps {
  /** The amount that the page is about. */
  hero?: boolean;
}

const HERO = {
  minHeight: 72,
  paddingInlineStart: 44,
  fontFamily: 'var(--font-display)',
  fontSize: textSize(40),
  fontWeight: 700,
};

/**
 * Reads what is typed by the marks of the writer's language, shows what was understood wherever the text could mean
 * something else, and writes it out on leaving. A text that is no amount stays as typed, and says why once its form has
 * something to say of it.
 */
function AmountField({
  currency,
  value,
  onChange,
  onBlur,
  error,
  style,
  isSigned = false,
  ...rest
}: AmountFieldProps & { readonly currency: Currency; readonly prefix?: TextFieldProps['prefix'] }) {
  const [typed, setTyped] = useState('');
  const own = typedAmount(typed, currency, isSigned);
  // A form that enters another value has the last word.
  const text = own.value === value ? typed : value;
  const { understood, fault } = text === typed ? own : typedAmount(text, currency, isSigned);
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    setTyped(value);
    onBlur?.(event);
  };
  return (
    <TextField
      inputMode={isSigned ? 'text' : currency === 'USD' ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...rest}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(typedAmount(target.value, currency, isSigned).value);
      }}
      onBlur={leave}
      error={error !== undefined && error !== '' && fault !== null ? fault : error}
      style={{
        ...style,
        paddingInlineEnd:
          understood === null ? 'var(--space-3)' : `calc(${understood.length * 0.5}rem + var(--space-4))`,
      }}
      suffix={
        <span
          aria-live="polite"
          translate="no"
          style={{
            paddingInlineEnd: 'var(--space-2)',
            fontSize: textSize(14),
            color: 'var(--text-dim)',
            pointerEvents: 'none',
          }}
        >
          {understood}
        </span>
      }
    />
  );
}

/** An amount in dollars: the form holds it as `1247.50`, of which `parseDollars` makes cents. */
export function MoneyField({ hero = false, ...rest }: MoneyFieldProps) {
  return (
    <AmountField
      currency="USD"
      prefix={hero ? <span style={{ fontSize: textSize(28) }}>$</span> : '$'}
      style={hero ? HERO : undefined}
      placeholder="0.00"
      {...rest}
    />
  );
}

/** An amount in BattleCoin, or another that is whole: the form holds it in plain digits. */
export const CoinField = (props: AmountFieldProps) => <AmountField currency="BC" {...props} />;
