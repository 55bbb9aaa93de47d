import { css } from '@emotion/react';
import { Camera, ImageUp, X } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { type PictureTerms, complaintAboutPicture, complaintOfSent } from '../data/picture-terms.ts';
import { uploadFile } from '../data/upload-file.ts';
import { Button } from '../ui/form/button.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { Text } from '../ui/layout/text.tsx';
import * as t from './__generated__/messages.ts';

const picture = css({
  width: 160,
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: 'var(--radius-m)',
  border: '1px solid var(--line)',
});

/** A picture that was sent and waits to be used. */
export interface SentPicture {
  readonly id: string;
  readonly url: string;
}

/** Of a thumbnail, and of any other picture. */
const THUMBNAIL = { file: t.thumbnailPicture(), upload: t.uploadThumbnail(), change: t.changeThumbnail() };
const PICTURE = { file: t.picturePicture(), upload: t.uploadPicture(), change: t.changePicture() };

interface PictureFieldProps {
  /** What the picture is, as `Thumbnail`. */
  readonly label: string;
  readonly alt: string;
  readonly url: string | null;
  readonly path: `/api/uploads/${string}`;
  readonly terms: PictureTerms;
  /** What it may be, in a line. */
  readonly note: string;
  /** Another way to one than to choose a file: `take` is null while there is none, and answers null where it failed. */
  readonly other?: { readonly label: string; readonly take: (() => Promise<File | null>) | null };
  readonly onChange: (chosen: SentPicture | null) => void;
}

/** A wide picture, sent as soon as it is chosen, for what is being written. */
export function PictureField({ label, alt, url, path, terms, note, other, onChange }: PictureFieldProps) {
  const words = path === '/api/uploads/stream-thumbnail' ? THUMBNAIL : PICTURE;
  const picker = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  const send = async (file: File): Promise<void> => {
    const found = complaintAboutPicture(terms, file);
    setComplaint(found);
    if (found !== null) return;
    setSending(true);
    const sent = await uploadFile(path, file);
    setSending(false);
    setComplaint(complaintOfSent(terms, sent));
    if (sent.ok) onChange({ id: String(sent.body['id']), url: String(sent.body['url']) });
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    await send(file);
    target.value = ''; // the same file chosen again is a new choice
  };
  const takeOther = async (): Promise<void> => {
    const file = await other?.take?.();
    if (file) await send(file);
    else setComplaint(t.thePictureCouldNotBeTakenTry());
  };
  return (
    <Stack gap={2}>
      <Text size={14} weight={600}>
        {label}
      </Text>
      <Row gap={4} align="flex-start">
        {url !== null && <img src={url} alt={alt} css={picture} />}
        <Stack gap={2}>
          <input
            ref={picker}
            type="file"
            aria-label={words.file}
            accept={terms.types.join(',')}
            hidden
            onChange={(event) => void choose(event)}
          />
          <Row gap={2}>
            <Button icon={<ImageUp size={18} aria-hidden />} busy={isSending} onClick={() => picker.current?.click()}>
              {url === null ? words.upload : words.change}
            </Button>
            {other && (
              <Button
                icon={<Camera size={18} aria-hidden />}
                disabled={other.take === null || isSending}
                onClick={() => void takeOther()}
              >
                {other.label}
              </Button>
            )}
            {url !== null && (
              <Button variant="ghost" icon={<X size={18} aria-hidden />} onClick={() => onChange(null)}>
                {t.remove()}
              </Button>
            )}
          </Row>
          <Text size={14} tone="dim">
            {note}
          </Text>
          <div role="alert">
            {complaint !== null && (
              <Text size={14} tone="loss">
                {complaint}
              </Text>
            )}
          </div>
        </Stack>
      </Row>
    </Stack>
  );
}
