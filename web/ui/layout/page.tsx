import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { below } from '../tokens.ts';
import * as t from '../__generated__/messages.ts';

/** How wide what stands on the page may be; the page itself is always the same, so that all have one left edge. */
const WIDTHS = { narrow: '560px', medium: '880px', wide: '1200px', full: 'none' } as const;
const EDGES = 1200;

interface PageProps {
  /** The h1 and, before ' · Gauntlet', the title of the browser's tab. */
  title: string;
  subtitle?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
  /** Badges beside the title. */
  status?: ReactNode;
  /** Buttons at the end of the head. */
  actions?: ReactNode;
  width?: keyof typeof WIDTHS;
  children: ReactNode;
}

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-6)',
  width: '100%',
  maxWidth: EDGES,
  marginInline: 'auto',
  padding: 'var(--space-8) var(--space-6) var(--space-16)',
  '& > *': { maxWidth: 'var(--measure)' },
  [below.medium]: {
    padding: 'var(--space-4) var(--space-4) var(--space-12)',
    gap: 'var(--space-4)',
    // What stays in reach above the bottom bar must not lie over the end of the page.
    ':has([data-sticky-action])': { paddingBlockEnd: 'calc(var(--space-12) + 72px)' },
    // One that says in a sentence or two what is pressed.
    ':has([data-sticky-action] p)': { paddingBlockEnd: 'calc(var(--space-12) + 172px)' },
  },
});

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
});

const heading = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-1) var(--space-3)',
  '& > h1': { fontSize: 'var(--size-32)', [below.medium]: { fontSize: 'var(--size-28)' } },
});

const words = css({ minWidth: 0, '& > p': { color: 'var(--text-dim)', marginBlockStart: 'var(--space-1)' } });
const backPlace = css({ fontSize: 'var(--size-14)', marginBlockEnd: 'var(--space-2)' });
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  [below.medium]: { flexBasis: '100%' },
});

/** The frame of a screen: head, content width, and the title of the tab. */
export function Page({ title, subtitle, back, status, actions, width = 'wide', children }: PageProps) {
  return (
    <div css={[page, width === 'full' && { maxWidth: 'none' }]} style={{ ['--measure' as string]: WIDTHS[width] }}>
      <title>{t.titleOfTheTab({ title })}</title>
      <header css={head}>
        <div css={words}>
          {back !== undefined && <div css={backPlace}>{back}</div>}
          <div css={heading}>
            <h1>
              <bdi>{title}</bdi>
            </h1>
            {status}
          </div>
          {subtitle !== undefined && <p>{subtitle}</p>}
        </div>
        {actions !== undefined && <div css={buttons}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
