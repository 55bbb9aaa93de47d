import type { Running } from '../../kernel/manifest/running.ts';
import { listCalled } from './streamed-match.ts';

/** A match of a tournament, private ones too, that a player is called to or plays. */
export const runningMatch: Running = {
  entities: ['tournament'],
  async list(reader, userId, _now, limit) {
    const called = await listCalled(reader, userId, limit, 'all');
    return called.map(({ row: { game }, match: { dueAt }, shown: { id, title, terms, standing, path } }) => ({
      id,
      game,
      title,
      terms,
      standing,
      dueAt,
      path,
    }));
  },
};
