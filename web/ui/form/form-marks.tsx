import { css } from '@emotion/react';
import { below, toneSurface, toneText } from '../tokens.ts';
import * as t from '../__generated__/messages.ts';

interface FormMarksProps {
  /** Oldest first. */
  results: readonly ('win' | 'loss')[];
}

const marks = css({ display: 'inline-flex', gap: 3, [below.medium]: { gap: 2 } });
const mark = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  borderRadius: 4,
  fontSize: 'var(--size-12)',
  fontWeight: 700,
  lineHeight: 1,
  [below.medium]: { width: 16, height: 16 },
});

/** The latest results as letters: W and L. */
export function FormMarks({ results }: FormMarksProps) {
  if (results.length === 0) return null;
  const words = results.map((outcome) => t.outcome({ outcome })).join(', ');
  return (
    <span css={marks} role="img" aria-label={t.latestResultsOldestFirst({ results: words })}>
      {results.map((result, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- results have nothing but their place
          key={index}
          css={mark}
          style={{
            color: toneText(result),
            // Opaque, because it may stand on art.
            background: `linear-gradient(${toneSurface(result)}, ${toneSurface(result)}), var(--bg-1)`,
          }}
        >
          {result === 'win' ? t.winLetter() : t.lossLetter()}
        </span>
      ))}
    </span>
  );
}
