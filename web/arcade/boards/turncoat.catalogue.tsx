import { turncoat } from '../../../domain/arcade/games/turncoat.1.ts';
import { HowTo } from '../components/how-to.tsx';
import { BoardSample } from '../components/board-sample.tsx';
import { turncoatBoard } from './turncoat.tsx';

export const SolidFrame = () => <BoardSample game={turncoat} board={turncoatBoard} at={150} />;

export const DashedFrame = () => <BoardSample game={turncoat} board={turncoatBoard} stage={5} at={150} />;

export const HowToPlay = () => <HowTo game="turncoat" pictures={turncoatBoard.pictures} />;
