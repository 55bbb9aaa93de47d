import { Paperclip, X } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { ATTACHMENTS_MAX, ATTACHMENT_BYTES_MAX } from '../../domain/shared/attachments.ts';
import { uploadFile } from '../data/upload-file.ts';
import { formatFileSize } from '../format/file-size.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { Progress } from '../ui/progress.tsx';
import { Text } from '../ui/text.tsx';

const TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'];
const UNUSABLE = 'Choose a PDF, or a PNG, JPEG or WebP picture.';

/** A file that the server has, and that belongs to nothing yet. */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
}

interface AttachFilesProps {
  readonly purpose: 'ticket' | 'evidence';
  readonly label: string;
  readonly files: readonly AttachedFile[];
  readonly onChange: (files: readonly AttachedFile[]) => void;
}

type Stage =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly name: string; readonly percent: number }
  | { readonly kind: 'failed'; readonly sentence: string };

/** Files that go with what is being written; each is sent as soon as it is chosen. */
export function AttachFiles({ purpose, label, files, onChange }: AttachFilesProps) {
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const picker = useRef<HTMLInputElement>(null);
  const isFull = files.length >= ATTACHMENTS_MAX;

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    target.value = ''; // the same file chosen again is a new choice
    if (!file) return;
    const { name } = file;
    if (!TYPES.includes(file.type)) return setStage({ kind: 'failed', sentence: UNUSABLE });
    if (file.size > ATTACHMENT_BYTES_MAX) {
      const most = formatFileSize(ATTACHMENT_BYTES_MAX);
      const sentence = `${name} has ${formatFileSize(file.size)}. Choose one of at most ${most}.`;
      return setStage({ kind: 'failed', sentence });
    }
    setStage({ kind: 'sending', name, percent: 0 });
    const sent = await uploadFile(`/api/uploads/${purpose}`, file, (percent) =>
      setStage({ kind: 'sending', name, percent }),
    );
    if (!sent.ok)
      return setStage({ kind: 'failed', sentence: sent.code === 'FILE_UNUSABLE' ? UNUSABLE : sent.sentence });
    setStage({ kind: 'idle' });
    onChange([...files, { id: String(sent.body['id']), name }]);
  };

  return (
    <Stack gap={2}>
      <Text as="span" size={14} weight={600}>
        {label}
      </Text>
      <Text size={14} tone="dim">
        Up to {ATTACHMENTS_MAX} pictures or PDFs of {formatFileSize(ATTACHMENT_BYTES_MAX)} each.
      </Text>
      {files.length > 0 && (
        <Stack as="ul" gap={1} aria-label={label}>
          {files.map(({ id, name }) => (
            <Row as="li" key={id} gap={2}>
              <Paperclip size={16} aria-hidden />
              <span css={{ overflowWrap: 'anywhere', minWidth: 0 }}>{name}</span>
              <IconButton
                label={`Remove ${name}`}
                size="small"
                onClick={() => onChange(files.filter((one) => one.id !== id))}
              >
                <X />
              </IconButton>
            </Row>
          ))}
        </Stack>
      )}
      {stage.kind === 'sending' && (
        <Progress label={`Uploading ${stage.name}`} value={stage.percent} showLabel tone="info" />
      )}
      {stage.kind === 'failed' && (
        <div role="alert">
          <Notice tone="loss">{stage.sentence}</Notice>
        </div>
      )}
      <input
        ref={picker}
        type="file"
        aria-label={label}
        accept={TYPES.join(',')}
        hidden
        onChange={(event) => void choose(event)}
      />
      <div>
        <Button
          icon={<Paperclip size={18} aria-hidden />}
          disabled={isFull}
          busy={stage.kind === 'sending'}
          onClick={() => picker.current?.click()}
        >
          Attach a file
        </Button>
      </div>
    </Stack>
  );
}
