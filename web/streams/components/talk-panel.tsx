import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { Part } from '../../parts/part.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Spinner } from '../../ui/layout/spinner.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { below } from '../../ui/tokens.ts';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  height: 560,
  maxHeight: '80dvh',
  minHeight: 320,
  overflow: 'hidden',
  // Where the page says how much of a phone's window it may have.
  [below.medium]: { height: 'var(--talk-height, 560px)', minHeight: 'var(--talk-height, 320px)' },
});
const head = css({ padding: 'var(--space-3) var(--space-4)', borderBottom: '1px solid var(--line)' });
const body = css({ flex: 1, minHeight: 0 });

interface TalkPanelProps {
  readonly title: string;
  readonly talkId: string;
  readonly isOpen: boolean;
  readonly isHost: boolean;
  readonly closed: string;
}

/** The chat beside what is watched (HZ-07). */
export function TalkPanel({ title, ...place }: TalkPanelProps): ReactNode {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} css={frame} style={{ padding: 0 }}>
      <Heading level={2} size={16} id={id} css={head}>
        {title}
      </Heading>
      <div css={body}>
        <Part of="chat.place" {...place} waiting={<Spinner />} />
      </div>
    </Card>
  );
}
