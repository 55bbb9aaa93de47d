import { FileCheck, FileUp } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { formatFileSize } from '../../format/file-size.ts';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { complaintAboutType, complaintOfRefused } from '../../data/picture-terms.ts';
import { useFileUpload } from '../../data/use-file-upload.ts';
import { SendingFile } from '../../parts/sending-file.tsx';
import * as t from '../__generated__/messages.ts';

const UNUSABLE = t.chooseAPDFOrAPicture();

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

/** A document that is uploaded as soon as it is chosen. */
export function DocumentField(props: DocumentFieldProps) {
  const { kind, title, hint, isThere, types, bytesMax, onUploaded } = props;
  const upload = useFileUpload();
  const [complaint, setComplaint] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    target.value = ''; // the same file chosen again is a new choice
    if (!file) return;
    if (!types.includes(file.type)) return setComplaint(complaintAboutType(file, UNUSABLE));
    if (file.size > bytesMax) {
      return setComplaint(t.thisFileIsTooLarge({ size: formatFileSize(file.size), most: formatFileSize(bytesMax) }));
    }
    setComplaint(null);
    const sent = await upload.send(`/api/uploads/${kind}`, file, file.name);
    if (!sent) return;
    if (!sent.ok) return setComplaint(complaintOfRefused(UNUSABLE, sent));
    onUploaded();
  };

  return (
    <Card as="section" padding={4} aria-labelledby={id}>
      <Stack gap={3}>
        <Row justify="space-between">
          <Heading level={3} id={id}>
            {title}
          </Heading>
          {isThere && !upload.sending && (
            <Badge tone="win" icon={<FileCheck size={14} aria-hidden />}>
              {t.uploaded()}
            </Badge>
          )}
        </Row>
        <Text size={14} tone="dim">
          {hint}
        </Text>
        <SendingFile upload={upload} />
        {complaint !== null && (
          <div role="alert">
            <Notice tone="loss">{complaint}</Notice>
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
            busy={upload.sending !== null}
            onClick={() => picker.current?.click()}
          >
            {isThere ? t.chooseAnotherFile() : t.chooseAFile()}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
