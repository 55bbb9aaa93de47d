import { STREAMED_KINDS, type StreamedKind } from '../../../domain/shared/subjects.ts';
import type { Deps } from '../../kernel/deps.ts';
import { inWords } from '../in-words.ts';
import type { StreamContest } from '../stream-contest.types.ts';

/** What a streamer plays now or is called to besides battles, of all rooms. */
export async function listStreamable({ db, wiring }: Deps, userId: string): Promise<StreamContest[]> {
  const lists = await Promise.all(
    STREAMED_KINDS.map(async (kind) => {
      const own = (await wiring.streamed.get(kind)?.listOwn(db.read, userId)) ?? [];
      return own.map((contest): StreamContest => ({ ...inWords(contest), kind }));
    }),
  );
  return lists.flat();
}

/** What a stream shows besides a battle; null where it is not there any more. */
export async function describeStreamed(
  { db, wiring }: Deps,
  kind: StreamedKind,
  id: string,
): Promise<StreamContest | null> {
  const contest = await wiring.streamed.get(kind)?.describe(db.read, id);
  return contest ? { ...inWords(contest), kind } : null;
}
