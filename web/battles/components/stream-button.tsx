import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row } from '../../ui/layout.tsx';
import type { BattleDetailFragment } from '../operations/__generated__/battle-detail.gql.ts';
import { linksOf } from '../match-link.ts';

/** 'View Live Stream' (CH-08): opens what a player linked; says so when nothing is linked yet. */
export function StreamButton({ battle }: { readonly battle: BattleDetailFragment }) {
  const [isAsked, setAsked] = useState(false);
  const links = linksOf(battle);
  const [first] = links;
  if (first) {
    return (
      <Row gap={3}>
        {links.map(({ label, url }) => (
          <Button asChild key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              View Live Stream{links.length > 1 ? ` of ${label}` : ''}
            </a>
          </Button>
        ))}
      </Row>
    );
  }
  return (
    <>
      <Button aria-expanded={isAsked} onClick={() => setAsked(true)}>
        View Live Stream
      </Button>
      {/* As long as it is empty it stands beside the row, where it takes no line of its own. */}
      <div role="status" css={isAsked ? { order: 1, flexBasis: '100%' } : { position: 'absolute' }}>
        {isAsked && (
          <Notice>No stream is linked to this match yet. It appears here when a player reports with a link.</Notice>
        )}
      </div>
    </>
  );
}
