import { sparkLine } from '../../../domain/arcade/games/spark-line.1.ts';
import { HowTo } from '../components/how-to.tsx';
import { BoardSample } from '../components/board-sample.tsx';
import { sparkLineBoard } from './spark-line.tsx';

export const EarlyStage = () => <BoardSample game={sparkLine} board={sparkLineBoard} at={160} />;

export const LastStage = () => <BoardSample game={sparkLine} board={sparkLineBoard} stage={9} at={320} />;

export const HowToPlay = () => <HowTo game="spark-line" pictures={sparkLineBoard.pictures} />;
