/** Viewers of live streams in a process of their own: each waits for a part, fetches it, and waits for the next. */
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';

/** What the process is told. */
export interface Viewing {
  readonly url: string;
  /** Paths of playlists; viewers are spread over them. */
  readonly playlists: readonly string[];
  readonly viewers: number;
  readonly seconds: number;
}

export interface Viewed {
  readonly parts: number;
  readonly bytes: number;
  readonly failed: number;
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

function fetchPath(agent: Agent, url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }));
    }).once('error', reject);
  });
}

/** The newest part that a playlist lists: the number of its segment and its own. */
function newestOf(playlist: string): { readonly segment: number; readonly part: number; readonly name: string } | null {
  const found = [...playlist.matchAll(/#EXT-X-PART:[^\n]*URI="((\d+)\.(\d+)\.m4s)"/g)].at(-1);
  return found ? { name: found[1] ?? '', segment: Number(found[2]), part: Number(found[3]) } : null;
}

async function view({ url, playlists, viewers, seconds }: Viewing): Promise<Viewed> {
  const agent = new Agent({ keepAlive: true, maxSockets: viewers });
  let [parts, bytes, failed] = [0, 0, 0];
  const started = performance.now();
  const isOver = (): boolean => performance.now() - started >= seconds * 1_000;
  await Promise.all(
    Array.from({ length: viewers }, async (_, n) => {
      const playlist = `${url}${playlists[n % playlists.length] ?? ''}`;
      let query = '';
      while (!isOver()) {
        const { status, body } = await fetchPath(agent, `${playlist}${query}`);
        const newest = status === 200 ? newestOf(body.toString()) : null;
        if (!newest) {
          failed++;
          continue;
        }
        const part = await fetchPath(agent, new URL(newest.name, playlist).href);
        if (part.status === 200) parts++;
        else failed++;
        bytes += part.body.length;
        query = `?_HLS_msn=${newest.segment}&_HLS_part=${newest.part + 1}`;
      }
    }),
  );
  agent.destroy();
  return { parts, bytes, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.send?.(await view(JSON.parse(process.argv[2] ?? '') as Viewing), () => process.exit());
