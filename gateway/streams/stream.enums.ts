import { CONTEST_PHRASES } from '../../domain/shared/contest-phrases.ts';
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

export const ContestPhraseCodeEnum = graphqlEnum(
  'ContestPhraseCode',
  'What is said of a contest that goes on.',
  CONTEST_PHRASES,
  {
    'two-players': 'Who plays whom.',
    'open-seat': 'Who waits for somebody to play.',
    named: 'The name of a game or of a tournament.',
    match: 'The number of a match.',
    practice: 'The arcade, for practice.',
    daily: 'The board of the day in the arcade.',
    free: 'The arcade, for prizes of the house.',
    skill: 'The arcade, with entries of the players.',
    battle: 'The arcade, against one other player.',
    bracket: 'The arcade, in a bracket.',
    'free-entry': 'Nobody pays to play.',
    'entry-cents': 'What each pays to play, in cents.',
    'entry-coins': 'What each pays to play, in BattleCoin.',
    stake: 'What each player puts in.',
    'team-stake': 'What each team puts in.',
    'needs-opponent': 'It waits for an opponent.',
    'can-start': 'Both players are there.',
    'check-in': 'It waits for its players to check in.',
    'not-called': 'Its players are not called yet.',
    'about-to-begin': 'The run has not begun.',
    'round-waits': 'The round with this number waits for the run of its player.',
    playing: 'It is being played.',
    reported: 'One side has reported a result.',
    disputed: 'It is in dispute.',
    played: 'It has been played by this player, not by all.',
    'given-back': 'It came to nothing, and the entries went back.',
    'won-match': 'Who won, with the games of both sides.',
    'no-winner': 'It is over without a winner.',
    'won-points': 'It was won with so many points.',
    'ended-points': 'It ended at so many points.',
  },
);
