import { CASH_BARS } from '../../domain/arcade/contests.ts';
import { ARCADE_MODES, GAME_CATEGORIES, INPUT_CLASSES } from '../../domain/arcade/games.ts';
import { GAME_FILTERS, GAME_SORTS } from '../../domain/arcade/list-games.ts';
import { RUN_SIGNS } from '../../domain/arcade/signs.ts';
import { BRACKET_STATES } from '../../db/arcade/bracket.table.ts';
import { graphqlEnum } from '../schema/enums.ts';

/** AR-03 */
export const ArcadeModeEnum = graphqlEnum('ArcadeMode', 'How a game of the arcade is played.', ARCADE_MODES, {
  practice: 'Alone, without entry, prize or rating.',
  daily: 'One run each on the course of the UTC day, without entry, prize or rating.',
  free: 'Alone for coins of the house, measured by nine stored runs of other players.',
  skill: 'On one course with others, up to ten for coins and two for money; the pool goes by places.',
  battle: 'Two players on one course; the better run takes the pool.',
  bracket: 'Four or eight players for one pool, in pairs, round by round.',
});

export const ArcadeCashBarEnum = graphqlEnum('ArcadeCashBar', 'What keeps a player from cash.', CASH_BARS, {
  unverified: 'The age is not proven: the account is not verified.',
  'region-unknown': 'The player has chosen no region.',
  'region-off': 'The arcade is not played for money in the region of the player.',
  'too-young': 'The documents prove no age from which the arcade is played for money in the region of the player.',
});

/** EN-42 */
export const ArcadeCategoryEnum = graphqlEnum('ArcadeCategory', 'What a game asks of a player.', GAME_CATEGORIES, {
  reflex: 'To react quickly, and only to what counts.',
  memory: 'To keep in mind what was shown.',
  logic: 'To think ahead.',
  typing: 'To type fast and without mistakes.',
  visual: 'To find what is different.',
  word: 'To make words.',
  precision: 'To aim, or to stop, exactly.',
  math: 'To calculate.',
});

/** AR-02 */
export const ArcadeFilterEnum = graphqlEnum('ArcadeFilter', 'Which games are listed.', GAME_FILTERS, {
  all: 'All of them.',
  popular: 'The three with most entries in the last seven days; fewer where fewer were entered.',
  'low-stakes': 'Those whose largest entry for money is $10 or less, and those without money.',
  'high-stakes': 'Those whose largest entry for money is above $10.',
});

/** AR-02 */
export const ArcadeSortEnum = graphqlEnum('ArcadeSort', 'How the list of games is ordered.', GAME_SORTS, {
  'prize-pool': 'The most coins in open contests first.',
  'entry-fee': 'The largest entry for money first.',
  newest: 'The newest first.',
});

export const InputClassEnum = graphqlEnum('InputClass', 'With what a hand plays.', INPUT_CLASSES, {
  pointer: 'A mouse or a trackpad.',
  touch: 'A touch screen.',
  keys: 'A keyboard alone.',
});

export const ArcadeRunStateEnum = graphqlEnum(
  'ArcadeRunState',
  'How a run stands.',
  ['entered', 'begun', 'ended', 'refused', 'void'],
  {
    entered: 'Its ticket was given out; it has not begun.',
    begun: 'It is under way.',
    ended: 'The server has played it again, and it counts.',
    refused: 'It does not count: nobody can have played what was handed in, or staff have said so.',
    void: 'Its ticket was given back, or its contest came to nothing; what was paid is back.',
  },
);

export const ArcadeSignEnum = graphqlEnum('ArcadeSign', 'Why staff look at a run. A sign is no proof.', RUN_SIGNS, {
  'too-quick': 'Its reactions are quicker than hands are.',
  'too-even': 'Its reactions take the same time again and again.',
  'too-regular': 'The same pause lies between its inputs more often than hands keep it.',
  'never-wrong': 'It makes no mistake where people make some.',
  slowed: 'Its stages came in later than the network explains.',
});

export const ArcadeBracketStateEnum = graphqlEnum('ArcadeBracketState', 'How a bracket stands.', BRACKET_STATES, {
  open: 'Players come in.',
  playing: 'It is full, and its pairs are played.',
  settled: 'It is over, and the pool is paid.',
  void: 'It came to nothing; everybody has entry and fee back.',
});
