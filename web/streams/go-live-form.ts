import * as z from 'zod/mini';
import { GO_LIVE_GAMES, STREAM_GAME_TITLES, STREAM_KINDS, STREAM_LANGUAGES } from '../../domain/streams/stream.ts';
import { streamForm } from '../../domain/streams/streams.schemas.ts';
import type { AudioSource, StreamContestKind } from '../data/__generated__/schema-types.ts';
import { choice } from '../forms/choice.ts';
import type { StreamDetailFragment } from './operations/__generated__/stream.gql.ts';
import * as t from './__generated__/messages.ts';

/** A choice that may be left open: the empty text of a list is none. */
const optional = z.pipe(
  z.string(),
  z.transform((text): string | null => (text === '' ? null : text)),
);

/** The Go Live form as the page holds it (EN-51). */
export const goLiveForm = z.extend(streamForm, {
  language: optional,
  battleId: optional,
  contest: z.nullable(z.object({ kind: choice<StreamContestKind>(), id: z.string() })),
  audioSource: choice<AudioSource>(),
});
export type GoLiveValues = z.input<typeof goLiveForm>;

export const EMPTY_FORM: GoLiveValues = {
  title: '',
  description: '',
  game: '',
  kind: '',
  language: '',
  tags: [],
  isMature: false,
  battleId: '',
  contest: null,
  hasBetting: false,
  hasCamera: false,
  audioSource: 'BOTH',
  thumbnailId: null,
  simulcast: [],
};

/** What a live stream says of itself, to be changed. */
export const valuesOf = (stream: StreamDetailFragment): GoLiveValues => ({
  title: stream.title,
  description: stream.description,
  game: stream.game,
  kind: stream.kind,
  language: stream.language ?? '',
  tags: [...stream.tags],
  isMature: stream.isMature,
  battleId: stream.battleId ?? '',
  contest: stream.contest && { kind: stream.contest.kind, id: stream.contest.id },
  hasBetting: stream.hasBetting,
  hasCamera: stream.hasCamera,
  audioSource: stream.audioSource,
  thumbnailId: stream.thumbnailId,
  simulcast: [...stream.simulcast],
});

const KIND_TITLES = { solo: t.solo(), '1v1': '1v1', tournament: t.tournament(), practice: t.practice() } as const;
const LANGUAGE_TITLES = {
  en: t.english(),
  es: t.spanish(),
  fr: t.french(),
  de: t.german(),
  pt: t.portuguese(),
} as const;

export const GAME_OPTIONS = GO_LIVE_GAMES.map((value) => ({ value, label: STREAM_GAME_TITLES[value] }));
export const KIND_OPTIONS = STREAM_KINDS.map((value) => ({ value, label: KIND_TITLES[value] }));
export const LANGUAGE_OPTIONS = [
  { value: '', label: t.notSaid() },
  ...STREAM_LANGUAGES.map((value) => ({ value, label: LANGUAGE_TITLES[value] })),
];
export const AUDIO_OPTIONS = [
  { value: 'MIC', label: t.microphone() },
  { value: 'SYSTEM', label: t.systemSound() },
  { value: 'BOTH', label: t.both() },
];
