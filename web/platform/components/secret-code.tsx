import { css } from '@emotion/react';

const secretStyle = css({
  display: 'block',
  padding: 'var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-0)',
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  WebkitUserSelect: 'all',
});

/** A key or a secret, to be copied by hand at the least. */
export const SecretCode = ({ label, secret }: { readonly label: string; readonly secret: string }) => (
  <code css={secretStyle} aria-label={label} translate="no">
    {secret}
  </code>
);
