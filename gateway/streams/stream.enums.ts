import { AUDIO_SOURCES, STREAM_CATEGORIES, STREAM_SORTS, STREAM_STATES } from '../../domain/streams/stream.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const StreamStateEnum = graphqlEnum('StreamState', 'Whether a stream is sent.', STREAM_STATES);

export const StreamCategoryEnum = graphqlEnum(
  'StreamCategory',
  'What a stream is listed as (SM-04).',
  STREAM_CATEGORIES,
);

export const StreamSortEnum = graphqlEnum('StreamSort', 'How the list of streams is ordered (SM-05).', STREAM_SORTS);

export const AudioSourceEnum = graphqlEnum('AudioSource', 'What is heard on a stream (GL-09).', AUDIO_SOURCES);
