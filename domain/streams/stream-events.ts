/** What becomes of a stream, for those who watch it. */
export const STREAM_EVENTS = ['stream.started', 'stream.changed', 'stream.ended', 'stream.counted'] as const;
export type StreamEvent = (typeof STREAM_EVENTS)[number];

interface StreamTold {
  readonly streamerId: string;
}

interface ClipTold {
  readonly userId: string;
  readonly makerId: string;
  readonly streamId: string;
}

declare module '../shared/events.ts' {
  interface EventPayloads extends Record<StreamEvent, StreamTold> {
    /** A follower is told; `userId` is the follower. */
    'stream.follower-told': {
      readonly userId: string;
      readonly streamerId: string;
      readonly streamId: string;
      readonly title: string;
    };
    /** An account has watched streams for so long; `upTo` is what it has watched in the UTC day, this included. */
    'stream.watched': {
      readonly userId: string;
      readonly minutes: number;
      readonly day: string;
      readonly upTo: number;
    };
    /** A moderator has ended a stream; `userId` is the streamer. */
    'stream.taken-down': { readonly userId: string; readonly title: string; readonly reason: string };
    /** A stream sends its viewers to another; `userId` streams that one, `fromId` sends them. */
    'stream.raided': {
      readonly userId: string;
      readonly fromId: string;
      readonly targetId: string;
      readonly viewers: number;
    };
    /** A viewer has clipped a stream; `userId` is its streamer. */
    'clip.made': ClipTold;
    /** By whoever made it, by the streamer, or by staff with a reason. */
    'clip.deleted': ClipTold & { readonly title: string; readonly reason: string | null };
    /** Staff were told about a stream. */
    'stream.reported': object;
    /** The list of live streams is another one now. */
    'streams.changed': object;
  }
}
