import { Download, Link2, Share2 } from 'lucide-react';
import { replayPath } from '../../../domain/results/results.paths.ts';
import { useCopyLink } from '../../parts/use-copy-link.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { ReplayDetailFragment } from '../operations/__generated__/replay.gql.ts';
import { SHARE_TARGETS, hostOf } from '../replay-words.ts';
import type { Clip } from './replay-video.tsx';
import * as t from '../__generated__/messages.ts';

interface ReplayShareProps {
  readonly replay: ReplayDetailFragment;
  /** The clip that is shown; null where there is none. */
  readonly clip: Clip | null;
}

/** RP-07. */
export function ReplayShare({ replay, clip }: ReplayShareProps) {
  const copyLink = useCopyLink();
  const copy = (description?: string): Promise<void> => copyLink(replayPath(replay.id), description);
  return (
    <Stack gap={3}>
      <Row gap={3}>
        {SHARE_TARGETS.map(({ name, url }) => (
          <Button key={name} icon={<Share2 aria-hidden="true" />} asChild>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => void copy(t.pasteItIntoTheDescription({ name }))}
            >
              {name}
            </a>
          </Button>
        ))}
        <Button icon={<Link2 aria-hidden="true" />} onClick={() => void copy()}>
          {t.copyLink()}
        </Button>
        <DownloadButton replay={replay} clip={clip} />
      </Row>
      <Text size={14} tone="dim">
        {t.tikTokAndYouTubeTakeVideos({ download: downloadHint(replay, clip) })}
      </Text>
    </Stack>
  );
}

function downloadHint({ recordingUrl }: ReplayDetailFragment, clip: Clip | null): string {
  if (clip !== null) return t.downloadSavesTheClip();
  if (recordingUrl !== null) return t.downloadOpensTheRecording({ host: hostOf(recordingUrl) });
  return t.thereIsNoClipAndNoRecording();
}

function DownloadButton({ replay, clip }: ReplayShareProps) {
  const icon = <Download aria-hidden="true" />;
  if (clip !== null)
    return (
      <Button icon={icon} asChild>
        <a href={clip.url} download={`gauntlet-${replay.id}`}>
          {t.download()}
        </a>
      </Button>
    );
  if (replay.recordingUrl === null)
    return (
      <Button icon={icon} disabled>
        {t.download()}
      </Button>
    );
  return (
    <Button icon={icon} asChild>
      <a href={replay.recordingUrl} target="_blank" rel="noopener noreferrer">
        {t.download()}
      </a>
    </Button>
  );
}
