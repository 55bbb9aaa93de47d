import { css } from '@emotion/react';
import type { ComponentProps } from 'react';

const code = css({
  margin: 0,
  padding: 'var(--space-3)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-0)',
  fontSize: 'var(--size-12)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** What is to be put into a file or a console, as it stands there. */
export const ConfigText = (props: ComponentProps<'pre'>) => <pre css={code} {...props} />;
