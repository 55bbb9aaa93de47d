import { EmptySeat, Face } from './face.tsx';
import { Row } from '../layout/layout.tsx';
import { tiers } from '../tokens.ts';

const PLAYERS = ['1', '2', 'rival', 'newcomer', 'moderator', 'admin', 'shadow', 'nova', 'pixel', 'zero', 'kestrel'];

export const Drawn = () => (
  <Row>
    {PLAYERS.map((id) => (
      <Face key={id} id={id} size={56} />
    ))}
  </Row>
);
export const Sizes = () => (
  <Row>
    <Face id="1" size={24} />
    <Face id="1" />
    <Face id="1" size={64} alt="demo" />
    <Face id="1" size={96} />
  </Row>
);
export const Tiers = () => (
  <Row>
    {tiers.map((tier) => (
      <Face key={tier} id={tier} tier={tier} size={96} />
    ))}
    {tiers.map((tier) => (
      <Face key={tier} id={tier} tier={tier} size={40} />
    ))}
  </Row>
);
export const Presence = () => (
  <Row>
    <Face id="nova" presence="online" />
    <Face id="nova" presence="away" size={56} />
    <Face id="nova" presence="offline" size={96} tier="gold" />
  </Row>
);
export const ForATeam = () => (
  <Row>
    <Face id="rival" size={96} tier="platinum" crest={{ id: 'team-1', src: null }} />
    <Face id="pixel" size={44} crest={{ id: 'team-2', src: null }} />
  </Row>
);
export const WithAFrame = () => (
  <Face
    id="shadow"
    size={96}
    tier="diamond"
    frame={<path d="M50-6 56 4 50 12 44 4Z" fill="var(--ember)" stroke="var(--bg-0)" strokeWidth={2} />}
  />
);
export const Uploaded = () => <Face id="1" src="/favicon.svg" size={64} tier="silver" alt="demo" />;
export const UploadedButMissing = () => <Face id="1" src="data:image/png;base64,AAAA" size={44} alt="demo" />;
export const Seat = () => (
  <Row>
    <EmptySeat />
    <EmptySeat size={96} />
  </Row>
);
