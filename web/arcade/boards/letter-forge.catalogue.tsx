import { letterForge } from '../../../domain/arcade/games/letter-forge.1.ts';
import { HowTo } from '../components/how-to.tsx';
import { BoardSample } from '../components/board-sample.tsx';
import { letterForgeBoard } from './letter-forge.tsx';

export const NewTiles = () => <BoardSample game={letterForge} board={letterForgeBoard} at={10} />;

export const LaidTiles = () => (
  <BoardSample
    game={letterForge}
    board={letterForgeBoard}
    stage={3}
    at={90}
    inputs={[2, 5, 1, 7].map((tile) => ({ at: 60, values: [tile] }))}
  />
);

export const HowToPlay = () => <HowTo game="letter-forge" pictures={letterForgeBoard.pictures} />;
