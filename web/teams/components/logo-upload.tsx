import { TEAM_LOGO_BYTES_MAX } from '../../../domain/teams/team.ts';
import { formatSizeLimit } from '../../format/file-size.ts';
import { PictureChoice } from '../../parts/picture-choice.tsx';
import { Crest } from '../../ui/face/crest.tsx';
import { LOGO_TERMS } from '../upload-logo.ts';
import * as t from '../__generated__/messages.ts';

const NOTE = t.pngOrJpgUpTo({ size: formatSizeLimit(TEAM_LOGO_BYTES_MAX).replace(' ', '') });

interface LogoUploadProps {
  /** Of the team; before there is one, anything. */
  readonly teamId: string;
  readonly logoUrl: string | null;
  /** A file that may be sent; null takes the choice back. */
  readonly onChoose: (file: File | null) => void;
  /** Why the sending did not work. */
  readonly failure: string | null;
}

/** The choice of a team's logo, with what it may be (TE-04, TE-05). */
export const LogoUpload = ({ teamId, logoUrl, onChoose, failure }: LogoUploadProps) => (
  <PictureChoice
    what={t.teamLogo2()}
    draw={(src) => <Crest id={teamId} src={src} size={88} alt={t.teamLogo2()} />}
    src={logoUrl}
    terms={LOGO_TERMS}
    note={NOTE}
    onChoose={onChoose}
    failure={failure}
  />
);
