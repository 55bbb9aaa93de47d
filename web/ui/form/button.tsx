import { css } from '@emotion/react';
import { Slot, Slottable } from 'radix-ui/slot';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { SpinnerRing } from '../layout/spinner.tsx';
import { below, canHover } from '../tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** One primary button a view. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Before the label. */
  icon?: ReactNode;
  /** While its action runs: shows so, keeps its width and the focus, and does nothing when pressed. */
  busy?: boolean | undefined;
  /** As wide as its place. */
  wide?: boolean;
  /** Dresses its only child, such as a router link, instead of a button of its own. */
  asChild?: boolean;
}

const base = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-2)',
  flex: 'none',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  border: '1px solid transparent',
  borderRadius: 'var(--radius-m)',
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  transition:
    'background var(--duration-fast), border-color var(--duration-fast), color var(--duration-fast), transform var(--duration-fast)',
  ':active:not(:disabled, [aria-disabled="true"])': { transform: 'translateY(1px)' },
  ':disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
  ':disabled': { background: 'var(--bg-2)', borderColor: 'var(--line)', color: 'var(--text-faint)' },
  '&[aria-busy="true"]': { cursor: 'progress' },
  '&&[aria-pressed="true"]': { background: 'var(--ember-soft)', borderColor: 'var(--ember)' },
  '& > svg': { width: '1.15em', height: '1.15em', flex: 'none' },
});

const hover = ':hover:not(:disabled, [aria-disabled="true"])';
const active = ':active:not(:disabled, [aria-disabled="true"])';

const variants: Readonly<Record<ButtonVariant, ReturnType<typeof css>>> = {
  primary: css({
    ':not(:disabled)': { background: 'var(--ember)', color: 'var(--on-accent)' },
    [canHover]: { [hover]: { background: 'var(--ember-hover)' } },
    [active]: { background: 'var(--ember)' },
  }),
  secondary: css({
    ':not(:disabled)': { background: 'var(--bg-2)', borderColor: 'var(--line-strong)', color: 'var(--text)' },
    [canHover]: { [hover]: { background: 'var(--bg-3)' } },
    [active]: { background: 'var(--bg-2)' },
  }),
  ghost: css({
    ':not(:disabled)': { background: 'transparent', color: 'var(--text)' },
    ':disabled': { background: 'transparent', borderColor: 'transparent' },
    [canHover]: { [hover]: { background: 'var(--bg-3)' } },
    [active]: { background: 'var(--bg-2)' },
  }),
  danger: css({
    ':not(:disabled)': { background: 'var(--danger)', color: 'var(--on-danger)' },
    [canHover]: { [hover]: { background: 'var(--danger-hover)' } },
    [active]: { background: 'var(--danger)' },
  }),
};

const touch = { [below.medium]: { minHeight: 'var(--target-touch)' } };

const sizes: Readonly<Record<ButtonSize, ReturnType<typeof css>>> = {
  small: css({ minHeight: 32, padding: '0 var(--space-3)', fontSize: 'var(--size-14)', ...touch }),
  medium: css({ minHeight: 40, padding: '0 var(--space-4)', fontSize: 'var(--size-14)', ...touch }),
  large: css({ minHeight: 48, padding: '0 var(--space-6)', fontSize: 'var(--size-16)' }),
};

const full = css({ width: '100%' });
const waiting = css({ '&&': { color: 'transparent' }, '& > svg': { visibility: 'hidden' } });
const overlay = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: 'var(--text)',
  '[data-variant="primary"] > &': { color: 'var(--on-accent)' },
});

/** What is pressed to make something happen; a link that looks like it through `asChild`. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  busy = false,
  wide = false,
  asChild = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const look = [base, sizes[size], variants[variant], wide && full, busy && waiting];
  if (asChild) {
    return (
      <Slot css={look} onClick={onClick} {...rest}>
        {icon}
        <Slottable>{children}</Slottable>
      </Slot>
    );
  }
  // `disabled` would throw the focus away; the click is refused instead, which also stops a form from being submitted.
  const refuseWhileBusy = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      css={look}
      // oxlint-disable-next-line react/button-has-type -- one of the three types by its own type
      type={type}
      data-variant={variant}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={refuseWhileBusy}
      {...rest}
    >
      {icon}
      {children}
      {busy && (
        <span css={overlay}>
          <SpinnerRing />
        </span>
      )}
    </button>
  );
}
