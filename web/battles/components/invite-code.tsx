import { useState } from 'react';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Figure, Text } from '../../ui/text.tsx';

interface InviteCodeProps {
  readonly battleId: string;
  readonly code: string;
}

/** What lets an opponent into an invite-only battle; only its players see it. */
export function InviteCode({ battleId, code }: InviteCodeProps) {
  const [copied, setCopied] = useState<'code' | 'link' | 'failed' | null>(null);
  const link = `${window.location.origin}${challengePath(battleId, code)}`;
  const copy = async (what: 'code' | 'link'): Promise<void> => {
    try {
      await navigator.clipboard.writeText(what === 'code' ? code : link);
      setCopied(what);
    } catch {
      // Without a secure connection browsers refuse the clipboard; the code can be selected by hand.
      setCopied('failed');
    }
  };
  return (
    <Panel title="Invite Code">
      <Text tone="dim">Whoever has this code may see the battle and take the second seat.</Text>
      <Row gap={4}>
        <span css={{ userSelect: 'all', WebkitUserSelect: 'all', overflowWrap: 'anywhere' }}>
          <Figure>{code}</Figure>
        </span>
        <Button onClick={() => void copy('code')}>Copy code</Button>
        <Button onClick={() => void copy('link')}>Copy link</Button>
      </Row>
      <div role="status">
        {copied === 'failed' && (
          <Notice tone="warn">The browser refused to copy. Select the code and copy it by hand.</Notice>
        )}
        {copied === 'code' && <Notice tone="win">The code is copied.</Notice>}
        {copied === 'link' && <Notice tone="win">The link is copied.</Notice>}
      </div>
    </Panel>
  );
}
