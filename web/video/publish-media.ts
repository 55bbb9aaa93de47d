import { INGEST_SOCKET } from '../../domain/video/live-addresses.ts';
import { type SentFrame, writeBrowserFrame } from '../../domain/video/frames.ts';
import * as t from './__generated__/messages.ts';

/** Camera and screen go out as H.264, the only codec that every player takes. */
const CODECS = ['avc1.640028', 'avc1.4D0028', 'avc1.42E028', 'avc1.42E01F'] as const;
const PICTURE_BITRATE = 2_500_000;
const SOUND_BITRATE = 128_000;
const SOUND_RATE = 48_000;
const FRAMES_PER_SECOND = 30;
const KEY_EVERY_US = 2_000_000;
/** A slow machine or line: pictures are left out before they are encoded, so that what is sent can be shown. */
const QUEUE_MAX = 4;
const UNSENT_MAX = 1_500_000;
const DONE = 1000;

/** Not in every browser yet, so TypeScript does not know it. */
declare class MediaStreamTrackProcessor {
  constructor(from: { readonly track: MediaStreamTrack });
  readonly readable: ReadableStream;
}

/** Why publishing did not begin or ended, in a sentence. */
export class PublishFailure extends Error {}

export interface Published {
  /** Resolves when it is over: null when it was stopped here, else why. */
  readonly ended: Promise<string | null>;
  readonly stop: () => void;
}

/** Whether this browser can do it at all. */
export const canPublish = (): boolean =>
  typeof VideoEncoder === 'function' && typeof MediaStreamTrackProcessor === 'function';

async function pickCodec(width: number, height: number): Promise<VideoEncoderConfig> {
  for (const codec of CODECS) {
    const config: VideoEncoderConfig = {
      codec,
      width,
      height,
      bitrate: PICTURE_BITRATE,
      framerate: FRAMES_PER_SECOND,
      latencyMode: 'realtime',
      avc: { format: 'avc' },
    };
    if ((await VideoEncoder.isConfigSupported(config)).supported) return config;
  }
  throw new PublishFailure(t.thisBrowserCannotEncode());
}

const bytesOf = (description: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength).slice()
    : new Uint8Array(description.slice(0));

