import { fuseBox } from '../../../domain/arcade/games/fuse-box.1.ts';
import { HowTo } from '../components/how-to.tsx';
import { BoardSample } from '../components/board-sample.tsx';
import { fuseBoxBoard } from './fuse-box.tsx';

export const ThreeSwitches = () => <BoardSample game={fuseBox} board={fuseBoxBoard} at={100} />;

export const EightSwitches = () => (
  <BoardSample
    game={fuseBox}
    board={fuseBoxBoard}
    stage={5}
    at={400}
    inputs={[
      { at: 200, values: [1] },
      { at: 300, values: [4] },
    ]}
  />
);

export const HowToPlay = () => <HowTo game="fuse-box" pictures={fuseBoxBoard.pictures} />;
