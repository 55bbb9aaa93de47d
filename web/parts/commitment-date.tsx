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
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { Text } from '../ui/text.tsx';
import { Failed } from './failed.tsx';

/** What is wrong with a date, in a player's words. */
const FAULT_WORDS: Readonly<Record<DateFault, string>> = {
  root: 'the link of the chain carries no commitments',
  day: 'the day is another than that of the commitment',
  leaf: 'the commitment is not among those of its day',
  link: 'the link does not have the hash that it should',
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
        The commitment gets its place in the chain of the ledger once its day is over (UTC). From then on you can check
        here that it was never exchanged.
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
      <Notice tone="loss" title="Its place in the ledger does not hold">
        Checked in your browser: {faults.map((fault) => FAULT_WORDS[fault]).join('; ')}. Contact support.
      </Notice>
    );
  return (
    <Stack gap={3}>
      <Notice tone="win" title={`In the ledger with the commitments of ${carrier.day}`}>
        Your browser followed the way from this commitment of {formatDateTime(date.at)} to link number{' '}
        {formatCount(date.position)} of the chain, which was added on {formatDateTime(carrier.at)}.
      </Notice>
      <Published date={date} />
      <details>
        <summary>The way to the chain</summary>
        <Stack gap={2}>
          <Text size={14}>Root of the day</Text>
          <p css={long}>{carrier.root}</p>
          {date.path.map(({ side, hash }) => (
            <p key={hash} css={long}>
              {side === 'left' ? 'Left of it' : 'Right of it'}: {hash}
            </p>
          ))}
          <Text size={14}>Hash of the link</Text>
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
          The published chain has this very link.
        </Notice>
      )}
      {isPublished === false && (
        <Notice tone="loss" live title="The published chain has another link there">
          Contact support and keep this page.
        </Notice>
      )}
      <Failed failure={failure} />
      <Row gap={3}>
        <Button onClick={compare} busy={isBusy}>
          Compare with the published chain
        </Button>
        <Button variant="ghost" asChild>
          <Link to={ledgerPath}>Check the whole ledger</Link>
        </Button>
      </Row>
    </>
  );
}
