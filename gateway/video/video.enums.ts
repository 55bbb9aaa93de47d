import { BROADCAST_STATES, INGEST_PROTOCOLS, RTMP_STATES } from '../../domain/video/incoming.ts';
import { RECORDING_ENDS } from '../../domain/video/recording.ts';
import { RELAY_STATES, SIMULCAST_PLATFORMS } from '../../domain/video/simulcast.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const BroadcastStateEnum = graphqlEnum(
  'BroadcastState',
  'Pictures come in and cannot be watched yet; can be watched; are missing for a moment; are over.',
  BROADCAST_STATES,
);

export const IngestProtocolEnum = graphqlEnum(
  'IngestProtocol',
  'From streaming software, or from a browser.',
  INGEST_PROTOCOLS,
);

export const RtmpStateEnum = graphqlEnum(
  'RtmpState',
  'Whether streaming software can reach us; `unavailable` when the port could not be had.',
  RTMP_STATES,
);

export const SimulcastPlatformEnum = graphqlEnum(
  'SimulcastPlatform',
  'Where a stream can be shown beside Gauntlet.',
  SIMULCAST_PLATFORMS,
);

export const RelayStateEnum = graphqlEnum(
  'RelayState',
  'A platform is being called; takes the stream; said no; or its line broke. The last two are tried again.',
  RELAY_STATES,
);

export const RecordingEndEnum = graphqlEnum(
  'RecordingEnd',
  'Why a recording is over: with its stream; switched off; as long as one may be; no space of its streamer left; cut short, since no more could be kept; its server died.',
  RECORDING_ENDS,
);
