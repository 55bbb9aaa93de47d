import { css } from '@emotion/react';

const textStyle = css({
  margin: 0,
  padding: 'var(--space-3)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-0)',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 'var(--size-14)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** What is sent between us and a program, as it is. */
export const SentText = ({ children }: { readonly children: string }) => <pre css={textStyle}>{children}</pre>;
