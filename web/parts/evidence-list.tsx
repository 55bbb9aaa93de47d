import { Fragment } from 'react';
import { Stack } from '../ui/layout/layout.tsx';
import { RelativeTime } from '../ui/figure/relative-time.tsx';
import { Heading, Text } from '../ui/layout/text.tsx';
import { serverNow } from '../live/server-clock.ts';
import * as t from './__generated__/messages.ts';

interface Piece {
  readonly id: string;
  readonly by: { readonly username: string };
  readonly words: string;
  readonly url: string | null;
  readonly fileUrl: string | null;
  readonly fileSha256: string | null;
  readonly at: number;
}

interface EvidenceListProps {
  readonly evidence: readonly Piece[];
  /** Who of the staff has opened which piece. */
  readonly readings: readonly { readonly evidenceId: string; readonly byName: string; readonly at: number }[];
  /** Told what is opened, where that is kept. */
  readonly onOpen?: (evidenceId: string) => void;
}

/** What the parties of a dispute show and say beside their reports, in the order in which it came. Nothing without any. */
export function EvidenceList({ evidence, readings, onOpen }: EvidenceListProps) {
  if (evidence.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={4}>{t.evidence()}</Heading>
      <Stack as="ul" gap={2}>
        {evidence.map(({ id, by, words, url, fileUrl, fileSha256, at }) => (
          <li key={id}>
            {words !== '' && <Text css={{ overflowWrap: 'anywhere' }}>{words}</Text>}
            <Text size={14} tone="dim">
              {by.username} · <RelativeTime at={at} now={serverNow} />
              {url !== null && (
                <>
                  {' '}
                  ·{' '}
                  <a href={url} target="_blank" rel="noopener noreferrer" onClick={() => onOpen?.(id)}>
                    {t.evidenceOfUsername({ username: by.username })}
                  </a>
                </>
              )}
              {fileUrl !== null && (
                <>
                  {' '}
                  ·{' '}
                  <a href={fileUrl} title={`SHA-256 ${fileSha256 ?? ''}`} download onClick={() => onOpen?.(id)}>
                    {t.fileOfUsername({ username: by.username })}
                  </a>
                </>
              )}
            </Text>
            <ReadBy readings={readings.filter(({ evidenceId }) => evidenceId === id)} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function ReadBy({ readings }: Pick<EvidenceListProps, 'readings'>) {
  if (readings.length === 0) return null;
  return (
    <Text size={14} tone="dim">
      {t.openedBy({
        readers: readings.map(({ byName, at }, n) => (
          <Fragment key={byName}>
            {n > 0 && ', '}
            {byName} <RelativeTime at={at} now={serverNow} />
          </Fragment>
        )),
      })}
    </Text>
  );
}
