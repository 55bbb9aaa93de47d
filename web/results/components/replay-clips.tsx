import { formatSizeLimit } from '../../format/file-size.ts';
import { FileUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { CLIP_BYTES_MAX, CLIP_TYPES } from '../../../domain/results/replay-moment.ts';
import { Failed } from '../../parts/failed.tsx';
import { uploadFile } from '../../data/upload-file.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Text } from '../../ui/text.tsx';
import { useAction } from '../../data/use-action.ts';
import { RemoveClipDocument } from '../operations/__generated__/remove-clip.gql.ts';
import type { ReplayDetailFragment } from '../operations/__generated__/replay-detail.gql.ts';
import { megabytesOf } from '../replay-words.ts';

const UNUSABLE = 'Choose a video in MP4 or WebM.';

type Stage =
  | { readonly kind: 'idle' | 'saved' }
  | { readonly kind: 'sending'; readonly name: string; readonly percent: number }
  | { readonly kind: 'failed'; readonly sentence: string };

interface ReplayClipsProps {
  readonly replay: ReplayDetailFragment;
  readonly onChanged: () => void;
}

/** The player's own clip: sent as soon as it is chosen, one for each replay. */
export function ReplayClips({ replay, onChanged }: ReplayClipsProps) {
  const viewer = useViewer();
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const [isAsking, setAsking] = useState(false);
  const removal = useAction(RemoveClipDocument);
  const picker = useRef<HTMLInputElement>(null);
  const own = replay.clips.find(({ playerId }) => playerId === viewer?.id);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    target.value = ''; // the same file chosen again is a new choice
    if (!file) return;
    if (!CLIP_TYPES.some((type) => type === file.type)) return setStage({ kind: 'failed', sentence: UNUSABLE });
    if (file.size > CLIP_BYTES_MAX) {
      const sentence = `This file has ${megabytesOf(file.size)}. Choose one of at most ${formatSizeLimit(CLIP_BYTES_MAX)}.`;
      return setStage({ kind: 'failed', sentence });
    }
    const { name } = file;
    setStage({ kind: 'sending', name, percent: 0 });
    const sent = await uploadFile(`/api/replays/${encodeURIComponent(replay.id)}/clip`, file, (percent) =>
      setStage({ kind: 'sending', name, percent }),
    );
    if (!sent.ok)
      return setStage({ kind: 'failed', sentence: sent.code === 'FILE_UNUSABLE' ? UNUSABLE : sent.sentence });
    setStage({ kind: 'saved' });
    onChanged();
  };

  return (
    <Stack gap={3}>
      <Text size={14} tone="dim">
        MP4 or WebM, at most {formatSizeLimit(CLIP_BYTES_MAX)}, kept as you send it.{' '}
        {replay.isPublic
          ? 'Everybody who may see this replay can watch and download it.'
          : 'Your opponent can watch and download it.'}
      </Text>
      <input
        ref={picker}
        type="file"
        aria-label="Clip"
        accept={CLIP_TYPES.join(',')}
        hidden
        onChange={(event) => void choose(event)}
      />
      <Row gap={3}>
        <Button
          icon={<FileUp size={18} aria-hidden />}
          busy={stage.kind === 'sending'}
          onClick={() => picker.current?.click()}
        >
          {own ? 'Replace Clip' : 'Upload Clip'}
        </Button>
        {own && (
          <Button
            variant="ghost"
            icon={<Trash2 size={18} aria-hidden />}
            disabled={stage.kind === 'sending'}
            onClick={() => setAsking(true)}
          >
            Remove Clip
          </Button>
        )}
      </Row>
      {stage.kind === 'sending' && <Progress label={`Uploading ${stage.name}`} value={stage.percent} showLabel />}
      <div role="status">{stage.kind === 'saved' && <Notice tone="win">Your clip is there.</Notice>}</div>
      {stage.kind === 'failed' && (
        <div role="alert">
          <Notice tone="loss">{stage.sentence}</Notice>
        </div>
      )}
      <Failed failure={removal.failure} />
      {own && isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title="Remove your clip?"
          description="The video is deleted. The replay and its highlights stay."
          confirmLabel="Remove Clip"
          variant="danger"
          onConfirm={async () => {
            await removal.run({ replayId: replay.id, playerId: own.playerId });
            setAsking(false);
            setStage({ kind: 'idle' });
          }}
        />
      )}
    </Stack>
  );
}
