/** So many at a time, so that what many wait for holds up nobody. */
const TOLD_AT_ONCE = 200;

/** How a job tells many players, some in each turn and in the order of their ids. */
export interface Turn {
  /** The last player that was told; empty at first. */
  readonly afterId: string;
  readonly list: (afterId: string, limit: number) => Promise<readonly string[]>;
  readonly tell: (userId: string) => Promise<void>;
  /** Leaves the rest to another job. */
  readonly goOn: (afterId: string) => Promise<void>;
}

/** Tells the next of them. */
export async function tellInTurns({ afterId, list, tell, goOn }: Turn): Promise<void> {
  const players = await list(afterId, TOLD_AT_ONCE);
  for (const userId of players) await tell(userId);
  const last = players.at(-1);
  if (last !== undefined && players.length === TOLD_AT_ONCE) await goOn(last);
}
