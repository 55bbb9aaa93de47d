import { FileCheck, FileUp } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { formatFileSize } from '../../format/file-size.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { uploadFile } from '../../data/upload-file.ts';

const UNUSABLE = 'Choose a PDF, or a PNG, JPEG or WebP picture.';

interface DocumentFieldProps {
  readonly kind: 'identity' | 'address';
  readonly title: string;
  /** What may be sent. */
  readonly hint: string;
  readonly isThere: boolean;
  readonly types: readonly string[];
  readonly bytesMax: number;
  readonly onUploaded: () => void;
}

type Stage =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly name: string; readonly percent: number }
  | { readonly kind: 'failed'; readonly sentence: string };

/** A document that is uploaded as soon as it is chosen. */
export function DocumentField(props: DocumentFieldProps) {
  const { kind, title, hint, isThere, types, bytesMax, onUploaded } = props;
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    target.value = ''; // the same file chosen again is a new choice
    if (!file) return;
    if (!types.includes(file.type)) return setStage({ kind: 'failed', sentence: UNUSABLE });
    if (file.size > bytesMax) {
      const sentence = `This file has ${formatFileSize(file.size)}. Choose one of at most ${formatFileSize(bytesMax)}.`;
      return setStage({ kind: 'failed', sentence });
    }
    const { name } = file;
    setStage({ kind: 'sending', name, percent: 0 });
    const sent = await uploadFile(`/api/uploads/${kind}`, file, (percent) =>
      setStage({ kind: 'sending', name, percent }),
    );
    if (!sent.ok)
      return setStage({ kind: 'failed', sentence: sent.code === 'FILE_UNUSABLE' ? UNUSABLE : sent.sentence });
    setStage({ kind: 'idle' });
    onUploaded();
  };

  return (
    <Card as="section" padding={4} aria-labelledby={id}>
      <Stack gap={3}>
        <Row justify="space-between">
          <Heading level={3} id={id}>
            {title}
          </Heading>
          {isThere && stage.kind !== 'sending' && (
            <Badge tone="win" icon={<FileCheck size={14} aria-hidden />}>
              Uploaded
            </Badge>
          )}
        </Row>
        <Text size={14} tone="dim">
          {hint}
        </Text>
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
          aria-label={title}
          accept={types.join(',')}
          hidden
          onChange={(event) => void choose(event)}
        />
        <div>
          <Button
            icon={<FileUp size={18} aria-hidden />}
            busy={stage.kind === 'sending'}
            onClick={() => picker.current?.click()}
          >
            {isThere ? 'Choose another file' : 'Choose a file'}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
