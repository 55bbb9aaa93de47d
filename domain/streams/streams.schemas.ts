import * as z from 'zod/mini';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { optionalText, requiredText, ruledInto } from '../shared/schema.ts';
import { STREAMED_KINDS } from '../shared/subjects.ts';
import { SIMULCAST_PLATFORMS } from '../video/simulcast.ts';
import { CLIP_LENGTHS, CLIP_REASON_MAX, CLIP_REASON_MIN, CLIP_TITLE_MAX, type ClipLength } from './clip.ts';
import { MARKER_LABEL_MAX } from '../chat/slash-commands.ts';
import {
  AUDIO_SOURCES,
  GO_LIVE_GAMES,
  STREAM_DESCRIPTION_MAX,
  STREAM_KINDS,
  STREAM_LANGUAGES,
  STREAM_REPORT_MAX,
  STREAM_REPORT_MIN,
  STREAM_TAGS,
  STREAM_TITLE_MAX,
} from './stream.ts';

/** Which of the required fields of the Go Live form is not filled in (GL-13); null when none is missing. */
export const missingOf = (form: {
  readonly title: string;
  readonly game: string;
  readonly kind: string;
}): 'title' | 'game' | 'kind' | null => {
  if (form.title.trim() === '') return 'title';
  if (form.game === '') return 'game';
  return form.kind === '' ? 'kind' : null;
};

/** One of some texts. */
const oneOf = <const T extends string>(values: readonly T[]) =>
  ruledInto((text) => {
    const known = values.find((value) => value === text);
    return known === undefined ? refuse('BAD_INPUT') : allow(known);
  });

/** The Go Live form (EN-51); an empty text is a choice that was not made. */
export const streamForm = z.object({
  title: requiredText(STREAM_TITLE_MAX),
  description: optionalText(STREAM_DESCRIPTION_MAX),
  game: oneOf(GO_LIVE_GAMES),
  kind: oneOf(STREAM_KINDS),
  language: z.nullable(oneOf(STREAM_LANGUAGES)),
  tags: z.array(oneOf(STREAM_TAGS)).check(z.maxLength(STREAM_TAGS.length)),
  isMature: z.boolean(),
  battleId: z.nullable(requiredText(64)),
  contest: z.nullable(z.object({ kind: z.enum(STREAMED_KINDS), id: requiredText(64) })),
  hasBetting: z.boolean(),
  hasCamera: z.boolean(),
  audioSource: z.enum(AUDIO_SOURCES),
  thumbnailId: z.nullable(requiredText(64)),
  simulcast: z.array(oneOf(SIMULCAST_PLATFORMS)).check(z.maxLength(SIMULCAST_PLATFORMS.length)),
});
export type StreamForm = z.output<typeof streamForm>;
/** The same as it is typed. */
export type StreamInput = z.input<typeof streamForm>;

/** What staff are told about a stream, or the streamer of its end. */
export const streamReport = z.object({ reason: requiredText(STREAM_REPORT_MAX, STREAM_REPORT_MIN) });

/** What a viewer says of a clip. */
export const clipForm = z.object({
  title: requiredText(CLIP_TITLE_MAX),
  /** In seconds, as it is chosen. */
  length: ruledInto((text): Ruling<ClipLength> => {
    const length = CLIP_LENGTHS.find((one) => String(one) === text);
    return length === undefined ? refuse('BAD_INPUT') : allow(length);
  }),
});

/** What a streamer says of a moment; it needs no words. */
export const markerForm = z.object({ label: optionalText(MARKER_LABEL_MAX) });

/** Why staff delete a clip; whoever made it is told. */
export const clipRemoval = z.object({ reason: requiredText(CLIP_REASON_MAX, CLIP_REASON_MIN) });
