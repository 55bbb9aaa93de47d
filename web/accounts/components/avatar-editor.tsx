import { AVATAR_BYTES_MAX } from '../../../domain/accounts/avatar.ts';
import { formatSizeLimit } from '../../format/file-size.ts';
import { useApolloClient } from '@apollo/client/react';
import { css } from '@emotion/react';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { Viewer } from '../../session/use-viewer.ts';
import { Face } from '../../ui/face/face.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Progress } from '../../ui/figure/progress.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { AVATAR_TYPES, complaintAbout, removeAvatar, uploadAvatar } from '../upload-avatar.ts';
import * as t from '../__generated__/messages.ts';

type Stage =
  | { readonly kind: 'idle' | 'saved' | 'removed' | 'removing' }
  | { readonly kind: 'sending'; readonly preview: string; readonly percent: number }
  | { readonly kind: 'failed'; readonly sentence: string };

const WORDS: Partial<Readonly<Record<Stage['kind'], string>>> = {
  saved: t.yourPictureIsSavedOthersSee(),
  removed: t.yourPictureIsGoneOneIsDrawn(),
};

const side = css({ flex: '1 1 220px', minWidth: 0 });

/** The player's picture: uploaded as soon as it is chosen (ON-05). */
export function AvatarEditor({ viewer }: { readonly viewer: Viewer }) {
  const client = useApolloClient();
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const picker = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed has gone.
    if (stage.kind === 'removed') opener.current?.focus();
  }, [stage.kind]);
  const preview = stage.kind === 'sending' ? stage.preview : null;
  useEffect(() => () => void (preview !== null && URL.revokeObjectURL(preview)), [preview]);

  const show = (avatarUrl: string | null): void => {
    const id = client.cache.identify(viewer);
    if (id !== undefined) client.cache.modify({ id, fields: { avatarUrl: () => avatarUrl } });
  };

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    target.value = ''; // the same file chosen again is a new choice
    if (!file) return;
    const complaint = complaintAbout(file);
    if (complaint !== null) return setStage({ kind: 'failed', sentence: complaint });
    const picture = URL.createObjectURL(file);
    setStage({ kind: 'sending', preview: picture, percent: 0 });
    const sent = await uploadAvatar(file, (percent) => setStage({ kind: 'sending', preview: picture, percent }));
    if (!sent.ok) return setStage({ kind: 'failed', sentence: sent.sentence });
    show(sent.avatarUrl);
    setStage({ kind: 'saved' });
  };

  const remove = async (): Promise<void> => {
    setStage({ kind: 'removing' });
    const complaint = await removeAvatar();
    if (complaint !== null) return setStage({ kind: 'failed', sentence: complaint });
    show(null);
    setStage({ kind: 'removed' });
  };

  const isBusy = stage.kind === 'sending' || stage.kind === 'removing';
  return (
    <Row gap={5} align="center">
      <Face id={viewer.id} src={preview ?? viewer.avatarUrl} size={112} alt={t.yourAvatar()} />
      <Stack gap={2} css={side}>
        <input
          ref={picker}
          type="file"
          aria-label={t.avatarPicture()}
          accept={AVATAR_TYPES.join(',')}
          hidden
          onChange={(event) => void choose(event)}
        />
        <Row gap={2}>
          <Button
            ref={opener}
            icon={<ImageUp size={18} aria-hidden />}
            busy={stage.kind === 'sending'}
            disabled={isBusy}
            onClick={() => picker.current?.click()}
          >
            {viewer.avatarUrl === null ? t.uploadAvatar() : t.changeAvatar()}
          </Button>
          {viewer.avatarUrl !== null && (
            <Button variant="ghost" busy={stage.kind === 'removing'} disabled={isBusy} onClick={() => void remove()}>
              {t.remove()}
            </Button>
          )}
        </Row>
        <Text size={14} tone="dim">
          {t.pngJPEGOrWebPAtMost({ max: formatSizeLimit(AVATAR_BYTES_MAX) })}
        </Text>
        {stage.kind === 'sending' && <Progress label={t.uploadingYourAvatar()} value={stage.percent} showLabel />}
        <div role="status">{WORDS[stage.kind] && <Text size={14}>{WORDS[stage.kind]}</Text>}</div>
        <div role="alert">
          {stage.kind === 'failed' && (
            <Text size={14} tone="loss">
              {stage.sentence}
            </Text>
          )}
        </div>
      </Stack>
    </Row>
  );
}
