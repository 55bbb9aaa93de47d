import type { EventOf, EventPayloads, EventType } from '../../domain/shared/events.ts';
import type { Scene } from './scene.ts';

/** Something of the past, to be told in the order of time: the books are written forwards only. */
export interface Moment {
  readonly at: number;
  readonly happens: () => Promise<void>;
}

/** What happened before events were kept, or is no event of its own: told to the players as an event would tell it. */
export interface Untold {
  readonly event: EventOf;
  /** Names the notification where no stored event does. */
  readonly key?: string;
  /** Where it came from, as far as that tells something. */
  readonly address?: string | null;
}

/** Something that was told to nobody when it happened. */
export const untoldEvent = <T extends EventType>(
  type: T,
  entityId: string,
  data: EventPayloads[T],
  at: number,
): EventOf => ({ seq: 0, type, entity: '', entityId, concerns: [], data, at }) as EventOf;

/** A room’s part of the demo data set. All parts are one story, which the cast and the instant of the scene hold together. */
export interface Samples {
  /** What is there before anything happens; nothing is played or paid in yet. */
  readonly open?: (scene: Scene) => Promise<void>;
  /** What has happened, in no order. */
  readonly past?: (scene: Scene) => readonly Moment[];
  /** Of what happens at one instant in several rooms the smaller comes first; 0 without it. */
  readonly order?: number;
  /** What stands now, beside what has happened. */
  readonly present?: (scene: Scene) => Promise<void>;
  /** What follows from all of it, as subscribers would have made it of the events. */
  readonly follows?: (scene: Scene) => Promise<void>;
  readonly untold?: (scene: Scene) => readonly Untold[] | Promise<readonly Untold[]>;
  /** What the past of it leaves `demo` with, beside what was paid in at first. */
  readonly demoCents?: number;
}
