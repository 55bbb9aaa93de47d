import { css } from '@emotion/react';
import { ImageUp, X } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { type PictureTerms, complaintAboutPicture, complaintOfSent } from '../data/picture-terms.ts';
import { uploadFile } from '../data/upload-file.ts';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Text } from '../ui/text.tsx';

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

interface PictureFieldProps {
  /** What the picture is, as `Thumbnail`. */
  readonly label: string;
  readonly alt: string;
  readonly url: string | null;
  readonly path: `/api/uploads/${string}`;
  readonly terms: PictureTerms;
  /** What it may be, in a line. */
  readonly note: string;
  readonly onChange: (chosen: SentPicture | null) => void;
}

/** A wide picture, sent as soon as it is chosen, for what is being written. */
export function PictureField({ label, alt, url, path, terms, note, onChange }: PictureFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    const found = complaintAboutPicture(terms, file);
    setComplaint(found);
    if (found === null) {
      setSending(true);
      const sent = await uploadFile(path, file, () => undefined);
      setSending(false);
      setComplaint(complaintOfSent(terms, sent));
      if (sent.ok) onChange({ id: String(sent.body['id']), url: String(sent.body['url']) });
    }
    target.value = ''; // the same file chosen again is a new choice
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
            aria-label={`${label} picture`}
            accept={terms.types.join(',')}
            hidden
            onChange={(event) => void choose(event)}
          />
          <Row gap={2}>
            <Button icon={<ImageUp size={18} aria-hidden />} busy={isSending} onClick={() => picker.current?.click()}>
              {url === null ? `Upload ${label}` : `Change ${label}`}
            </Button>
            {url !== null && (
              <Button variant="ghost" icon={<X size={18} aria-hidden />} onClick={() => onChange(null)}>
                Remove
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
