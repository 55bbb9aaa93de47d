import { counterweight } from '../../../domain/arcade/games/counterweight.1.ts';
import { HowTo } from '../components/how-to.tsx';
import { BoardSample } from '../components/board-sample.tsx';
import { counterweightBoard } from './counterweight.tsx';

export const Empty = () => <BoardSample game={counterweight} board={counterweightBoard} at={10} />;

export const TwoWeights = () => (
  <BoardSample
    game={counterweight}
    board={counterweightBoard}
    stage={5}
    at={90}
    inputs={[1, 4].map((weight) => ({ at: 60, values: [weight] }))}
  />
);

export const HowToPlay = () => <HowTo game="counterweight" pictures={counterweightBoard.pictures} />;
