import { type ReactNode, useState } from 'react';
import { Part } from '../../parts/part.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import { linksOf } from '../recording-link.ts';
import * as t from '../__generated__/messages.ts';

interface StreamButtonProps {
  readonly battle: BattleDetailFragment;
}

/** 'View Live Stream' (CH-08): opens the streams of the match, or else what a player linked. */
export const StreamButton = ({ battle }: StreamButtonProps): ReactNode => (
  <Part of="streams.of-battle" battleId={battle.id} otherwise={<LinkedStream battle={battle} />} />
);

/** What a player linked; says so when nothing is linked yet. */
function LinkedStream({ battle }: StreamButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const links = linksOf(battle);
  const [first] = links;
  if (first) {
    return (
      <Row gap={3}>
        {links.map(({ label, url }) => (
          <Button asChild key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {links.length > 1 ? t.viewLiveStreamOfPlayer({ player: label }) : t.viewLiveStream()}
            </a>
          </Button>
        ))}
      </Row>
    );
  }
  return (
    <>
      <Button aria-expanded={isAsked} onClick={() => setAsked(true)}>
        {t.viewLiveStream()}
      </Button>
      {/* As long as it is empty it stands beside the row, where it takes no line of its own. */}
      <div role="status" css={isAsked ? { order: 1, flexBasis: '100%' } : { position: 'absolute' }}>
        {isAsked && <Notice>{t.nobodyStreamsThisMatchAtTheMoment()}</Notice>}
      </div>
    </>
  );
}
