import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { formatCount } from '../../format/format.ts';
import { type Presence, EmptySeat, Face } from './face.tsx';
import { FormMarks } from '../form/form-marks.tsx';
import { GameArt } from './game-art.tsx';
import { display } from '../theme.tsx';
import { titleWords } from './title-words.ts';
import { TierBadge } from './tier-badge.tsx';
import { below, canHover, type Tier } from '../tokens.ts';
import * as t from '../__generated__/messages.ts';

export interface Contender {
  /** Of the user; the team's where teams meet. */
  readonly id: string;
  readonly src: string | null;
  /** A link to the player where that leads on. */
  readonly name: ReactNode;
  readonly tier?: Tier | null;
  /** Around the face, as `frameOf` draws it. */
  readonly frame?: ReactNode;
  /** A title that the player wears, as the server calls it. */
  readonly title?: string | null;
  /** Null before the first rated battle; left out where it is kept back. */
  readonly rating?: number | null;
  /** The latest results, oldest first. */
  readonly form?: readonly ('win' | 'loss')[];
  /** Whether they are here, where that is told. */
  readonly presence?: Presence;
  /** What else is known of them, each in a few words. */
  readonly facts?: readonly string[];
  /** Instead of the face: the crest of a team. */
  readonly picture?: ReactNode;
  /** A word about this side: 'Winner', 'You'. */
  readonly note?: ReactNode;
}

interface VersusStageProps {
  /** What meets here, for screen readers. */
  label: string;
  gameId: string;
  seed: string;
  host: Contender;
  /** Null for a free seat. */
  guest: Contender | null;
  /** Between the two: what is played for, with its name. */
  prize: ReactNode;
  prizeLabel: string;
  /** Below the figure, e.g. what each puts in. */
  prizeNote?: ReactNode;
  /** Where it stands: timer, sentence, progress. */
  state?: ReactNode;
  /** What can be done now; one primary button, which stays in reach on phones. */
  action?: ReactNode;
  /** Colours the edge; the words inside say the same. */
  tone?: 'win' | 'loss' | undefined;
  /** The head of a page: a row that leads here grows into it. At most one of a page. */
  isHead?: boolean;
}

const stage = css({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  // What stays in reach lies over all that stands below the stage, and can be pressed there.
  [below.medium]: { '&:has([data-sticky-action])': { zIndex: 'var(--z-header)' } },
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--bg-1)',
});

/** What row and stage are called while one page changes to the other. */
export const STAGE_TRANSITION = 'stage';

const HEIGHT = 280;
const HEIGHT_ON_PHONES = 200;

/** Of the stage itself: it stands in dialogs and panels too. A container around the actions would hold them back. */
const narrow = '@container (max-width: 599.98px)';
const upper = css({ position: 'relative', containerType: 'inline-size' });

const art = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: -1,
  height: HEIGHT,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(to bottom, transparent 40%, var(--bg-1)), linear-gradient(var(--scrim-soft), var(--scrim-soft))',
  },
  [narrow]: { height: HEIGHT_ON_PHONES },
});

const meeting = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'start',
  alignContent: 'center',
  gap: 'var(--space-4)',
  minHeight: HEIGHT,
  padding: 'var(--space-5)',
  [narrow]: { minHeight: HEIGHT_ON_PHONES, gap: 'var(--space-1)', padding: 'var(--space-4) var(--space-2)' },
});

const side = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 'var(--space-1)',
  minWidth: 0,
  textAlign: 'center',
});
const large = css({ display: 'block', [narrow]: { display: 'none' } });
const small = css({ display: 'none', [narrow]: { display: 'block' } });
const nameStyle = css({
  maxWidth: '100%',
  marginBlockStart: 'var(--space-2)',
  overflowWrap: 'anywhere',
  fontSize: 'var(--size-20)',
  fontWeight: 600,
  lineHeight: 1.3,
  '& a': { color: 'inherit', textDecoration: 'none', [canHover]: { ':hover': { textDecoration: 'underline' } } },
  [narrow]: { marginBlockStart: 'var(--space-1)', fontSize: 'var(--size-16)' },
});
const titleStyle = css({ color: 'var(--coin)', fontSize: 'var(--size-12)', fontWeight: 600 });
const standing = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 'var(--space-2)',
  minHeight: 22,
  fontSize: 'var(--size-14)',
  fontVariantNumeric: 'tabular-nums',
  [narrow]: { fontSize: 'var(--size-12)' },
});

