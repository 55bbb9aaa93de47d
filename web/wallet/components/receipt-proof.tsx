import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hashOfText } from '../../../domain/wallet/chain.ts';
import { CHAIN_START, linkText } from '../../../domain/shared/hash-chain.ts';
import { formatCount } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { ledgerPath } from '../../../domain/wallet/wallet.paths.ts';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Text } from '../../ui/layout/text.tsx';
import * as t from '../__generated__/messages.ts';

interface ReceiptProofProps {
  readonly id: string;
  readonly position: number | null;
  readonly hash: string | null;
  readonly previousHash: string | null;
  /** What the link's content hash is over. */
  readonly content: string;
}

const breakAnywhere = { overflowWrap: 'anywhere' } as const;

/** The place of a transfer in the hash chain, and a check of it that happens in this browser. */
export function ReceiptProof({ id, position, hash, previousHash, content }: ReceiptProofProps) {
  const [isRight, setRight] = useState<boolean | null>(null);
  if (position === null || hash === null) {
    return (
      <Panel title={t.proof()}>
        <Notice>{t.thisTransferGetsItsPlace()}</Notice>
      </Panel>
    );
  }
  const check = () =>
    setRight(hashOfText(linkText(position, previousHash ?? CHAIN_START, hashOfText(content))) === hash);
  return (
    <Panel title={t.proof()}>
      <DescriptionList
        items={[
          { term: t.placeInTheChain(), detail: t.numberPosition({ position: formatCount(position) }) },
          { term: t.hash(), detail: <span css={breakAnywhere}>{hash}</span> },
          { term: t.hashBefore(), detail: <span css={breakAnywhere}>{previousHash ?? CHAIN_START}</span> },
        ]}
      />
      <details>
        <summary>{t.whatTheHashIsMade()}</summary>
        <Text size={12} tone="dim" css={breakAnywhere}>
          {content}
        </Text>
      </details>
      <Stack gap={3}>
        <Row gap={3}>
          <Button onClick={check}>{t.checkThisReceipt()}</Button>
          <Button variant="ghost" asChild>
            <a href={`/api/receipts/${encodeURIComponent(id)}/proof`} download>
              {t.downloadTheProof()}
            </a>
          </Button>
          <Button variant="ghost" asChild>
            <Link to={ledgerPath}>{t.checkTheWholeLedger()}</Link>
          </Button>
        </Row>
        {isRight === true && (
          <Notice tone="win" title={t.thisReceiptIsGenuine()} live>
            {t.yourBrowserComputedItsHashAgain()}
          </Notice>
        )}
        {isRight === false && (
          <Notice tone="loss" title={t.thisReceiptDoesNotMatch()} live>
            {t.theHashThatYourBrowserComputed()}
          </Notice>
        )}
      </Stack>
    </Panel>
  );
}
