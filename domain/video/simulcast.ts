import { SECOND } from '../shared/time.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';

/** Where a stream can be shown beside Gauntlet (GL-11). */
export const SIMULCAST_PLATFORMS = ['twitch', 'youtube', 'kick'] as const;
export type SimulcastPlatform = (typeof SIMULCAST_PLATFORMS)[number];

export const SIMULCAST_TITLES: Readonly<Record<SimulcastPlatform, string>> = {
  twitch: 'Twitch',
  youtube: 'YouTube',
  kick: 'Kick',
};

/** What the platforms tell their streamers to enter; Kick names a server of each streamer's own. */
export const SIMULCAST_ADDRESSES: Readonly<Record<SimulcastPlatform, string>> = {
  twitch: 'rtmps://ingest.global-contribute.live-video.net/app',
  youtube: 'rtmps://a.rtmps.youtube.com/live2',
  kick: '',
};

/** Hosts of each platform; one that begins with a dot stands for all names below it. */
export type SimulcastHosts = Readonly<Record<SimulcastPlatform, readonly string[]>>;

export const SIMULCAST_HOSTS: SimulcastHosts = {
  twitch: ['.twitch.tv', '.contribute.live-video.net', 'ingest.global-contribute.live-video.net'],
  youtube: ['.rtmp.youtube.com', '.rtmps.youtube.com'],
  kick: ['.global-contribute.live-video.net'],
};

/** What becomes of a stream on its way to a platform. */
export const RELAY_STATES = ['connecting', 'sending', 'refused', 'lost'] as const;
/** What is said of a line that broke where the other side says nothing. */
export const RELAY_FAULTS = { refused: 'The platform said no', lost: 'The platform hung up' } as const;
export type RelayState = (typeof RELAY_STATES)[number];

/** Characters. */
export const SIMULCAST_ADDRESS_MAX = 300;
export const SIMULCAST_KEY_MIN = 4;
export const SIMULCAST_KEY_MAX = 300;

const PORTS = { 'rtmp:': 1935, 'rtmps:': 443 } as const;

/** Where a platform takes streams. */
export interface IngestAddress {
  readonly isSealed: boolean;
  readonly host: string;
  readonly port: number;
  /** The first part of the address, by which servers tell their services apart. */
  readonly app: string;
  readonly href: string;
}

/** Reads an RTMP address as platforms write it; null for anything else. */
export function readIngestAddress(text: string): IngestAddress | null {
  const [, scheme, host, port, app] = /^(rtmps?:)\/\/([a-z0-9.-]+)(?::(\d{1,5}))?\/([\w./?&=%-]+)$/i.exec(text) ?? [];
  const protocol = scheme?.toLowerCase();
  if ((protocol !== 'rtmp:' && protocol !== 'rtmps:') || host === undefined || app === undefined) return null;
  const at = port === undefined ? PORTS[protocol] : Number(port);
  if (at < 1 || at > 65_535) return null;
  const path = app.replace(/\/+$/, '');
  const name = host.toLowerCase();
  const shown = port === undefined ? name : `${name}:${at}`;
  return { isSealed: protocol === 'rtmps:', host: name, port: at, app: path, href: `${protocol}//${shown}/${path}` };
}

const isOf = (host: string, known: string): boolean => (known.startsWith('.') ? host.endsWith(known) : host === known);

/** An address of a platform, at the ports that streams are taken on. */
export function ingestAddressOf(
  platform: SimulcastPlatform,
  text: string,
  hosts: SimulcastHosts = SIMULCAST_HOSTS,
): Ruling<IngestAddress> {
  const address = readIngestAddress(text.trim());
  if (!address) return refuse('SIMULCAST_ADDRESS_UNUSABLE');
  const isUsualPort = address.port === 1935 || address.port === 443;
  const isKnown = isUsualPort && hosts[platform].some((known) => isOf(address.host, known));
  return isKnown ? allow(address) : refuse('SIMULCAST_ADDRESS_UNUSABLE');
}

/** A line that broke, or was told no, is tried again after these pauses, and after the last of them from then on. */
export const RELAY_PAUSES: readonly number[] = [1, 2, 5, 10, 30, 60].map((seconds) => seconds * SECOND);

/** Characters of what a platform said that are shown. */
const SAYABLE_MAX = 160;

/** What a platform said, without the key that it may have said again, and no longer than a screen has room for. */
export function sayable(words: string, key: string): string {
  // Servers leave out what stands behind a question mark.
  const [plain = key] = key.split('?', 1);
  const told = [key, plain].reduce((text, secret) => (secret === '' ? text : text.replaceAll(secret, '…')), words);
  return told
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, SAYABLE_MAX);
}

/** Further apart are two times of no one clock. */
const JUMP_MS = 10_000;
/** Between what a publisher sent last and what it sends first when it is back. */
const PICTURE_MS = 40;

/** The times that a platform is told: they begin at 0 and go on, whatever the clock of the publisher does. */
export class RelayClock {
  #before: number | null = null;
  #shift = 0;
  #end = -PICTURE_MS;

  /** Another publisher, or the same again. */
  attach(): void {
    this.#before = null;
  }

  /** @param stamp milliseconds in 32 bits */
  place(stamp: number): number {
    const moved = this.#before === null ? null : (stamp - this.#before) | 0;
    if (moved === null || Math.abs(moved) > JUMP_MS) this.#shift = this.#end + PICTURE_MS - stamp;
    else if (moved !== stamp - (this.#before ?? 0)) this.#shift += moved > 0 ? 2 ** 32 : -(2 ** 32);
    this.#before = stamp;
    const at = Math.max(0, stamp + this.#shift);
    this.#end = Math.max(this.#end, at);
    return at % 2 ** 32;
  }
}
