import * as t from './__generated__/messages.ts';

export interface LichessNews {
  readonly title: string;
  readonly tone: 'win' | 'warn' | 'loss';
}

const NEWS: Readonly<Record<string, LichessNews>> = {
  linked: { title: t.yourLichessAccountIsLinked(), tone: 'win' },
  declined: { title: t.lichessWasNotLinkedYouDeclinedThere(), tone: 'warn' },
  expired: { title: t.theWayToLichessTookTooLong(), tone: 'warn' },
  UNAUTHENTICATED: { title: t.youWereSignedOutOnTheWay(), tone: 'warn' },
  GAME_OFF: { title: t.chessIsNotOfferedAtTheMoment(), tone: 'warn' },
  GAME_ACCOUNT_BUSY: { title: t.yourLichessAccountStays(), tone: 'warn' },
  GAME_ACCOUNT_TAKEN: { title: t.thatLichessAccountIsAlreadyLinked(), tone: 'loss' },
};

/** What to say after the player came back from Lichess; null when the address tells of nothing. */
export function lichessNewsIn(params: URLSearchParams): LichessNews | null {
  const end = params.get('lichess');
  if (end === null) return null;
  const known = Object.hasOwn(NEWS, end) ? NEWS[end] : undefined;
  return known ?? { title: t.lichessDidNotAnswerAsItShould(), tone: 'loss' };
}
