import { Avatar } from './avatar.tsx';
import { Row } from './layout.tsx';

export const Seeded = () => (
  <Row>
    {['1', '2', 'rival', 'newcomer', 'moderator', 'admin', 'shadow', 'nova', 'pixel'].map((id) => (
      <Avatar key={id} id={id} size={44} />
    ))}
  </Row>
);
export const Sizes = () => (
  <Row>
    <Avatar id="1" size={24} />
    <Avatar id="1" />
    <Avatar id="1" size={64} alt="demo" />
  </Row>
);
export const Uploaded = () => <Avatar id="1" src="/favicon.svg" size={44} alt="demo" />;
export const UploadedButMissing = () => <Avatar id="1" src="data:image/png;base64,AAAA" size={44} alt="demo" />;
