/** The channel that everybody follows. */
export const CHANNEL = 'general';

export type Order =
  | { readonly do: 'post'; readonly text: string }
  | { readonly do: 'measure' }
  /** Raw only: how long its messages are to be. */
  | { readonly do: 'pad'; readonly bytes: number };

/** What a server says: where it listens, and what it counts when asked to measure. */
export type LiveMessage =
  | { readonly port: number }
  | {
      readonly rssBytes: number;
      /** With buffers. */
      readonly heapBytes: number;
      /** What keeps the process awake: sockets, timers, files. */
      readonly resources: Readonly<Record<string, number>>;
      readonly sockets: number;
      readonly listeners: number;
    };
