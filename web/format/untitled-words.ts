import * as t from './__generated__/messages.ts';

/** What a battle is called to which nobody has given a title. */
export const untitledWords = (game: string): string => t.gameChallenge({ game });

/** What a player is called whom visitors are not told of. */
export const hiddenName = (number: number): string => t.hiddenPlayer({ number });

/** What a tournament is called whose own name is nobody's matter. */
export const privateTournament = (): string => t.privateTournament();
