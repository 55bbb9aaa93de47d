import { Crest } from './crest.tsx';
import { Row } from '../layout/layout.tsx';

export const Drawn = () => (
  <Row>
    {['team-1', 'team-2', 'team-3', 'wolves', 'night-shift', 'apex-hunters', 'north'].map((id) => (
      <Crest key={id} id={id} src={null} size={56} />
    ))}
  </Row>
);
export const Uploaded = () => <Crest id="team-1" src="/favicon.svg" size={56} alt="Night Shift" />;
export const UploadedButMissing = () => <Crest id="team-1" src="data:image/png;base64,AAAA" alt="Night Shift" />;
