import { formatSizeLimit } from '../../format/file-size.ts';
import { FileUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { CLIP_BYTES_MAX, CLIP_TYPES } from '../../../domain/results/replay-moment.ts';
import { Failed } from '../../parts/failed.tsx';
import { useFileUpload } from '../../data/use-file-upload.ts';
import { SendingFile } from '../../parts/sending-file.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useAction } from '../../data/use-action.ts';
import { RemoveClipDocument, type ReplayDetailFragment } from '../operations/__generated__/replay.gql.ts';
import { megabytesOf } from '../replay-words.ts';
import * as t from '../__generated__/messages.ts';

const UNUSABLE = t.chooseAVideoInMP4OrWebM();

type Stage = { readonly kind: 'idle' | 'saved' } | { readonly kind: 'failed'; readonly sentence: string };

interface ReplayClipsProps {
  readonly replay: ReplayDetailFragment;
  readonly onChanged: () => void;
}

/** The player's own clip: sent as soon as it is chosen, one for each replay. */
export function ReplayClips({ replay, onChanged }: ReplayClipsProps) {
  const viewer = useViewer();
  const upload = useFileUpload();
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
      const sentence = t.thisFileIsTooLarge({
        size: megabytesOf(file.size),
        max: formatSizeLimit(CLIP_BYTES_MAX),
      });
      return setStage({ kind: 'failed', sentence });
    }
    setStage({ kind: 'idle' });
    const sent = await upload.send(`/api/replays/${encodeURIComponent(replay.id)}/clip`, file, file.name);
    if (!sent) return;
    if (!sent.ok)
      return setStage({ kind: 'failed', sentence: sent.code === 'FILE_UNUSABLE' ? UNUSABLE : sent.sentence });
    setStage({ kind: 'saved' });
    onChanged();
  };

  return (
    <Stack gap={3}>
      <Text size={14} tone="dim">
        {replay.isPublic
          ? t.clipTermsPublic({ max: formatSizeLimit(CLIP_BYTES_MAX) })
          : t.clipTermsPrivate({ max: formatSizeLimit(CLIP_BYTES_MAX) })}
      </Text>
      <input
        ref={picker}
        type="file"
        aria-label={t.clip()}
        accept={CLIP_TYPES.join(',')}
        hidden
        onChange={(event) => void choose(event)}
      />
      <Row gap={3}>
        <Button
          icon={<FileUp size={18} aria-hidden />}
          busy={upload.sending !== null}
          onClick={() => picker.current?.click()}
        >
          {own ? t.replaceClip() : t.uploadClip()}
        </Button>
        {own && (
          <Button
            variant="ghost"
            icon={<Trash2 size={18} aria-hidden />}
            disabled={upload.sending !== null}
            onClick={() => setAsking(true)}
          >
            {t.removeClip()}
          </Button>
        )}
      </Row>
      <SendingFile upload={upload} tone="ember" />
      <div role="status">{stage.kind === 'saved' && <Notice tone="win">{t.yourClipIsThere()}</Notice>}</div>
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
          title={t.removeYourClip()}
          description={t.theVideoIsDeletedTheReplay()}
          confirmLabel={t.removeClip()}
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
