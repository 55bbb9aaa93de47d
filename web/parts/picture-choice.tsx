import { css } from '@emotion/react';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type PictureTerms, complaintAboutPicture } from '../data/picture-terms.ts';
import { Button } from '../ui/form/button.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { Text } from '../ui/layout/text.tsx';
import * as t from './__generated__/messages.ts';

const side = css({ flex: '1 1 200px', minWidth: 0 });

interface PictureChoiceProps {
  /** What the picture is, as `Team logo`. */
  readonly what: string;
  /** Shows it, or what stands there without one. */
  readonly draw: (src: string | null) => ReactNode;
  /** The picture as it is; null without one. */
  readonly src: string | null;
  readonly terms: PictureTerms;
  /** What it may be, in a line. */
  readonly note: string;
  /** A file that may be sent; null takes the choice back. */
  readonly onChoose: (file: File | null) => void;
  /** Takes away the picture as it is; without it that is not offered. */
  readonly onRemove?: () => void;
  /** Why the sending did not work. */
  readonly failure: string | null;
}

/** The choice of a logo, shown before it is sent. */
export function PictureChoice({ what, draw, src, terms, note, onChoose, onRemove, failure }: PictureChoiceProps) {
  const [preview, setPreview] = useState<string | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => () => void (preview !== null && URL.revokeObjectURL(preview)), [preview]);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    target.value = ''; // the same file chosen again is a new choice
    if (!file) return;
    const found = complaintAboutPicture(terms, file);
    setComplaint(found);
    setPreview(found === null ? URL.createObjectURL(file) : null);
    onChoose(found === null ? file : null);
  };
  const remove = (): void => {
    setPreview(null);
    onChoose(null);
    onRemove?.();
  };
  const shown = preview ?? src;
  return (
    <Row gap={5} align="center">
      {draw(shown)}
      <Stack gap={2} css={side}>
        <input
          ref={picker}
          type="file"
          aria-label={t.whatPicture({ what })}
          accept={terms.types.join(',')}
          hidden
          onChange={choose}
        />
        <Row gap={2}>
          <Button icon={<ImageUp size={18} aria-hidden />} onClick={() => picker.current?.click()}>
            {shown === null ? t.uploadLogo() : t.changeLogo()}
          </Button>
          {onRemove && shown !== null && (
            <Button variant="ghost" onClick={remove}>
              {t.removeLogo()}
            </Button>
          )}
        </Row>
        <Text size={14} tone="dim">
          {note}
        </Text>
        <div role="alert">
          {(complaint ?? failure) !== null && (
            <Text size={14} tone="loss">
              {complaint ?? failure}
            </Text>
          )}
        </div>
      </Stack>
    </Row>
  );
}
