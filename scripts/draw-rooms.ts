/** Draws layers and rooms into docs/architecture.md, out of the lists that the architecture tests hold the code to. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { INFRASTRUCTURE, LAYERS, LAYER_IMPORTS, ROOMS, ROOM_IMPORTS, type RoomName } from '../domain/rooms.ts';
import { ROOT } from './source-files.ts';

const PAGE = join(ROOT, 'docs/architecture.md');
const BEGIN = '<!-- drawn by scripts/draw-rooms.ts -->\n\n';
const END = '\n<!-- end of the drawing -->';

const isBuilt = (room: RoomName) => LAYERS.some((layer) => existsSync(join(ROOT, layer, room)));
const below = (room: RoomName): readonly RoomName[] => ROOM_IMPORTS[room] ?? [];

/** Whether a room builds on another by way of a third. */
const isReached = (from: RoomName, goal: RoomName): boolean =>
  below(from).some((next) => next !== goal && (below(next).includes(goal) || isReached(next, goal)));

function draw(): string {
  const rooms = ROOMS.filter(isBuilt);
  const layers = LAYERS.map((layer) => `    ${layer}["<b>${layer}</b><br/>${INFRASTRUCTURE[layer].join(', ')}"]`);
  const imports = LAYERS.flatMap((layer) => LAYER_IMPORTS[layer].map((other) => `  ${layer} --> ${other}`));
  const edges = rooms.flatMap((room) =>
    below(room)
      .filter((other) => !isReached(room, other))
      .map((other) => `  r_${room} --> r_${other}`),
  );
  return [
    '```mermaid',
    'flowchart TB',
    '  subgraph layers [Layers, with what serves all rooms]',
    ...layers,
    '  end',
    '  subgraph rooms [Rooms, the same in every layer]',
    ...rooms.map((room) => `    r_${room}[${room}]`),
    '  end',
    ...imports,
    ...edges,
    '```',
    '',
  ].join('\n');
}

/** The page with the drawing as the lists have it now. Throws when the page has no place for it. */
export function withDrawing(page: string): string {
  const [start, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (start === -1 || end === -1) throw new Error('docs/architecture.md has no place for the drawing');
  return page.slice(0, start + BEGIN.length) + draw() + page.slice(end);
}

export const readArchitecture = (): string => readFileSync(PAGE, 'utf8');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, withDrawing(readArchitecture()));
