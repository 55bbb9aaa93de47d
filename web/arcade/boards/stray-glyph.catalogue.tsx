import { strayGlyph } from '../../../domain/arcade/games/stray-glyph.1.ts';
import { HowTo } from '../components/how-to.tsx';
import { BoardSample } from '../components/board-sample.tsx';
import { strayGlyphBoard } from './stray-glyph.tsx';

export const NineShapes = () => <BoardSample game={strayGlyph} board={strayGlyphBoard} at={10} />;

export const ThirtySixShapes = () => <BoardSample game={strayGlyph} board={strayGlyphBoard} stage={9} at={10} />;

export const HowToPlay = () => <HowTo game="stray-glyph" pictures={strayGlyphBoard.pictures} />;