/** One line of facts; where they have no room beside each other, one below the other. */
const factsPlace = css({
  '& > *': { maxWidth: '100%' },
  '& > * + *::before': { content: "'· '" },
  [narrow]: { display: 'grid', '& > * + *::before': { content: 'none' } },
});

const middle = css({ display: 'grid', alignSelf: 'center', justifyItems: 'center', textAlign: 'center' });
const prizeName = css({ fontSize: 'var(--size-14)', color: 'var(--text)' });
const prizeFigure = css(display, {
  whiteSpace: 'nowrap',
  fontSize: 'var(--size-56)',
  lineHeight: 1,
  [narrow]: { fontSize: 'var(--size-32)' },
});
const prizeWords = css({
  marginBlockStart: 'var(--space-1)',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-14)',
  // The faces have the room; the words break.
  [narrow]: { maxWidth: 104, fontSize: 'var(--size-12)' },
});

const foot = css({
  display: 'grid',
  gap: 'var(--space-4) var(--space-6)',
  padding: '0 var(--space-5) var(--space-5)',
  [below.medium]: { padding: '0 var(--space-4) var(--space-4)' },
});

const LARGE = 96;
const SMALL = 64;

function SideView({ contender }: { readonly contender: Contender | null }) {
  if (contender === null)
    return (
      <div css={side}>
        <span css={large}>
          <EmptySeat size={LARGE} />
        </span>
        <span css={small}>
          <EmptySeat size={SMALL} />
        </span>
        <span css={[nameStyle, { color: 'var(--text-dim)' }]}>{t.openSeat()}</span>
        <span css={standing} />
      </div>
    );
  const {
    id,
    src,
    name,
    tier,
    frame,
    title = null,
    rating,
    form = [],
    picture,
    note,
    facts = [],
    presence,
  } = contender;
  return (
    <div css={side}>
      {picture ?? (
        <>
          <span css={large}>
            <Face id={id} src={src} tier={tier} frame={frame} presence={presence} size={LARGE} />
          </span>
          <span css={small}>
            <Face id={id} src={src} tier={tier} frame={frame} presence={presence} size={SMALL} />
          </span>
        </>
      )}
      <span css={nameStyle}>
        <bdi>{name}</bdi>
      </span>
      {title !== null && <span css={titleStyle}>{titleWords(title)}</span>}
      <span css={standing}>
        {tier && <TierBadge tier={tier} />}
        {rating !== undefined && <span>{rating === null ? t.unrated() : formatCount(rating)}</span>}
      </span>
      <FormMarks results={form} />
      {facts.length > 0 && (
        <span css={[standing, factsPlace]}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      )}
      {note}
    </div>
  );
}

/** Two who meet, what they play for, where it stands and what to do next: the head of every contest. */
export function VersusStage(props: VersusStageProps) {
  const { label, gameId, seed, host, guest, prize, prizeLabel, prizeNote, state, action, tone, isHead } = props;
  return (
    <section
      css={stage}
      aria-label={label}
      style={{
        viewTransitionName: isHead ? STAGE_TRANSITION : undefined,
        ...(tone && { borderColor: `var(--${tone})` }),
      }}
    >
      <div css={upper}>
        <div css={art}>
          <GameArt gameId={gameId} seed={seed} ratio={null} />
        </div>
        <div css={meeting}>
          <SideView contender={host} />
          <div css={middle}>
            <span css={prizeName}>{prizeLabel}</span>
            <span css={prizeFigure}>{prize}</span>
            {prizeNote !== undefined && <span css={prizeWords}>{prizeNote}</span>}
          </div>
          <SideView contender={guest} />
        </div>
      </div>
      {(state !== undefined || action !== undefined) && (
        <div css={foot}>
          {state}
          {action}
        </div>
      )}
    </section>
  );
}
