import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Stack } from '../ui/layout/layout.tsx';
import { Text } from '../ui/layout/text.tsx';
import { below } from '../ui/tokens.ts';
import { useRowKeys } from './use-row-keys.ts';
import * as t from './__generated__/messages.ts';

const keys = css({ [below.medium]: { display: 'none' } });

interface DeskListProps {
  readonly children: ReactNode;
  /** Its rows lead somewhere and have nothing to press. */
  readonly opensOnly?: boolean;
}

/** A list that staff work through, a row after the other, with keys. */
export function DeskList({ children, opensOnly = false }: DeskListProps) {
  return (
    <Stack gap={3}>
      <div {...useRowKeys()}>{children}</div>
      <div css={keys}>
        <Text size={12} tone="dim">
          {opensOnly ? t.keysInTheListOpen() : t.keysInTheListOpenAndDo()}
        </Text>
      </div>
    </Stack>
  );
}
