import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hashOfText } from '../../../domain/wallet/chain.ts';
import { CHAIN_START, linkText } from '../../../domain/wallet/ledger.ts';
import { formatCount } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { ledgerPath } from '../../../domain/wallet/wallet.paths.ts';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';

interface ReceiptProofProps {
  readonly position: number | null;
  readonly hash: string | null;
  readonly previousHash: string | null;
  /** What the link's content hash is over. */
  readonly content: string;
}

const breakAnywhere = { overflowWrap: 'anywhere' } as const;

/** The place of a transfer in the hash chain, and a check of it that happens in this browser. */
export function ReceiptProof({ position, hash, previousHash, content }: ReceiptProofProps) {
  const [isRight, setRight] = useState<boolean | null>(null);
  if (position === null || hash === null) {
    return (
      <Panel title="Proof">
        <Notice>This transfer gets its place in the chain within about a second. Reload to see it.</Notice>
      </Panel>
    );
  }
  const check = () =>
    setRight(hashOfText(linkText(position, previousHash ?? CHAIN_START, hashOfText(content))) === hash);
  return (
    <Panel title="Proof">
      <DescriptionList
        items={[
          { term: 'Place in the chain', detail: `Number ${formatCount(position)}` },
          { term: 'Hash', detail: <span css={breakAnywhere}>{hash}</span> },
          { term: 'Hash before it', detail: <span css={breakAnywhere}>{previousHash ?? CHAIN_START}</span> },
        ]}
      />
      <details>
        <summary>What the hash is made of</summary>
        <Text size={12} tone="dim" css={breakAnywhere}>
          {content}
        </Text>
      </details>
      <Stack gap={3}>
        <Row gap={3}>
          <Button onClick={check}>Check this receipt</Button>
          <Button variant="ghost" asChild>
            <Link to={ledgerPath}>Check the whole ledger</Link>
          </Button>
        </Row>
        {isRight === true && (
          <Notice tone="win" title="This receipt is genuine" live>
            Your browser computed its hash again from the lines above, and it is the one in the published chain.
          </Notice>
        )}
        {isRight === false && (
          <Notice tone="loss" title="This receipt does not match" live>
            The hash that your browser computed is another one. Contact support with the number of this receipt.
          </Notice>
        )}
      </Stack>
    </Panel>
  );
}
