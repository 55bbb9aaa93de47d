import { css } from '@emotion/react';
import { Face } from '../../ui/face.tsx';
import { Text } from '../../ui/text.tsx';
import { frameOf, splintersOf } from '../../ui/worn.tsx';
import type { InventoryFieldsFragment } from '../operations/__generated__/inventory-fields.gql.ts';

const place = css({
  display: 'grid',
  placeItems: 'center',
  height: 120,
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-2)',
});
const splinter = css({
  display: 'inline-block',
  width: 14,
  height: 26,
  marginInline: 3,
  clipPath: 'polygon(50% 0, 100% 65%, 40% 100%, 0 40%)',
});

type Item = Pick<InventoryFieldsFragment['items'][number], 'id' | 'name' | 'slot'>;

/** An item as it will be seen. */
export function ItemPreview({ item, playerId }: { readonly item: Item; readonly playerId: string }) {
  const { id, name, slot } = item;
  return (
    <div css={place} aria-hidden="true">
      {slot === 'FRAME' && <Face id={playerId} size={72} frame={frameOf(id)} />}
      {slot === 'TITLE' && (
        <Text tone="coin" weight={600} size={20}>
          {name}
        </Text>
      )}
      {slot === 'SKIN' && (
        <span>
          {(splintersOf(id) ?? []).map((colour, n) => (
            <span key={colour} css={splinter} style={{ background: colour, rotate: `${n * 40 - 60}deg` }} />
          ))}
        </span>
      )}
    </div>
  );
}
