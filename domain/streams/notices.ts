import { TEXTS } from './__generated__/texts.ts';
import { goLivePath, streamPath } from './streams.paths.ts';
import { FROM, noticeOf, noticeRules } from '../shared/notice.ts';

const rule = noticeRules(TEXTS);

export const streamsNotices = [
  rule(['stream.follower-told'], (event, t) => {
    const { userId, streamerId, streamId, title } = event.data;
    return [
      noticeOf(event, {
        userId,
        fromId: streamerId,
        type: 'social',
        title: t.fromIsLive({ from: FROM }),
        message: title,
        link: streamPath(streamId),
        uniqueKey: `live:${streamId}`,
      }),
    ];
  }),
  rule(['stream.raided'], (event, t) => {
    const { userId, fromId, targetId, viewers } = event.data;
    return [
      noticeOf(event, {
        userId,
        fromId,
        type: 'social',
        title: t.fromRaidsYourStream({ from: FROM }),
        message: t.viewersAreOnTheWay({ viewers }),
        link: streamPath(targetId),
      }),
    ];
  }),
  rule(['stream.taken-down'], (event, t) => {
    const { userId, title, reason } = event.data;
    return [
      noticeOf(event, {
        userId,
        title: t.yourStreamWasEnded(),
        message: `${title}: ${reason}`,
        link: goLivePath,
        mail: 'at-once',
      }),
    ];
  }),
  rule(['recording.deleted'], (event, t) => {
    const { userId, reason } = event.data;
    if (reason === null) return [];
    return [
      noticeOf(event, {
        userId,
        title: t.aRecordingOfYoursWasDeleted(),
        message: reason,
        link: goLivePath,
        mail: 'at-once',
      }),
    ];
  }),
  rule(['clip.deleted'], (event, t) => {
    const { makerId, streamId, title, reason } = event.data;
    if (reason === null) return [];
    return [
      noticeOf(event, {
        userId: makerId,
        title: t.aClipOfYoursWasDeleted(),
        message: `${title}: ${reason}`,
        link: streamPath(streamId),
        mail: 'at-once',
      }),
    ];
  }),
];
