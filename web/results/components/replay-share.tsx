import { Download, Link2, Share2 } from 'lucide-react';
import { replayPath } from '../../../domain/results/results.paths.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { ReplayDetailFragment } from '../operations/__generated__/replay-detail.gql.ts';
import { SHARE_TARGETS, hostOf } from '../replay-words.ts';
import type { Clip } from './replay-video.tsx';

interface ReplayShareProps {
  readonly replay: ReplayDetailFragment;
  /** The clip that is shown; null where there is none. */
  readonly clip: Clip | null;
}

/** RP-07. */
export function ReplayShare({ replay, clip }: ReplayShareProps) {
  const toast = useToast();
  const link = `${window.location.origin}${replayPath(replay.id)}`;
  const copy = async (description?: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link copied', tone: 'win', ...(description !== undefined && { description }) });
    } catch {
      // Without a secure connection browsers refuse the clipboard; the address bar holds the same link.
      toast({ title: 'The link could not be copied', description: 'Copy it from the address bar.', tone: 'warn' });
    }
  };
  return (
    <Stack gap={3}>
      <Row gap={3}>
        {SHARE_TARGETS.map(({ name, url }) => (
          <Button key={name} icon={<Share2 aria-hidden="true" />} asChild>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => void copy(`Paste it into the description of your upload to ${name}.`)}
            >
              {name}
            </a>
          </Button>
        ))}
        <Button icon={<Link2 aria-hidden="true" />} onClick={() => void copy()}>
          Copy Link
        </Button>
        <DownloadButton replay={replay} clip={clip} />
      </Row>
      <Text size={14} tone="dim">
        TikTok and YouTube take videos, not links: their buttons copy the link of this replay and open the upload page.{' '}
        {downloadHint(replay, clip)}
      </Text>
    </Stack>
  );
}

function downloadHint({ recordingUrl }: ReplayDetailFragment, clip: Clip | null): string {
  if (clip !== null) return 'Download saves the clip.';
  if (recordingUrl !== null)
    return `Nobody has uploaded a clip yet: Download opens the recording at ${hostOf(recordingUrl)}.`;
  return 'There is no clip and no recording to download.';
}

function DownloadButton({ replay, clip }: ReplayShareProps) {
  const icon = <Download aria-hidden="true" />;
  if (clip !== null)
    return (
      <Button icon={icon} asChild>
        <a href={clip.url} download={`gauntlet-${replay.id}`}>
          Download
        </a>
      </Button>
    );
  if (replay.recordingUrl === null)
    return (
      <Button icon={icon} disabled>
        Download
      </Button>
    );
  return (
    <Button icon={icon} asChild>
      <a href={replay.recordingUrl} target="_blank" rel="noopener noreferrer">
        Download
      </a>
    </Button>
  );
}
