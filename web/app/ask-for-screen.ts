import { challengeQuestion } from '../battles/challenge-question.ts';
import { ReadBattleDocument } from '../battles/operations/__generated__/battle.gql.ts';
import { askEarly } from '../data/early-answers.ts';
import { ReadStreamDocument, type ReadStreamQuery } from '../streams/operations/__generated__/stream.gql.ts';

/** What a screen asks first; a file of its own, because most pages begin with neither. */
export function askForScreen({ pathname, search }: Location): void {
  const [, first, id = ''] = pathname.split('/');
  void (first === 'challenge' ? askEarly(ReadBattleDocument, challengeQuestion(pathname, search)) : playEarly(id));
}

/** The scripts of the page come before those of its picture. */
const pageFirst = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/** A stream that needs no consent is loaded once the files of the page have come, while it is still being made. */
async function playEarly(id: string): Promise<void> {
  const answer = (await askEarly(ReadStreamDocument, { id })) as { data?: ReadStreamQuery } | null;
  const stream = answer?.data?.stream;
  if (!stream?.playback || stream.isMature) return;
  await pageFirst();
  const { playAhead } = await import('../video/play.ts');
  await playAhead(stream.playback.hls);
}