function openSocket(ticket: string): Promise<WebSocket> {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${INGEST_SOCKET}`);
  socket.binaryType = 'arraybuffer';
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => socket.send(ticket), { once: true });
    socket.addEventListener('message', () => resolve(socket), { once: true });
    socket.addEventListener('close', ({ reason }) =>
      reject(new PublishFailure(reason === '' ? t.theServerDidNotTakeTheStream() : reason)),
    );
  });
}

/**
 * Encodes picture and sound of this browser and sends them, until it is stopped or the server hangs up. Null where
 * `isWanted` says that whoever asked has left meanwhile: then nothing is sent.
 */
export async function publishMedia(
  media: MediaStream,
  ticket: string,
  isWanted: () => boolean,
): Promise<Published | null> {
  const [track] = media.getVideoTracks();
  const [soundTrack] = media.getAudioTracks();
  if (!track) throw new PublishFailure(t.thereIsNoPictureToSend());
  const { width = 1280, height = 720 } = track.getSettings();
  // H.264 halves colours: sides are even.
  const config = await pickCodec(width & ~1, height & ~1);
  if (!isWanted()) return null;
  const socket = await openSocket(ticket);
  if (!isWanted()) {
    socket.close(DONE);
    return null;
  }
  const startedAt = performance.now();
  /** Picture and sound may count from different clocks: each from its first arrival. */
  const origins = new Map<SentFrame, number>();
  const send = (kind: SentFrame, flag: number, payload: Uint8Array, microseconds = 0): void => {
    if (socket.readyState !== WebSocket.OPEN) return;
    let at = 0;
    if (kind === 'picture' || kind === 'sound') {
      const origin = origins.get(kind) ?? microseconds / 1000 - (performance.now() - startedAt);
      origins.set(kind, origin);
      at = Math.max(0, microseconds / 1000 - origin);
    }
    socket.send(writeBrowserFrame(kind, flag, at, payload) as Uint8Array<ArrayBuffer>);
  };
  const payloadOf = (chunk: EncodedVideoChunk | EncodedAudioChunk): Uint8Array => {
    const payload = new Uint8Array(chunk.byteLength);
    chunk.copyTo(payload);
    return payload;
  };
  const stop = () => socket.close(DONE);
  let failure: string | null = null;
  const fail = () => {
    failure = t.yourBrowserCouldNotGoOnEncoding();
    stop();
  };
  const encoder = new VideoEncoder({
    error: fail,
    output: (chunk, about) => {
      const description = about?.decoderConfig?.description;
      if (description) send('pictureConfig', 0, bytesOf(description));
      send('picture', chunk.type === 'key' ? 1 : 0, payloadOf(chunk), chunk.timestamp);
    },
  });
  encoder.configure(config);
  let lastKey = -KEY_EVERY_US;
  void readTrack(track, (frame: VideoFrame) => {
    if (encoder.state !== 'configured' || encoder.encodeQueueSize > QUEUE_MAX || socket.bufferedAmount > UNSENT_MAX)
      return;
    const keyFrame = frame.timestamp - lastKey >= KEY_EVERY_US;
    if (keyFrame) lastKey = frame.timestamp;
    encoder.encode(frame, { keyFrame });
  });
  const sound = soundTrack ? atOneRate(soundTrack) : null;
  const soundEncoder = sound && (await encodeSound(sound.track, send, payloadOf, fail));
  track.addEventListener('ended', stop);
  const ended = new Promise<string | null>((resolve) => {
    socket.addEventListener('close', ({ code, reason }) => {
      for (const one of [encoder, soundEncoder]) if (one && one.state !== 'closed') one.close();
      for (const one of media.getTracks()) one.stop();
      sound?.letGo();
      resolve(code === DONE ? failure : reason === '' ? t.theConnectionWasLost() : reason);
    });
  });
  return { ended, stop };
}

/** Hands on each frame of a track, and lets go of it. */
async function readTrack<T extends VideoFrame | AudioData>(
  track: MediaStreamTrack,
  take: (frame: T) => void,
): Promise<void> {
  const reader = new MediaStreamTrackProcessor({ track }).readable.getReader() as ReadableStreamDefaultReader<T>;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    take(value);
    value.close();
  }
}

/** Encoders take the rate that they were told and fail at any other, while many a microphone has its own. */
function atOneRate(track: MediaStreamTrack): { readonly track: MediaStreamTrack; readonly letGo: () => void } {
  if (track.getSettings().sampleRate === SOUND_RATE) return { track, letGo: () => undefined };
  const context = new AudioContext({ sampleRate: SOUND_RATE });
  const out = context.createMediaStreamDestination();
  context.createMediaStreamSource(new MediaStream([track])).connect(out);
  return { track: out.stream.getAudioTracks()[0] ?? track, letGo: () => void context.close() };
}

async function encodeSound(
  track: MediaStreamTrack,
  send: (kind: SentFrame, flag: number, payload: Uint8Array, microseconds?: number) => void,
  payloadOf: (chunk: EncodedAudioChunk) => Uint8Array,
  error: () => void,
): Promise<AudioEncoder> {
  const channels = track.getSettings().channelCount === 1 ? 1 : 2;
  const terms = { sampleRate: SOUND_RATE, numberOfChannels: channels, bitrate: SOUND_BITRATE };
  const aac = await AudioEncoder.isConfigSupported({ ...terms, codec: 'mp4a.40.2' });
  let isTold = false;
  const encoder = new AudioEncoder({
    error,
    output: (chunk, about) => {
      const description = about?.decoderConfig?.description;
      if (!isTold && aac.supported && description) send('aacConfig', 0, bytesOf(description));
      else if (!isTold && !aac.supported) send('opus', channels, new Uint8Array(0));
      isTold = true;
      send('sound', 0, payloadOf(chunk), chunk.timestamp);
    },
  });
  encoder.configure({ ...terms, codec: aac.supported ? 'mp4a.40.2' : 'opus' });
  void readTrack(track, (frame: AudioData) => {
    if (encoder.state === 'configured') encoder.encode(frame);
  });
  return encoder;
}
