import { css } from '@emotion/react';

const codeStyle = css({
  margin: 0,
  padding: 'var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-0)',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 'var(--size-14)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** Code to be copied. */
export const GuideCode = ({ children }: { readonly children: string }) => <pre css={codeStyle}>{children}</pre>;
