import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { Figure, Text } from '../ui/text.tsx';
import { Panel } from './panel.tsx';

interface ShareCodeProps {
  readonly title: string;
  /** What the code is good for. */
  readonly words: string;
  readonly code: string;
  /** The page that it opens, with the code in its address. */
  readonly path: string;
}

/** A code that lets others in, to be handed on by itself or as a link. */
export function ShareCode({ title, words, code, path }: ShareCodeProps) {
  const [copied, setCopied] = useState<'code' | 'link' | 'failed' | null>(null);
  const link = `${window.location.origin}${path}`;
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
    <Panel title={title}>
      <Text tone="dim">{words}</Text>
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
