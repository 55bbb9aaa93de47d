import { DAY } from '../../domain/shared/time.ts';
import { people } from '../seed/cast.ts';
import type { Samples, Scene } from '../seed/scene.ts';
import { putNote } from './note.queries.ts';

/** What `demo` has written about two players. */
async function present({ tx, now }: Scene): Promise<void> {
  const authorId = people.demo;
  await putNote(tx, {
    authorId,
    aboutId: people.rival,
    text: 'Strong on long maps. Always ready in time.',
    changedAt: now - 3 * DAY,
  });
  await putNote(tx, { authorId, aboutId: people.nightHawk, text: 'Met at the spring cup.', changedAt: now - 9 * DAY });
}

export const samples: Samples = { present };
