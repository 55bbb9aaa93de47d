import { copyDesk } from '../../../domain/arcade/games/copy-desk.1.ts';
import { HowTo } from '../components/how-to.tsx';
import { BoardSample } from '../components/board-sample.tsx';
import { copyDeskBoard } from './copy-desk.tsx';

export const NewLine = () => <BoardSample game={copyDesk} board={copyDeskBoard} at={10} />;

export const WrongKey = () => (
  <BoardSample game={copyDesk} board={copyDeskBoard} stage={1} at={40} inputs={[{ at: 30, values: [0] }]} />
);

export const HowToPlay = () => <HowTo game="copy-desk" pictures={copyDeskBoard.pictures} />;
