import { juryPath } from '../../domain/jury/jury.paths.ts';
import { CLEAN_FOR, JUROR_AGE_MIN, JUROR_BATTLES_MIN } from '../../domain/jury/juror.ts';
import { JURORS, JURY_WAIT_MS, SUMMONS_MS } from '../../domain/jury/jury.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import type { RoomFaq } from '../parts/faq.ts';
import * as t from './__generated__/messages.ts';

const hours = (durationMs: number): string => t.hours({ count: durationMs / HOUR });

export const faqs: readonly RoomFaq[] = [
  {
    after: 'dispute-time',
    slug: 'community-jury',
    question: t.whatIsTheCommunityJury(),
    answer: t.whereItIsSwitchedOn({
      jurors: JURORS,
      waits: hours(JURY_WAIT_MS),
      time: hours(SUMMONS_MS),
      accountDays: JUROR_AGE_MIN / DAY,
      battles: JUROR_BATTLES_MIN,
      cleanDays: CLEAN_FOR / DAY,
    }),
    page: { to: juryPath, label: t.communityJury() },
  },
];
