import { BROADCAST_STATES, INGEST_PROTOCOLS, RTMP_STATES } from '../../domain/video/incoming.ts';
import { RECORDING_ENDS } from '../../domain/video/recording.ts';
import { RELAY_STATES, SIMULCAST_PLATFORMS } from '../../domain/video/simulcast.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const BroadcastStateEnum = graphqlEnum(
  'BroadcastState',
  'How what a publisher sends stands.',
  BROADCAST_STATES,
  {
    starting: 'Pictures come in and cannot be watched yet.',
    live: 'It can be watched.',
    reconnecting: 'Pictures are missing for a moment.',
    ended: 'It is over.',
  },
);

export const IngestProtocolEnum = graphqlEnum('IngestProtocol', 'How pictures come in.', INGEST_PROTOCOLS, {
  rtmp: 'From streaming software, over RTMP.',
  browser: 'From the camera or the screen of a browser.',
});

export const RtmpStateEnum = graphqlEnum('RtmpState', 'Whether streaming software can reach the server.', RTMP_STATES, {
  on: 'It can.',
  off: 'It cannot: the operator has switched it off.',
  unavailable: 'It cannot: the server could not get its port.',
});

export const SimulcastPlatformEnum = graphqlEnum(
  'SimulcastPlatform',
  'Where a stream can be shown beside Gauntlet.',
  SIMULCAST_PLATFORMS,
  {
    twitch: 'Twitch, usually at one address for all its streamers.',
    youtube: 'YouTube, usually at one address for all its streamers.',
    kick: 'Kick, which names each streamer an address.',
  },
);

export const RelayStateEnum = graphqlEnum('RelayState', 'How a stream fares on its way to a platform.', RELAY_STATES, {
  connecting: 'The platform is being called.',
  sending: 'The platform takes the stream.',
  refused: 'The platform said no; it is tried again.',
  lost: 'The line to the platform broke; it is tried again.',
});

export const RecordingEndEnum = graphqlEnum('RecordingEnd', 'Why a recording is over.', RECORDING_ENDS, {
  stopped: 'What was sent has ended, or went on in another form.',
  'switched-off': 'The operator or the streamer has switched recording off.',
  'too-long': 'It is as long as a recording may be.',
  'space-used-up': 'The streamer’s recordings take all the space that they may.',
  'cut-short': 'The server could keep no more of it; the stream went on.',
  interrupted: 'The server died.',
});
