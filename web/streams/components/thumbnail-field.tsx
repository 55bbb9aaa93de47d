import { css } from '@emotion/react';
import { ImageUp, X } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { THUMBNAIL_TYPES, uploadThumbnail } from '../upload-thumbnail.ts';

const picture = css({
  width: 160,
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: 'var(--radius-m)',
  border: '1px solid var(--line)',
});

interface ThumbnailFieldProps {
  readonly url: string | null;
  readonly onChange: (chosen: { readonly id: string; readonly url: string } | null) => void;
}

/** 'Thumbnail': recommended 1920x1080, max 5MB (GL-06). */
export function ThumbnailField({ url, onChange }: ThumbnailFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    setSending(true);
    const sent = await uploadThumbnail(file);
    setSending(false);
    target.value = ''; // the same file chosen again is a new choice
    setComplaint(sent.ok ? null : sent.sentence);
    if (sent.ok) onChange({ id: sent.id, url: sent.url });
  };
  return (
    <Stack gap={2}>
      <Text size={14} weight={600}>
        Thumbnail
      </Text>
      <Row gap={4} align="flex-start">
        {url !== null && <img src={url} alt="Thumbnail of your stream" css={picture} />}
        <Stack gap={2}>
          <input
            ref={picker}
            type="file"
            aria-label="Thumbnail picture"
            accept={THUMBNAIL_TYPES.join(',')}
            hidden
            onChange={(event) => void choose(event)}
          />
          <Row gap={2}>
            <Button icon={<ImageUp size={18} aria-hidden />} busy={isSending} onClick={() => picker.current?.click()}>
              {url === null ? 'Upload Thumbnail' : 'Change Thumbnail'}
            </Button>
            {url !== null && (
              <Button variant="ghost" icon={<X size={18} aria-hidden />} onClick={() => onChange(null)}>
                Remove
              </Button>
            )}
          </Row>
          <Text size={14} tone="dim">
            Recommended 1920x1080, max 5MB
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
