import { useState } from 'react';
import { GameArt } from '../face/game-art.tsx';
import { TileGroup } from './tile-group.tsx';

const OPTIONS = ['Valorant', 'CS2', 'Apex', 'League'].map((label) => ({
  value: label,
  label,
  picture: <GameArt gameId={label.toLowerCase()} ratio={2} flush />,
}));

export function Games() {
  const [game, setGame] = useState('CS2');
  return (
    <TileGroup
      label="Game"
      name="game"
      options={OPTIONS}
      value={game}
      onChange={(event) => setGame(event.target.value)}
    />
  );
}
export const Wrong = () => (
  <TileGroup label="Game" name="other" options={OPTIONS} value="" error="Choose a game." onChange={() => undefined} />
);
