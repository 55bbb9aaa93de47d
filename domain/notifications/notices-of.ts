import type { EventOf, EventType } from '../shared/events.ts';
import type { Texts } from './__generated__/texts.ts';
import { accountRules } from './account-notices.ts';
import { gameAccountRules } from './game-account-notices.ts';
import { arcadeRules } from './arcade-notices.ts';
import { battleRules } from './battle-notices.ts';
import { betRules } from './bet-notices.ts';
import { creatorRules } from './creator-notices.ts';
import type { Facts, Notice } from './notification.ts';
import { paymentRules } from './payment-notices.ts';
import { peopleRules } from './people-notices.ts';
import { storeRules } from './store-notices.ts';
import { streamRules } from './stream-notices.ts';
import { tournamentRules } from './tournament-notices.ts';

const RULES = new Map(
  [
    ...accountRules,
    ...gameAccountRules,
    ...arcadeRules,
    ...battleRules,
    ...betRules,
    ...creatorRules,
    ...paymentRules,
    ...peopleRules,
    ...storeRules,
    ...streamRules,
    ...tournamentRules,
  ].flatMap((rule) => rule.types.map((type) => [type, rule] as const)),
);

/** The events that may tell somebody something. */
export const NOTICED: readonly EventType[] = [...RULES.keys()];

/** Whom an event is told, and how, in the language of the texts. */
export const noticesOf = (event: EventOf, t: Texts, facts: Facts): readonly Notice[] =>
  RULES.get(event.type)?.noticesOf(event, t, facts) ?? [];
