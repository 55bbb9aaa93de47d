import { goLivePath, streamPath } from '../streams/streams.paths.ts';
import { FROM, noticeOf, noticeRule } from './notification.ts';

export const streamRules = [
  noticeRule(['stream.follower-told'], (event) => {
    const { userId, streamerId, streamId, title } = event.data;
    return [
      noticeOf(event, {
        userId,
        fromId: streamerId,
        type: 'social',
        title: `${FROM} is live`,
        message: title,
        link: streamPath(streamId),
        uniqueKey: `live:${streamId}`,
      }),
    ];
  }),
  noticeRule(['stream.raided'], (event) => {
    const { userId, fromId, targetId, viewers } = event.data;
    return [
      noticeOf(event, {
        userId,
        fromId,
        type: 'social',
        title: `${FROM} raids your stream`,
        message: `${viewers} ${viewers === 1 ? 'viewer is' : 'viewers are'} on the way to you.`,
        link: streamPath(targetId),
      }),
    ];
  }),
  noticeRule(['stream.taken-down'], (event) => {
    const { userId, title, reason } = event.data;
    return [
      noticeOf(event, {
        userId,
        title: 'Your stream was ended by a moderator',
        message: `${title}: ${reason}`,
        link: goLivePath,
        mail: 'at-once',
      }),
    ];
  }),
  noticeRule(['recording.deleted'], (event) => {
    const { userId, reason } = event.data;
    if (reason === null) return [];
    return [
      noticeOf(event, {
        userId,
        title: 'A recording of yours was deleted by a moderator',
        message: reason,
        link: goLivePath,
        mail: 'at-once',
      }),
    ];
  }),
  noticeRule(['clip.deleted'], (event) => {
    const { makerId, streamId, title, reason } = event.data;
    if (reason === null) return [];
    return [
      noticeOf(event, {
        userId: makerId,
        title: 'A clip of yours was deleted by a moderator',
        message: `${title}: ${reason}`,
        link: streamPath(streamId),
        mail: 'at-once',
      }),
    ];
  }),
];
