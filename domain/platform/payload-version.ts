import type { WebhookType } from './webhook.ts';

/** What is told of an event, beside type, place and time. */
export type PayloadData = Readonly<Record<string, unknown>>;

/** A form in which webhooks and logs of accounts are told things; another form gets another number. */
export interface PayloadVersion {
  /** From 1 on, without gaps. */
  readonly version: number;
  /** The UTC day on which it came. */
  readonly on: `${number}-${number}-${number}`;
  /** What is new in it, as those who build on it read it. */
  readonly words: string;
  /** What data of this form were in the form before it, by type; a type that is not here did not change. */
  readonly earlier: Partial<Readonly<Record<WebhookType, (data: PayloadData) => PayloadData>>>;
}

/** What is told to whoever does not say which form. */
export const FIRST_VERSION = 1;

const FIRST: PayloadVersion = {
  version: FIRST_VERSION,
  on: '2026-11-23',
  words: 'The first form.',
  earlier: {},
};

/**
 * All forms, the first one first. What happens is made in the last of them by `toldOf`; who has pinned an earlier one is
 * told it in that. Another is a value like the first, at the end of this list.
 */
export const PAYLOAD_VERSIONS: readonly PayloadVersion[] = [FIRST];

/** The number of the form in which things are made. */
export const newestOf = (versions: readonly PayloadVersion[]): number => versions.at(-1)?.version ?? FIRST_VERSION;

export const isPayloadVersion = (version: number): boolean =>
  PAYLOAD_VERSIONS.some((known) => known.version === version);

/**
 * What is told in a form, of data that were made in another. What was made before that form existed stays as it was made.
 * @param from the form of the data
 */
export function dataIn(
  wanted: number,
  type: WebhookType,
  data: PayloadData,
  from: number,
  versions: readonly PayloadVersion[] = PAYLOAD_VERSIONS,
): { readonly version: number; readonly data: PayloadData } {
  const between = versions.filter(({ version }) => version > wanted && version <= from).toReversed();
  return {
    version: Math.min(wanted, from),
    data: between.reduce((told, { earlier }) => earlier[type]?.(told) ?? told, data),
  };
}

/** A line of the log of an account, in a form. @param body as it was made */
export function bodyIn(
  wanted: number,
  type: WebhookType,
  body: string,
  versions: readonly PayloadVersion[] = PAYLOAD_VERSIONS,
): string {
  if (wanted >= newestOf(versions)) return body;
  const told = JSON.parse(body) as { readonly version: number; readonly data: PayloadData };
  return JSON.stringify({ ...told, ...dataIn(wanted, type, told.data, told.version, versions) });
}
