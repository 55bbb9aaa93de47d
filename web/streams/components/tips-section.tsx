import { css } from '@emotion/react';
import { Panel } from '../../parts/panel.tsx';
import { Notice } from '../../ui/notice.tsx';

const list = css({
  margin: 0,
  paddingInlineStart: 'var(--space-5)',
  '& > li + li': { marginBlockStart: 'var(--space-2)' },
});

interface TipsSectionProps {
  /** What could be better in the picture that comes in. */
  readonly advice: readonly string[];
}

/** 'Tips' (GL-16); for the picture that comes in before those for every one. */
export const TipsSection = ({ advice }: TipsSectionProps) => (
  <Panel title="Tips">
    {advice.map((sentence) => (
      <Notice key={sentence} tone="warn">
        {sentence}
      </Notice>
    ))}
    <ul css={list}>
      <li>Stream at 1080p60 with 6000 kbps where your line carries it.</li>
      <li>Set a key frame every two seconds: viewers see your picture sooner.</li>
      <li>Link your battle: viewers follow the match beside your stream.</li>
      <li>Say in the title what you play for. It is the first thing that people read.</li>
    </ul>
  </Panel>
);
