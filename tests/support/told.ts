import type { EventOf } from '../../domain/shared/events.ts';
import type { Language } from '../../domain/shared/languages.ts';
import { type Facts, NO_FACTS, type Notice, type NoticeRule } from '../../domain/shared/notice.ts';

/** An event of which only what its rule reads is there. */
export const eventOf = (type: string, data: object): EventOf =>
  ({
    seq: 7,
    type,
    entity: '',
    entityId: 'thing',
    concerns: ['a', 'b'],
    data,
    at: Date.UTC(2026, 2, 2),
  }) as unknown as EventOf;

/** What events tell by some rules. */
export const toldBy =
  (rules: readonly NoticeRule[]) =>
  (type: string, data: object = {}, facts: Facts = NO_FACTS, language: Language = 'en'): readonly Notice[] => {
    const event = eventOf(type, data);
    return rules
      .filter(({ types }) => types.includes(event.type))
      .flatMap((rule) => rule.noticesOf(event, language, facts));
  };

export const brief = (notices: readonly Notice[]) =>
  notices.map(({ userId, title, tab, mail }) => [userId, title, tab, mail]);
