import { css } from '@emotion/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '../form/button.tsx';
import * as t from '../__generated__/messages.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-1) var(--space-3)',
  padding: 'var(--space-2) var(--space-4)',
  fontSize: 'var(--size-14)',
});
const said = css({
  display: 'flex',
  gap: 'var(--space-2)',
  minWidth: 0,
  '& > svg': { flex: 'none', marginBlockStart: 2 },
});
const words = css({ minWidth: 0, overflowWrap: 'anywhere' });
const folded = css({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' });

interface BannerProps {
  /** What it is about, for screen readers. */
  label: string;
  tone: 'info' | 'warn';
  icon: ReactNode;
  /** Two lines of it are shown; of more, the rest on request. */
  children: ReactNode;
  /** What runs or can be pressed, at the end. */
  end?: ReactNode;
}

/** Says over every page what holds for all of them, however long that is. */
export function Banner({ label, tone, icon, children, end }: BannerProps) {
  const id = useId();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLonger, setLonger] = useState(false);
  useEffect(() => {
    if (box === null || isOpen) return undefined;
    const sized = new ResizeObserver(() => setLonger(box.scrollHeight > box.clientHeight + 1));
    sized.observe(box);
    return () => sized.disconnect();
  }, [box, isOpen, children]);
  return (
    <aside css={bar} style={{ background: `var(--${tone}-soft)`, color: `var(--${tone})` }} aria-label={label}>
      <div css={said}>
        {icon}
        <div id={id} ref={setBox} css={[words, !isOpen && folded]}>
          {children}
        </div>
      </div>
      {(isLonger || isOpen) && (
        <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.less() : t.more()}
        </Button>
      )}
      {end}
    </aside>
  );
}
