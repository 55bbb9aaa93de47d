import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { findItem } from '../../../domain/store/items.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { fromOklch } from '../../ui/colour.ts';
import { Face } from '../../ui/face/face.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { titleWords } from '../../ui/face/title-words.ts';
import { boardHueOf, frameOf, splintersOf } from '../../ui/face/worn.tsx';

const place = css({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  minHeight: 120,
  padding: 'var(--space-3)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-2)',
  textAlign: 'center',
  overflow: 'hidden',
});
const splinter = css({
  display: 'inline-block',
  width: 14,
  height: 26,
  marginInline: 3,
  clipPath: 'polygon(50% 0, 100% 65%, 40% 100%, 0 40%)',
});

/** A stage of a game in the colours of the look: its time, and what is to be hit. */
const board = css({
  width: 120,
  height: 72,
  borderRadius: 'var(--radius-m)',
  border: '1px solid var(--line)',
  background: [
    'linear-gradient(var(--game), var(--game)) 12px 12px / 60px 6px no-repeat',
    'radial-gradient(circle at 60px 44px, var(--game) 12px, transparent 13px)',
    'var(--game-deep)',
  ].join(', '),
});

/** As `web/arcade/board-style.ts` has them. */
const boardColours = (hue: number) =>
  ({ '--game': fromOklch(0.8, 0.14, hue), '--game-deep': fromOklch(0.21, 0.03, hue) }) as CSSProperties;

/** An item as it will be seen on whoever looks at it: around the own face, beside the own name, thrown by a win, or on a board of practice. */
export function ItemPreview({ id }: { readonly id: string }) {
  const viewer = useViewer();
  const item = findItem(id);
  if (!item || !viewer) return <div css={place} aria-hidden="true" />;
  const { slot, name } = item;
  const face = <Face id={viewer.id} src={viewer.avatarUrl} size={72} frame={frameOf(id)} />;
  return (
    <div css={place} aria-hidden="true">
      {slot === 'frame' && face}
      {slot === 'title' && (
        <>
          <Text>{viewer.username}</Text>
          <Text tone="coin" weight={600} size={20}>
            {titleWords(name)}
          </Text>
        </>
      )}
      {slot === 'board' && <div css={board} style={boardColours(boardHueOf(id) ?? 0)} />}
      {slot === 'skin' && (
        <>
          {face}
          <span>
            {(splintersOf(id) ?? []).map((colour, n) => (
              <span
                key={colour}
                css={splinter}
                style={{ background: colour, transform: `rotate(${n * 40 - 60}deg)` }}
              />
            ))}
          </span>
        </>
      )}
    </div>
  );
}
