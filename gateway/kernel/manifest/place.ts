import type { PlaceId } from '../../../domain/chat/channels.ts';
import type { Reader } from '../../../db/client/database.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';

/** Who asks for a place. */
export type PlaceViewer = Pick<Actor, 'userId' | 'role'>;

/** Where people talk beside the global chat, as one of them finds it. */
export interface ChatPlace {
  /** Whether the viewer belongs to those who write there, and it is not over. */
  readonly isOpen: boolean;
  /** Who keeps order there, beside staff. */
  readonly hosts: readonly string[];
  /** From when on the viewer may read; what was said before is others'. Missing where everything may be read. */
  readonly since?: number;
  /** Whether the viewer plays for what is talked about: then no role gives power over an opponent. */
  readonly isPlayer?: boolean;
  /** Keeps this moment of what is shown there, for those who keep order; missing where nothing is. Answers its id. */
  readonly mark?: (actor: Actor, key: string, label: string) => Promise<string>;
}

/** The place of something by its id; null where there is none for the viewer. */
export type PlaceOf = (deps: Deps, reader: Reader, id: string, viewer: PlaceViewer) => Promise<ChatPlace | null>;

/** The place as its room tells it; null where there is none for the viewer. */
export async function findPlace(
  deps: Deps,
  reader: Reader,
  placeId: PlaceId,
  viewer: PlaceViewer,
): Promise<ChatPlace | null> {
  const [kind = '', id = ''] = placeId.split(':', 2);
  return (await deps.wiring.places.get(kind)?.(deps, reader, id, viewer)) ?? null;
}
