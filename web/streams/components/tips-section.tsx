import { css } from '@emotion/react';
import { Panel } from '../../parts/panel.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import * as t from '../__generated__/messages.ts';

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
  <Panel title={t.tips()}>
    {advice.map((sentence) => (
      <Notice key={sentence} tone="warn">
        {sentence}
      </Notice>
    ))}
    <ul css={list}>
      <li>{t.streamAt1080p60With6000KbpsWhere()}</li>
      <li>{t.setAKeyFrameEveryTwoSeconds()}</li>
      <li>{t.linkYourBattleViewersFollowTheMatch()}</li>
      <li>{t.sayInTheTitleWhatYouPlay()}</li>
    </ul>
  </Panel>
);
