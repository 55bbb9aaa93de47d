import { Row } from '../layout/layout.tsx';
import { TierBadge } from './tier-badge.tsx';
import { tiers } from '../tokens.ts';

export const AllTiers = () => (
  <Row>
    {tiers.map((tier) => (
      <TierBadge key={tier} tier={tier} />
    ))}
  </Row>
);
