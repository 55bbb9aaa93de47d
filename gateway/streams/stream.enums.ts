import { RUNNING_KINDS, STREAMED_KINDS } from '../../domain/shared/subjects.ts';
import { CLIPPINGS, CLIPS_SHOWN } from '../../domain/streams/clip.ts';
import { AUDIO_SOURCES, STREAM_CATEGORIES, STREAM_SORTS, STREAM_STATES } from '../../domain/streams/stream.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const StreamStateEnum = graphqlEnum('StreamState', 'Whether a stream is sent.', STREAM_STATES, {
  live: 'It is on, even while no picture comes in.',
  ended: 'It is over for good.',
});

/** SM-04 */
export const StreamCategoryEnum = graphqlEnum(
  'StreamCategory',
  'What a stream is listed as, by what its streamer is up to.',
  STREAM_CATEGORIES,
  {
    tournament: 'A tournament.',
    competitive: 'One against one.',
    casual: 'Playing alone, or practice.',
  },
);

/** SM-05 */
export const StreamSortEnum = graphqlEnum('StreamSort', 'How the list of streams is ordered.', STREAM_SORTS, {
  viewers: 'The most watched first.',
  recent: 'The newest first.',
  title: 'By title, A first.',
  wager: 'The largest stake of a battle first; streams without one last.',
});

/** GL-07 */
export const StreamContestKindEnum = graphqlEnum(
  'StreamContestKind',
  'What a stream shows that is no battle.',
  STREAMED_KINDS,
  {
    tournament: 'A match of a tournament.',
    arcade: 'A run of the arcade.',
  },
);

export const RunningContestKindEnum = graphqlEnum(
  'RunningContestKind',
  'What a player is in the middle of.',
  RUNNING_KINDS,
  {
    battle: 'A battle.',
    'team-battle': 'A battle of the caller’s team.',
    tournament: 'A match of a tournament.',
    arcade: 'A run of the arcade, or a round of a bracket.',
  },
);

/** GL-09 */
export const AudioSourceEnum = graphqlEnum('AudioSource', 'What is heard on a stream.', AUDIO_SOURCES, {
  mic: 'The microphone.',
  system: 'The sound of the streamer’s computer.',
  both: 'The microphone and the sound of the computer.',
});

export const ClippingEnum = graphqlEnum('Clipping', 'Whether a viewer can clip a stream, or why not.', CLIPPINGS, {
  offered: 'The viewer can.',
  unrecorded: 'It is not recorded, so that there is nothing to keep.',
  off: 'Its streamer does not allow clips.',
  hidden: 'The viewer and its streamer hide from each other.',
  over: 'It is over.',
});

/** CR-12 */
export const ClipsShownEnum = graphqlEnum('ClipsShown', 'Which clips an account lists.', CLIPS_SHOWN, {
  streamed: 'Those of its own streams, whoever made them.',
  made: 'Those it has made itself.',
});
