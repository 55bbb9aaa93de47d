import { css } from '@emotion/react';
import type { KeyboardEventHandler, Ref } from 'react';
import { item } from '../../../domain/tournaments/graph.ts';
import { Crest } from '../../ui/face/crest.tsx';
import { Face } from '../../ui/face/face.tsx';
import { canHover } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { WornTitle, frameOf } from '../../ui/face/worn.tsx';
import { type BracketView, type Entrant, isUnderWay, resultWords, slotName } from '../bracket-view.ts';
import { matchTitle, roundTitle } from '../match-titles.ts';
import { MatchLink } from './match-link.tsx';
import * as t from '../__generated__/messages.ts';

/** Pixels. */
export const BOX_HEIGHT = 60;
export const BOX_WIDTH = 240;
const FACE = 20;

const box = css({
  // What is hidden from the eye within it stays within it.
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr 1fr',
  height: BOX_HEIGHT,
  overflow: 'hidden',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-1)',
  color: 'var(--text)',
  fontSize: 'var(--size-14)',
  textDecoration: 'none',
  [canHover]: { '&[href]:hover': { background: 'var(--bg-2)' } },
  '&[data-own]': { borderColor: 'var(--ember)', boxShadow: 'inset 3px 0 0 var(--ember)' },
  '&[data-live]': { borderColor: 'var(--info)' },
  '&[data-own][data-live]': { borderColor: 'var(--ember)' },
});
const side = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  padding: '0 var(--space-3)',
  minWidth: 0,
  '& + &': { borderBlockStart: '1px solid var(--line)' },
  '&[data-won]': { fontWeight: 700 },
  '&[data-open], &[data-lost]': { color: 'var(--text-dim)' },
  // Where its player comes from is said whole, on two lines if need be.
  '&[data-open]': { fontSize: 'var(--size-12)', lineHeight: 1.15, '& > span': { whiteSpace: 'normal' } },
});
const clipped = css({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** Beside the name, which it leaves its room. */
const title = css(clipped, { flex: '1 100 0' });
const games = css({ fontVariantNumeric: 'tabular-nums', flex: 'none', marginInlineStart: 'auto' });

/**
 * What somebody has chosen to be seen by: a picture, a frame around the face, or the logo of a team. Nothing for whoever
 * has none: a face that is drawn has a dozen pieces, which hundreds of boxes would make thousands.
 */
function Look({ entrant: { id, avatarUrl, teamId, worn } }: { readonly entrant: Entrant }) {
  const frame = frameOf(worn?.frame);
  if (avatarUrl === null && frame === undefined) return null;
  return teamId === null ? (
    <Face id={id} src={avatarUrl} frame={frame} size={FACE} />
  ) : (
    <Crest id={teamId} src={avatarUrl} size={FACE} />
  );
}

interface MatchBoxProps {
  readonly view: BracketView;
  readonly match: number;
  readonly tabIndex?: number;
  readonly ref?: Ref<HTMLElement>;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly onFocus?: () => void;
}

/** A match: its two, one above the other, and how it ended; the way to its page. */
export function MatchBox({ view, match, ref, ...stop }: MatchBoxProps) {
  const row = item(view.rows, match);
  const plan = item(view.graph.matches, match);
  const isOwn = view.ownSeed !== null && row.slots.includes(view.ownSeed);
  const isDecided = row.state === 'DECIDED';
  const hasGames = isDecided && (row.how === 'PLAYED' || row.how === 'DRAW');
  const names = [slotName(view, match, 0), slotName(view, match, 1)] as const;
  const label = t.roundMatchAndResult({
    round: roundTitle(view.graph, plan),
    match: matchTitle(match),
    one: names[0],
    other: names[1],
    result: resultWords(view, match),
  });
  const look = { css: box, 'data-own': isOwn || undefined, 'data-live': isUnderWay(row) || undefined, ...stop };
  const content = (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      {names.map((one, n) => {
        const seed = row.slots[n] ?? -2;
        const entrant = view.entrants[seed];
        const hasWon = isDecided && seed >= 0 && row.winner === seed;
        return (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- the two sides of a match keep their places
            key={n}
            css={side}
            aria-hidden="true"
            data-open={seed < 0 || undefined}
            data-won={hasWon || undefined}
            data-lost={(isDecided && !hasWon && row.how !== 'DRAW') || undefined}
          >
            {entrant && <Look entrant={entrant} />}
            <span css={clipped}>{one}</span>
            {entrant?.worn?.title && (
              <span css={title}>
                <WornTitle title={entrant.worn.title} />
              </span>
            )}
            <span css={games}>{hasGames ? row.games[n] : hasWon ? '✓' : ''}</span>
          </span>
        );
      })}
    </>
  );
  return (
    <MatchLink view={view} match={match} {...look} ref={ref as Ref<HTMLAnchorElement>}>
      {content}
    </MatchLink>
  );
}
