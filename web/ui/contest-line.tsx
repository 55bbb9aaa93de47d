import { css } from '@emotion/react';
import { Slot, Slottable } from 'radix-ui/slot';
import type { ReactElement, ReactNode } from 'react';
import { CONTEST_ROW_HEIGHT, type Side, wayOfRow } from './contest-row.tsx';
import { Face } from './face/face.tsx';
import { tabular } from './theme.tsx';

interface ContestLineProps {
  title: string;
  /** An empty link element that the whole row becomes: `<Link to={…} />`. */
  link: ReactElement;
  host: Side;
  /** Who plays, and how strong whoever opened it is. */
  who: ReactNode;
  /** Before the title: what is played. */
  game: ReactNode;
  /** What it costs, and what can be won. */
  sums: ReactNode;
  /** Where it stands, and the one clock that runs, with its word. */
  clock: ReactNode;
  /** Names the row while the page changes to the stage that it becomes. */
  transitionName?: string | undefined;
  /** A button beside the link. */
  action?: ReactNode;
}

// Six of them with their gaps stand on 844 px below a header.
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"face who sums" "face what action" "clock clock action"',
  alignItems: 'center',
  columnGap: 'var(--space-2)',
  minHeight: CONTEST_ROW_HEIGHT,
  padding: 'var(--space-2) var(--space-3)',
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--bg-1)',
  ':active': { background: 'var(--bg-3)' },
  ':has(a:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
});
/** Nothing to press: the words have its place. */
const wide = css({ gridTemplateAreas: '"face who sums" "face what what" "clock clock clock"' });
const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const whoPlace = css({ ...cut, gridArea: 'who', fontWeight: 600, lineHeight: 1.35 });
const whatPlace = css({
  ...cut,
  gridArea: 'what',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-14)',
  lineHeight: 1.35,
  '& > a': { fontWeight: 400 },
});
const sumsPlace = css(tabular, { gridArea: 'sums', textAlign: 'end', whiteSpace: 'nowrap', pointerEvents: 'none' });
// Two lines where one language needs them: what is cut there is until when.
const clockPlace = css({
  minWidth: 0,
  overflowWrap: 'anywhere',
  gridArea: 'clock',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-12)',
  lineHeight: 1.5,
});
const actionPlace = css({ gridArea: 'action', position: 'relative', zIndex: 2, justifySelf: 'end' });

/** A contest in a list on a phone: what `ContestRow` says, as low as a finger allows. */
export function ContestLine({ title, link, host, who, game, sums, clock, transitionName, action }: ContestLineProps) {
  return (
    <li css={[row, action === undefined && wide]} style={{ viewTransitionName: transitionName }}>
      <div css={{ gridArea: 'face' }}>
        <Face id={host.id} src={host.src} tier={host.tier} size={40} />
      </div>
      <span css={whoPlace}>{who}</span>
      <span css={whatPlace}>
        {game}
        <Slot css={wayOfRow}>
          <Slottable child={link}>{() => <bdi>{title}</bdi>}</Slottable>
        </Slot>
      </span>
      <span css={sumsPlace}>{sums}</span>
      <span css={clockPlace}>{clock}</span>
      {action !== undefined && <div css={actionPlace}>{action}</div>}
    </li>
  );
}
