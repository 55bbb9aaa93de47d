import { readBattle } from '../../db/battles/index.ts';
import type { Reader } from '../../db/client/database.ts';
import { listOfBattle, readStream } from '../../db/streams/stream.queries.ts';
import type { ChatPlace, Provided } from '../kernel/provided.ts';

/** The chat of a stream is its streamer's; that of a match is of all who stream it, and open while it runs. */
export const chatPlace: Provided['chatPlace'] = (reader, placeId) => {
  const [kind, id = ''] = placeId.split(':');
  return kind === 'stream' ? placeOfStream(reader, id) : placeOfBattle(reader, id);
};

async function placeOfStream(reader: Reader, id: string): Promise<ChatPlace | null> {
  const stream = await readStream(reader, id);
  return stream ? { isOpen: stream.state === 'live', hosts: [stream.streamerId] } : null;
}

async function placeOfBattle(reader: Reader, id: string): Promise<ChatPlace | null> {
  const battle = await readBattle(reader, id);
  if (battle?.privacy !== 'public' || battle.status === 'draft') return null;
  const hosts = (await listOfBattle(reader, id)).map(({ streamerId }) => streamerId);
  return { isOpen: battle.status === 'active' || hosts.length > 0, hosts };
}
