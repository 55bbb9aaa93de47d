import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { below } from '../../ui/tokens.ts';
import { useRowKeys } from '../use-row-keys.ts';

const keys = css({ [below.medium]: { display: 'none' } });

/** A list that staff work through, a row after the other, with keys. */
export function DeskList({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap={3}>
      <div {...useRowKeys()}>{children}</div>
      <div css={keys}>
        <Text size={12} tone="dim">
          Keys in the list: j and k move, Enter opens, e does the first thing that a row offers.
        </Text>
      </div>
    </Stack>
  );
}
