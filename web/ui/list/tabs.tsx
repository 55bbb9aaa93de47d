import { css } from '@emotion/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { CountBadge } from '../face/badge.tsx';
import { inlineWay } from '../inline-way.ts';
import { below, canHover } from '../tokens.ts';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** Only the panel of the chosen tab is mounted. */
  panel: ReactNode;
  /** How many wait behind it, and of what; nothing is shown at zero. */
  waiting?: { count: number; said: string };
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
    maskImage:
      'linear-gradient(calc(var(--inline-way) * 90deg), transparent, black 16px, black calc(100% - 32px), transparent)',
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
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'color var(--duration-fast)',
  [canHover]: { ':hover': { color: 'var(--text)' } },
  ':focus-visible': { outlineOffset: -4 },
  '&[aria-selected="true"]': { color: 'var(--text)' },
  '&[aria-selected="true"]::after': {
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

/** The arrows lead from tab to tab, round the ends; Home and End to the first and the last. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const all = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const at = all.indexOf(event.currentTarget);
  const next = { ArrowRight: at + inlineWay(), ArrowLeft: at - inlineWay(), Home: 0, End: -1 }[event.key];
  if (next === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  all.at(next % all.length)?.focus();
}

/**
 * Views of one page, chosen by the caller's state. Radix has tabs too, but for these few lines every page with tabs
 * would load 9 kB of packages that order elements and follow their coming and going.
 */
export function Tabs<Value extends string>({ label, value, onValueChange, tabs }: TabsProps<Value>) {
  // Where the tabs do not fit side by side, the chosen one is moved into sight; the page itself stays where it is.
  // A count that comes later makes its tab wider.
  const waiting = tabs.map((one) => one.waiting?.count ?? 0).join(' ');
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (strip.current && chosen)
      strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2;
  }, [value, waiting]);
  return (
    <div>
      <div ref={strip} css={list} role="tablist" aria-label={label}>
        {tabs.map((one) => {
          const isChosen = one.value === value;
          return (
            // Chosen by a press, not by mere focus: the choice is a step in the address, and a form behind it may object.
            <button
              key={one.value}
              type="button"
              role="tab"
              id={`${id}-${one.value}`}
              css={tab}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onValueChange(one.value)}
              onKeyDown={moveFocus}
            >
              {one.label}
              {one.waiting && <CountBadge {...one.waiting} />}
            </button>
          );
        })}
      </div>
      <div
        key={value}
        role="tabpanel"
        id={`${id}-panel`}
        css={panelStyle}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
      >
        {tabs.find((one) => one.value === value)?.panel}
      </div>
    </div>
  );
}
