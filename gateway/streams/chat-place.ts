import { readBattle } from '../../db/battles/index.ts';
import type { Reader } from '../../db/client/database.ts';
import { listOfBattle, readStream } from '../../db/streams/stream.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import type { ChatPlace } from '../kernel/manifest/place.ts';
import { markStream } from './clips/mark-stream.ts';

/** The chat of a stream is its streamer's. */
export async function placeOfStream(deps: Deps, reader: Reader, id: string): Promise<ChatPlace | null> {
  const stream = await readStream(reader, id);
  if (!stream) return null;
  return {
    isOpen: stream.state === 'live',
    hosts: [stream.streamerId],
    mark: (actor, key, label) => markStream(deps, actor, key, { streamId: id, label }),
  };
}

/** That of a match is of all who stream it, and open while it runs. */
export async function placeOfBattle(_deps: Deps, reader: Reader, id: string): Promise<ChatPlace | null> {
  const battle = await readBattle(reader, id);
  if (battle?.privacy !== 'public' || battle.status === 'draft') return null;
  const hosts = (await listOfBattle(reader, id)).map(({ streamerId }) => streamerId);
  return { isOpen: battle.status === 'active' || hosts.length > 0, hosts };
}
