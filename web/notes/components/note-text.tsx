import { css } from '@emotion/react';

const words = css({ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'var(--text)' });

/** A note as it was written, with its lines, in the direction of its script. */
export const NoteText = ({ text }: { readonly text: string }) => (
  <span css={words} dir="auto">
    {text}
  </span>
);
