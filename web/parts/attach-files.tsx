import { Paperclip, X } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { ATTACHMENTS_MAX, ATTACHMENT_BYTES_MAX, DEMO_BYTES_MAX, DEMO_TYPE } from '../../domain/shared/attachments.ts';
import { complaintAboutType, complaintOfRefused } from '../data/picture-terms.ts';
import { useFileUpload } from '../data/use-file-upload.ts';
import { formatFileSize } from '../format/file-size.ts';
import { Button } from '../ui/form/button.tsx';
import { IconButton } from '../ui/form/icon-button.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { Text } from '../ui/layout/text.tsx';
import { SendingFile } from './sending-file.tsx';
import * as t from './__generated__/messages.ts';

const TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'];
const DEMO_ENDING = '.dem';

/** What each purpose takes, in words and for the picker. */
const TERMS = {
  ticket: {
    accept: TYPES.join(','),
    unusable: t.chooseAPDFOrAPNGJPEG(),
    hint: t.upToSoManyPicturesOrPDFs({
      max: ATTACHMENTS_MAX,
      size: formatFileSize(ATTACHMENT_BYTES_MAX),
    }),
  },
  evidence: {
    accept: [...TYPES, DEMO_ENDING].join(','),
    unusable: t.chooseAPDFAPNGJPEG(),
    hint: t.upToSoManyFiles({
      max: ATTACHMENTS_MAX,
      size: formatFileSize(ATTACHMENT_BYTES_MAX),
      demoSize: formatFileSize(DEMO_BYTES_MAX),
    }),
  },
} as const;

/** Browsers know no type of a demo, so that its name says what it is; the server looks into it. */
const typed = (purpose: keyof typeof TERMS, file: File): Blob =>
  purpose === 'evidence' && file.name.toLowerCase().endsWith(DEMO_ENDING) ? file.slice(0, file.size, DEMO_TYPE) : file;

/** A file that the server has, and that belongs to nothing yet. */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
}

interface AttachFilesProps {
  readonly purpose: keyof typeof TERMS;
  readonly label: string;
  readonly files: readonly AttachedFile[];
  readonly onChange: (files: readonly AttachedFile[]) => void;
}

/** Files that go with what is being written; each is sent as soon as it is chosen. */
export function AttachFiles({ purpose, label, files, onChange }: AttachFilesProps) {
  const terms = TERMS[purpose];
  const upload = useFileUpload();
  const [complaint, setComplaint] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isFull = files.length >= ATTACHMENTS_MAX;

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    target.value = ''; // the same file chosen again is a new choice
    if (!file) return;
    const { name } = file;
    const sending = typed(purpose, file);
    const isDemo = sending.type === DEMO_TYPE;
    if (!isDemo && !TYPES.includes(sending.type)) return setComplaint(complaintAboutType(file, terms.unusable));
    const bytesMax = isDemo ? DEMO_BYTES_MAX : ATTACHMENT_BYTES_MAX;
    if (file.size > bytesMax) {
      const most = formatFileSize(bytesMax);
      return setComplaint(t.nameHasSizeChooseOne({ name, size: formatFileSize(file.size), most }));
    }
    setComplaint(null);
    const sent = await upload.send(`/api/uploads/${purpose}`, sending, name);
    if (!sent) return;
    if (!sent.ok) return setComplaint(complaintOfRefused(terms.unusable, sent));
    onChange([...files, { id: String(sent.body['id']), name }]);
  };

  return (
    <Stack gap={2}>
      <Text as="span" size={14} weight={600}>
        {label}
      </Text>
      <Text size={14} tone="dim">
        {terms.hint}
      </Text>
      {files.length > 0 && (
        <Stack as="ul" gap={1} aria-label={label}>
          {files.map(({ id, name }) => (
            <Row as="li" key={id} gap={2}>
              <Paperclip size={16} aria-hidden />
              <span css={{ overflowWrap: 'anywhere', minWidth: 0 }}>{name}</span>
              <IconButton
                label={t.removeName({ name })}
                size="small"
                onClick={() => onChange(files.filter((one) => one.id !== id))}
              >
                <X />
              </IconButton>
            </Row>
          ))}
        </Stack>
      )}
      <SendingFile upload={upload} />
      {complaint !== null && (
        <div role="alert">
          <Notice tone="loss">{complaint}</Notice>
        </div>
      )}
      <input
        ref={picker}
        type="file"
        aria-label={label}
        accept={terms.accept}
        hidden
        onChange={(event) => void choose(event)}
      />
      <div>
        <Button
          icon={<Paperclip size={18} aria-hidden />}
          disabled={isFull}
          busy={upload.sending !== null}
          onClick={() => picker.current?.click()}
        >
          {t.attachAFile()}
        </Button>
      </div>
    </Stack>
  );
}
