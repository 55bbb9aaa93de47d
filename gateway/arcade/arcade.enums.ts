import { ARCADE_MODES, GAME_CATEGORIES, INPUT_CLASSES } from '../../domain/arcade/games.ts';
import { GAME_FILTERS, GAME_SORTS } from '../../domain/arcade/list-games.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const ArcadeModeEnum = graphqlEnum('ArcadeMode', 'How a game of the arcade is played (AR-03).', ARCADE_MODES);

export const ArcadeCategoryEnum = graphqlEnum(
  'ArcadeCategory',
  'What a game asks of a player (EN-42).',
  GAME_CATEGORIES,
);

export const ArcadeFilterEnum = graphqlEnum('ArcadeFilter', 'Which games are listed (AR-02).', GAME_FILTERS);

export const ArcadeSortEnum = graphqlEnum(
  'ArcadeSort',
  'The largest pool or entry, or the newest, first (AR-02).',
  GAME_SORTS,
);

export const InputClassEnum = graphqlEnum('InputClass', 'With what a hand plays.', INPUT_CLASSES);

export const ArcadeRunStateEnum = graphqlEnum(
  'ArcadeRunState',
  'A ticket, a run under way, one that was played again, one that nobody can have played, or one that came to nothing.',
  ['entered', 'begun', 'ended', 'refused', 'void'],
);
