import { bankShot } from '../../../domain/arcade/games/bank-shot.1.ts';
import { HowTo } from '../components/how-to.tsx';
import { BoardSample } from '../components/board-sample.tsx';
import { bankShotBoard } from './bank-shot.tsx';

export const OnePost = () => <BoardSample game={bankShot} board={bankShotBoard} at={10} />;

export const Rolling = () => (
  <BoardSample game={bankShot} board={bankShotBoard} stage={7} at={90} inputs={[{ at: 20, values: [60, -70] }]} />
);

export const HowToPlay = () => <HowTo game="bank-shot" pictures={bankShotBoard.pictures} />;
