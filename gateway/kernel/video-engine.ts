import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex, Readable } from 'node:stream';
import type { Film } from '../../domain/video/films.ts';
import type { BroadcastState, IncomingFigures, IngestProtocol, RtmpState } from '../../domain/video/incoming.ts';
import type { IngestAddress, RelayState, SimulcastPlatform } from '../../domain/video/simulcast.ts';
import type { Recorded, RecordingEnd } from '../../domain/video/recording.ts';
import type { BroadcastEnd } from '../../domain/video/video-events.ts';
import type { Config } from './config/config.ts';

/** Who asks to publish: with a key from outside, or as the player whom a ticket was given to. */
export type Claim =
  | { readonly protocol: 'rtmp'; readonly key: string }
  | { readonly protocol: 'browser'; readonly channel: string };

/** A platform that a stream is sent on to, with the streamer's own address and key. */
export interface RelayTarget {
  readonly platform: SimulcastPlatform;
  readonly address: IngestAddress;
  readonly key: string;
}

/** How a stream fares on its way to a platform. */
export interface RelayFigures {
  readonly platform: SimulcastPlatform;
  readonly state: RelayState;
  /** What the platform said, or what became of the line; null while nothing is wrong. */
  readonly why: string | null;
}

/** What the product answers: whose channel it is, or the words that an encoder shows. */
export type PublishRuling =
  | {
      readonly ok: true;
      readonly channel: string;
      readonly isPrivate: boolean;
      /** Where it goes as well, at this moment. */
      readonly relays: readonly RelayTarget[];
      /** What it is recorded as, at this moment; null while there is no stream. */
      readonly record: { readonly streamId: string; readonly isOn: boolean } | null;
    }
  | {
      readonly ok: false;
      readonly why: string;
      /** Whether it opens nothing, whoever has it. */ readonly isWrongKey: boolean;
    };

/** What happens in the engine, for the product to write down. */
export interface EngineEvent {
  readonly channel: string;
  readonly state: BroadcastState;
  readonly protocol: IngestProtocol;
  readonly width: number;
  readonly height: number;
  readonly peakViewers: number;
  /** Null before the end. */
  readonly end: BroadcastEnd | null;
}

/** What the product writes down of recordings. */
export interface RecordingDesk {
  /** A new recording of a channel, and the bytes that it may take; null where none may begin any more. */
  readonly open: (
    channel: string,
    streamId: string,
  ) => Promise<{ readonly id: string; readonly bytesLeft: number } | null>;
  /** What one has come to; answers whether it goes on. */
  readonly note: (id: string, recorded: Recorded) => Promise<boolean>;
  readonly close: (id: string, end: RecordingEnd, recorded: Recorded) => Promise<void>;
}

/** A file of a recording: open for reading, or at an address that opens it to whoever has it for a moment. */
export type RecordedFile = { readonly bytes: number } & ({ readonly stream: Readable } | { readonly address: URL });

/** Where the files of recordings lie. What every gateway writes, every gateway reads. */
export interface RecordingStore {
  /** @throws Error where nothing can be kept */
  begin(id: string): Promise<void>;
  /**
   * Keeps a file, and then adds to the playlist, which may end anywhere when the process dies.
   * @throws FilesAway where another try is worth it, Error where it is not: nothing that the playlist names is missing
   */
  write(id: string, file: string, pieces: readonly Uint8Array[], lines: string): Promise<void>;
  /** Null where there is none. */
  playlist(id: string): Promise<string | null>;
  /** Null where there is none. */
  read(id: string, file: string): Promise<RecordedFile | null>;
  /** What some files take together, in bytes; null where one of them is not there. */
  measure(id: string, files: readonly string[]): Promise<number | null>;
  /** Forgets a recording with all of its files but those to be kept, also one that is not there. */
  drop(id: string, kept: readonly string[]): Promise<void>;
}

/** What the engine asks of the product. */
export interface Product {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly authorise: (claim: Claim) => Promise<PublishRuling>;
  /** The film of a channel on which nothing comes in; null for most. */
  readonly filmOf: (channel: string) => Promise<Film | null>;
  readonly tell: (event: EngineEvent) => void;
  readonly recordings: RecordingDesk;
  readonly warn: (message: string, details: object) => void;
}

/** Where a channel can be watched. */
export interface Playback {
  /** Address of the master playlist; also what a page asks for when the stream restarts. */
  readonly hls: string;
  /** The newest key frame as a film of one picture; null where the engine makes none. */
  readonly poster: string | null;
  /** Epoch milliseconds until which the addresses open something; null without end. */
  readonly expiresAt: number | null;
}

/**
 * Takes pictures and sound in and hands them out again. A channel is the player whose it is, by id. The embedded engine
 * works in the gateway's own process; an add-on can take its place.
 */
export interface VideoEngine {
  /** Where pictures are fetched from, which pages are allowed to; null where that is here. */
  readonly origin: string | null;
  readonly rtmp: { readonly state: RtmpState; readonly port: number };
  /** The same over TLS, which hides the stream key from the network. */
  readonly rtmps: { readonly state: RtmpState; readonly port: number };
  /** Whether what streaming software sends can be recorded and sent on; what browsers send always can. */
  readonly keepsSoftware: boolean;
  /** Null where this installation keeps no recordings. */
  readonly recordings: RecordingStore | null;
  start(product: Product): Promise<void>;
  /** Ends every broadcast, with its recording, and lets go of the port. */
  stop(): Promise<void>;
  /** What streaming software is told as the key of a channel. */
  softwareKey(channel: string, key: string): string;
  /** What comes in on a channel; null while nothing does. Looped films are told of as well. */
  figures(channel: string): IncomingFigures | null;
  /** Null while nothing can be watched. Whoever asks has looked whether the viewer may; signed where it is private. */
  playback(channel: string): Promise<Playback | null>;
  /** The same addresses signed for somebody who may look before everybody does: the player itself, and staff. */
  preview(channel: string): Playback | null;
  /** How many different players and visitors have fetched pictures in the last seconds. */
  viewers(channel: string): number;
  /** The platforms that a channel is sent on to. */
  relays(channel: string): readonly RelayFigures[];
  /** At once; `why` is shown by the encoder. Answers whether there was anything to end. */
  end(channel: string, end: BroadcastEnd, why?: string): boolean;
  /** Channels on which somebody publishes here. */
  published(): readonly string[];
  /** Opens camera ingest for the player once, within a minute. */
  giveTicket(channel: string): string;
  /** Answers an address below /live/; `address` is the caller's, by which viewers are counted. */
  answer(request: IncomingMessage, response: ServerResponse, pathname: string, address: string): Promise<void>;
  /** Takes a websocket of a browser that publishes; its origin has been looked at. */
  takeSocket(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/**
 * What an add-on exports as `openEngine`, whose module `VIDEO_ENGINE` names.
 * @param env what the gateway was started with; the add-on reads its own variables from it
 * @param here the embedded engine, not started, for what the add-on leaves to it
 * @throws Error that begins with the variable that is missing or wrong
 */
export type OpenEngine = (
  env: Readonly<Record<string, string | undefined>>,
  config: Config,
  here: VideoEngine,
) => VideoEngine;
