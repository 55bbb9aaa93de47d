import { plumbLine } from '../../../domain/arcade/games/plumb-line.1.ts';
import { HowTo } from '../components/how-to.tsx';
import { BoardSample } from '../components/board-sample.tsx';
import { plumbLineBoard } from './plumb-line.tsx';

export const Swinging = () => <BoardSample game={plumbLine} board={plumbLineBoard} at={100} />;

export const LetGo = () => (
  <BoardSample game={plumbLine} board={plumbLineBoard} stage={4} at={240} inputs={[{ at: 210, values: [] }]} />
);

export const HowToPlay = () => <HowTo game="plumb-line" pictures={plumbLineBoard.pictures} />;
