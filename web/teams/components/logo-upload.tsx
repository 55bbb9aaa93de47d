import { TEAM_LOGO_BYTES_MAX } from '../../../domain/teams/team.ts';
import { formatSizeLimit } from '../../format/file-size.ts';
import { css } from '@emotion/react';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { Crest } from '../../ui/crest.tsx';
import { LOGO_TYPES, complaintAboutLogo } from '../upload-logo.ts';

const side = css({ flex: '1 1 200px', minWidth: 0 });

interface LogoUploadProps {
  /** Of the team; before there is one, anything. */
  readonly teamId: string;
  readonly logoUrl: string | null;
  /** A file that may be sent; null takes the choice back. */
  readonly onChoose: (file: File | null) => void;
  readonly busy?: boolean;
  /** Why the sending did not work. */
  readonly failure: string | null;
}

/** The choice of a team's logo, with what it may be (TE-04, TE-05). */
export function LogoUpload({ teamId, logoUrl, onChoose, busy = false, failure }: LogoUploadProps) {
  const [preview, setPreview] = useState<string | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => () => void (preview !== null && URL.revokeObjectURL(preview)), [preview]);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    target.value = ''; // the same file chosen again is a new choice
    if (!file) return;
    const found = complaintAboutLogo(file);
    setComplaint(found);
    setPreview(found === null ? URL.createObjectURL(file) : null);
    onChoose(found === null ? file : null);
  };
  return (
    <Row gap={5} align="center">
      <Crest id={teamId} src={preview ?? logoUrl} size={88} alt="Team logo" />
      <Stack gap={2} css={side}>
        <input
          ref={picker}
          type="file"
          aria-label="Team logo picture"
          accept={LOGO_TYPES.join(',')}
          hidden
          onChange={choose}
        />
        <Row gap={2}>
          <Button icon={<ImageUp size={18} aria-hidden />} busy={busy} onClick={() => picker.current?.click()}>
            {(preview ?? logoUrl) === null ? 'Upload Logo' : 'Change Logo'}
          </Button>
        </Row>
        <Text size={14} tone="dim">
          PNG, JPG up to {formatSizeLimit(TEAM_LOGO_BYTES_MAX).replace(' ', '')}
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
