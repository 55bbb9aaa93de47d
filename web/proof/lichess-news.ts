export interface LichessNews {
  readonly title: string;
  readonly tone: 'win' | 'warn' | 'loss';
}

const NEWS: Readonly<Record<string, LichessNews>> = {
  linked: { title: 'Your Lichess account is linked.', tone: 'win' },
  declined: { title: 'Lichess was not linked: you declined there.', tone: 'warn' },
  expired: { title: 'The way to Lichess took too long or was used before. Link again.', tone: 'warn' },
  UNAUTHENTICATED: { title: 'You were signed out on the way to Lichess. Link again.', tone: 'warn' },
  GAME_OFF: { title: 'Chess is not offered at the moment.', tone: 'warn' },
  GAME_ACCOUNT_BUSY: { title: 'Your Lichess account stays as it is until your chess battle is over.', tone: 'warn' },
  GAME_ACCOUNT_TAKEN: { title: 'That Lichess account is already linked to another player.', tone: 'loss' },
};

/** What to say after the player came back from Lichess; null when the address tells of nothing. */
export function lichessNewsIn(params: URLSearchParams): LichessNews | null {
  const end = params.get('lichess');
  if (end === null) return null;
  const known = Object.hasOwn(NEWS, end) ? NEWS[end] : undefined;
  return known ?? { title: 'Lichess did not answer as it should. Try again later.', tone: 'loss' };
}
