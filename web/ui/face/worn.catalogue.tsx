import { Face } from './face.tsx';
import { Row } from '../layout/layout.tsx';
import { frameOf } from './worn.tsx';

const FRAMES = [
  'victory-frame',
  'steel-frame',
  'copper-frame',
  'azure-frame',
  'starter-frame',
  'meridian-frame',
  'zenith-frame',
  'aurora-frame',
  'eclipse-frame',
  'ember-frame',
  'crown-frame',
];

export const Frames = () => (
  <Row gap={8}>
    {FRAMES.map((id) => (
      <Face key={id} id={id} size={72} frame={frameOf(id)} />
    ))}
  </Row>
);
export const InLists = () => (
  <Row gap={4}>
    {FRAMES.map((id) => (
      <Face key={id} id={id} size={36} frame={frameOf(id)} />
    ))}
  </Row>
);
