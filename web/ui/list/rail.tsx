import { css } from '@emotion/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../form/icon-button.tsx';
import { inlineWay } from '../inline-way.ts';
import { Skeleton } from '../layout/skeleton.tsx';
import { Heading } from '../layout/text.tsx';
import { below } from '../tokens.ts';
import * as t from '../__generated__/messages.ts';

interface RailProps {
  title: string;
  /** Cards of one width, each an `li`; their shapes, each a `div`, while they are waited for. */
  children: ReactNode;
  /** The least width of a card in pixels; where all fit they share what is left. */
  cardWidth?: number;
  /** What is read aloud while the cards are on their way. */
  waiting?: string;
  /** At the end of the head: a link to all of them. */
  action?: ReactNode;
}

const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  marginBlockEnd: 'var(--space-3)',
  '& > h2': { flex: 1, minWidth: 0 },
});
const arrows = css({ display: 'flex', [below.medium]: { display: 'none' } });
const list = css({
  // What is hidden from the eye within it stays within it.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gap: 'var(--space-3)',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  borderRadius: 'var(--radius-l)',
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
  // The next card shows that there is more.
  [below.medium]: {
    marginInline: 'calc(-1 * var(--space-4))',
    paddingInline: 'var(--space-4)',
    scrollPaddingInline: 'var(--space-4)',
  },
});

/** Cards side by side that are moved through card by card: by finger, by arrow keys, or by the buttons. */
export function Rail({ title, children, cardWidth = 260, waiting, action }: RailProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });
  const look = useCallback(() => {
    const { current } = strip;
    if (!current) return;
    // It is negative where lines are read from right to left.
    const gone = Math.abs(current.scrollLeft);
    const isAtStart = gone <= 1;
    const isAtEnd = gone >= current.scrollWidth - current.clientWidth - 1;
    setEnds((was) => (was.isAtStart === isAtStart && was.isAtEnd === isAtEnd ? was : { isAtStart, isAtEnd }));
  }, []);
  useEffect(look);
  const move = (cards: number): void =>
    strip.current?.scrollBy({ left: inlineWay() * cards * (cardWidth + 12), behavior: 'smooth' });
  const press = (event: KeyboardEvent): void => {
    const cards = { ArrowRight: inlineWay(), ArrowLeft: -inlineWay() }[event.key];
    if (cards === undefined || event.target !== strip.current) return;
    event.preventDefault();
    move(cards);
  };
  const gridAutoColumns = `minmax(min(${cardWidth}px, 82%), 1fr)`;
  return (
    <section aria-label={title}>
      <div css={head}>
        <Heading level={2}>{title}</Heading>
        {action}
        <div css={arrows}>
          <IconButton label={t.titleBack({ title })} disabled={ends.isAtStart} onClick={() => move(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t.titleFurther({ title })}
            disabled={waiting !== undefined || ends.isAtEnd}
            onClick={() => move(1)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {waiting !== undefined ? (
        <Skeleton label={waiting}>
          <div css={list} style={{ gridAutoColumns, overflow: 'hidden' }}>
            {children}
          </div>
        </Skeleton>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what scrolls is moved by keyboard too
        <ul
          ref={strip}
          css={list}
          style={{ gridAutoColumns }}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
          tabIndex={0}
          aria-label={title}
          onScroll={look}
          onKeyDown={press}
        >
          {children}
        </ul>
      )}
    </section>
  );
}
