import { echoVault } from '../../../domain/arcade/games/echo-vault.1.ts';
import { HowTo } from '../components/how-to.tsx';
import { BoardSample } from '../components/board-sample.tsx';
import { echoVaultBoard } from './echo-vault.tsx';

export const LitPad = () => <BoardSample game={echoVault} board={echoVaultBoard} at={60} />;

export const YourTurn = () => <BoardSample game={echoVault} board={echoVaultBoard} stage={2} at={900} />;

export const HowToPlay = () => <HowTo game="echo-vault" pictures={echoVaultBoard.pictures} />;
