/** What a dispute says that nobody has filed: what was told of a result does not fit together. */
export const OWN_COMPLAINTS = {
  reportsDiffer: 'The two reported results contradict each other.',
  playersDiffer: 'Both players reported different results.',
  captainsDiffer: 'Both captains reported different results.',
  teamsDiffer: 'The captains report different results.',
  againstGames: 'A player reported another result than the games of both players.',
  againstServer: 'A player reported another result than the game server.',
  againstLichess: 'A player reported another result than Lichess.',
  drawnByGames: 'The games of both players end with a draw, and a player reported a winner.',
  drawnByServer: 'The game server ends with a draw, and a player reported a winner.',
  drawnByLichess: 'The game on Lichess ended without a winner, and a player reported one.',
  unclearOnLichess:
    'Lichess ended the game and names no winner that could be taken over: somebody cheated, or it is unknown how it ended.',
  lateServer: 'The game server names another winner than the one who was paid.',
  lateLichess: 'Lichess says something else than what was paid.',
  mapsDiffer: 'The games of the two players tell of different maps.',
  endsDiffer: 'The games of the two players end with different results.',
} as const;

export type OwnComplaint = (typeof OWN_COMPLAINTS)[keyof typeof OWN_COMPLAINTS];

export const sidesClash = (round: number): string =>
  `The games of the two players name the same side for both in round ${round}.`;

export const roundsClash = (round: number): string =>
  `The games of the two players contradict each other about who won round ${round}.`;
