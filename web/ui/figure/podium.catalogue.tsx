import { Face } from '../face/face.tsx';
import { Money } from './money.tsx';
import { Podium } from './podium.tsx';

const PLACES = ['nova', 'rival', 'a-name-of-thirty-characters-xx'].map((name, index) => ({
  key: name,
  rank: index + 1,
  face: <Face id={name} size={index === 0 ? 72 : 56} tier={index === 0 ? 'diamond' : 'gold'} />,
  name,
  figure: <Money cents={1_500_00 - index * 340_00} signed />,
}));

export const Three = () => <Podium label="The best three" places={PLACES} />;
export const OneOnly = () => <Podium label="The best so far" places={PLACES.slice(0, 1)} />;
