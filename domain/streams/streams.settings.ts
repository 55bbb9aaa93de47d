import { count } from '../shared/setting.ts';

export const streamsSettings = {
  maxConcurrentStreams: count('max_concurrent_streams', {
    value: '1000',
    description: 'Streams that may be live at once',
    category: 'performance',
    bounds: [0, 1_000_000],
  }),
};
