import { css } from '@emotion/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type Committed,
  type CommitmentDate as Dated,
  type DateFault,
  readCarrier,
  verifyDate,
} from '../../domain/wallet/commitments.ts';
import { ledgerPath } from '../../domain/wallet/wallet.paths.ts';
import { type Failure, failureOf } from '../data/failure.ts';
import { readJson } from '../data/read-json.ts';
import { formatCount, formatDateTime } from '../format/format.ts';
import { Button } from '../ui/form/button.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { Text } from '../ui/layout/text.tsx';
import { Failed } from './failed.tsx';
import * as t from './__generated__/messages.ts';

/** What is wrong with a date, in a player's words. */
const FAULT_WORDS: Readonly<Record<DateFault, string>> = {
  root: t.theLinkOfTheChainCarriesNo(),
  day: t.theDayIsAnother(),
  leaf: t.theCommitmentIsNotAmongThose(),
  link: t.theLinkDoesNotHaveTheHash(),
};

const long = css({ overflowWrap: 'anywhere', fontFamily: 'monospace', fontSize: 'var(--size-12)' });

/** A date as an operation reads it. */
export type ReadDate = Omit<Dated, 'path'> & {
  readonly path: readonly { readonly side: 'LEFT' | 'RIGHT'; readonly hash: string }[];
};

interface CommitmentDateProps {
  readonly committed: Omit<Committed, 'at'>;
  /** Null until an hour after the day of the commitment. */
  readonly date: ReadDate | null;
}

/** Where the chain of the ledger dates a commitment, gone through in this browser. */
export function CommitmentDate({ committed, date: read }: CommitmentDateProps) {
  if (!read)
    return (
      <Text size={14} tone="dim">
        {t.theCommitmentGetsItsPlace()}
      </Text>
    );
  const path = read.path.map(({ side, hash }) => ({
    hash,
    side: side === 'LEFT' ? ('left' as const) : ('right' as const),
  }));
  const date = { ...read, path };
  const faults = verifyDate(committed, date);
  const carrier = readCarrier(date.content);
  if (faults.length > 0 || !carrier)
    return (
      <Notice tone="loss" title={t.itsPlaceInTheLedgerDoes()}>
        {t.checkedInYourBrowser({ faults: faults.map((fault) => FAULT_WORDS[fault]).join('; ') })}
      </Notice>
    );
  return (
    <Stack gap={3}>
      <Notice tone="win" title={t.inTheLedgerWithTheCommitments({ day: carrier.day })}>
        {t.yourBrowserFollowedTheWay({
          committedAt: formatDateTime(date.at),
          position: formatCount(date.position),
          linkedAt: formatDateTime(carrier.at),
        })}
      </Notice>
      <Published date={date} />
      <details>
        <summary>{t.theWayToTheChain()}</summary>
        <Stack gap={2}>
          <Text size={14}>{t.rootOfTheDay()}</Text>
          <p css={long}>{carrier.root}</p>
          {date.path.map(({ side, hash }) => (
            <p key={hash} css={long}>
              {side === 'left' ? t.leftOf() : t.rightOf()}: {hash}
            </p>
          ))}
          <Text size={14}>{t.hashOfTheLink()}</Text>
          <p css={long}>{date.hash}</p>
        </Stack>
      </details>
    </Stack>
  );
}

/** Whether the link is the one that everybody is shown. */
function Published({ date: { position, hash } }: { readonly date: Dated }) {
  const [isPublished, setPublished] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const compare = (): void => {
    setBusy(true);
    setFailure(null);
    readJson(`/api/ledger/links?after=${position - 1}`)
      .then(
        (page) => setPublished((page as { readonly links: readonly { hash: string }[] }).links[0]?.hash === hash),
        (error: unknown) => setFailure(failureOf(error)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <>
      {isPublished === true && (
        <Notice tone="win" live>
          {t.thePublishedChainHasThisVeryLink()}
        </Notice>
      )}
      {isPublished === false && (
        <Notice tone="loss" live title={t.thePublishedChainHasAnotherLinkThere()}>
          {t.contactSupportAndKeepThisPage()}
        </Notice>
      )}
      <Failed failure={failure} />
      <Row gap={3}>
        <Button onClick={compare} busy={isBusy}>
          {t.compareWithThePublishedChain()}
        </Button>
        <Button variant="ghost" asChild>
          <Link to={ledgerPath}>{t.checkTheWholeLedger()}</Link>
        </Button>
      </Row>
    </>
  );
}
