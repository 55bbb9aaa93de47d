import { useState } from 'react';
import { Button } from '../ui/form/button.tsx';
import { Row } from '../ui/layout/layout.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { Figure, Text } from '../ui/layout/text.tsx';
import { Panel } from './panel.tsx';
import { copyText } from './take-text.ts';
import * as t from './__generated__/messages.ts';

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
    if (await copyText(what === 'code' ? code : link)) setCopied(what);
    else setCopied('failed');
  };
  return (
    <Panel title={title}>
      <Text tone="dim">{words}</Text>
      <Row gap={4}>
        <span css={{ userSelect: 'all', WebkitUserSelect: 'all', overflowWrap: 'anywhere' }} translate="no">
          <Figure>{code}</Figure>
        </span>
        <Button onClick={() => void copy('code')}>{t.copyCode()}</Button>
        <Button onClick={() => void copy('link')}>{t.copyLink()}</Button>
      </Row>
      <div role="status">
        {copied === 'failed' && <Notice tone="warn">{t.theBrowserRefusedToCopySelect()}</Notice>}
        {copied === 'code' && <Notice tone="win">{t.theCodeIsCopied()}</Notice>}
        {copied === 'link' && <Notice tone="win">{t.theLinkIsCopied()}</Notice>}
      </div>
    </Panel>
  );
}
