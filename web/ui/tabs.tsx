import { css } from '@emotion/react';
import * as Radix from 'radix-ui/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { CountBadge } from './badge.tsx';
import { below, canHover } from './tokens.ts';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** Only the panel of the chosen tab is mounted. */
  panel: ReactNode;
  /** How many wait behind it, and of what; nothing is shown at zero. */
  waiting?: { count: number; one: string };
}

interface TabsProps<Value extends string> {
  /** What is chosen between, for screen readers. */
  label: string;
  value: Value;
  /** Belongs into the address. Also called with what is chosen already. */
  onValueChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
}

const list = css({
  position: 'relative',
  display: 'flex',
  // The words begin where the page does, and so does the line under the chosen one.
  gap: 'var(--space-6)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: '1px solid var(--line)',
  // Says that there is more to the side.
  [below.medium]: {
    marginInline: 'calc(-1 * var(--space-4))',
    paddingInline: 'var(--space-4) var(--space-8)',
    maskImage: 'linear-gradient(to right, transparent, black 16px, black calc(100% - 32px), transparent)',
  },
});

const tab = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  flex: 'none',
  minWidth: 'var(--target-touch)',
  minHeight: 'var(--target-touch)',
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-s) var(--radius-s) 0 0',
  background: 'transparent',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-14)',
  fontWeight: 600,
  cursor: 'pointer',
  transition: 'color var(--duration-fast)',
  [canHover]: { ':hover': { color: 'var(--text)' } },
  ':focus-visible': { outlineOffset: -4 },
  '&[data-state="active"]': { color: 'var(--text)' },
  '&[data-state="active"]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    height: 2,
    borderRadius: 'var(--radius-full)',
    background: 'var(--ember)',
  },
});

const panelStyle = css({
  paddingBlockStart: 'var(--space-6)',
  [below.medium]: { paddingBlockStart: 'var(--space-5)' },
});

/** Views of one page, chosen by the caller's state. */
export function Tabs<Value extends string>({ label, value, onValueChange, tabs }: TabsProps<Value>) {
  // Where the tabs do not fit side by side, the chosen one is moved into sight; the page itself stays where it is.
  // A count that comes later makes its tab wider.
  const waiting = tabs.map((one) => one.waiting?.count ?? 0).join(' ');
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[data-state="active"]');
    if (strip.current && chosen)
      strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2;
  }, [value, waiting]);
  const choose = (next: string): void => {
    const chosen = tabs.find((one) => one.value === next);
    if (chosen) onValueChange(chosen.value);
  };
  return (
    // Chosen by a press, not by mere focus: the choice is a step in the address, and a form behind it may object.
    <Radix.Root value={value} onValueChange={choose} activationMode="manual">
      <Radix.List ref={strip} css={list} aria-label={label}>
        {tabs.map((one) => (
          <Radix.Trigger
            key={one.value}
            css={tab}
            value={one.value}
            // Radix leaves out the one that is drawn as chosen, also where another was chosen and is not drawn yet.
            onClick={() => one.value === value && choose(one.value)}
          >
            {one.label}
            {one.waiting && <CountBadge {...one.waiting} />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((one) => (
        <Radix.Content key={one.value} css={panelStyle} value={one.value}>
          {one.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
