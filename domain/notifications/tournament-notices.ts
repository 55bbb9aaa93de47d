import type { EventOf } from '../shared/events.ts';
import { MINUTE } from '../shared/time.ts';
import { feeOf } from '../battles/battle.ts';
import { MATCH_CHECK_IN, MATCH_CONTEST } from '../tournaments/match-life.ts';
import {
  ENTRANT_EVENTS,
  type EntrantEvent,
  HOLD_EVENTS,
  type HoldEvent,
  LINEUP_EVENTS,
  type LineupEvent,
  TOURNAMENT_LIFE_EVENTS,
  type TournamentLifeEvent,
} from '../tournaments/tournament-events.ts';
import { tournamentMatchPath, tournamentPath } from '../tournaments/tournaments.paths.ts';
import { type Notice, dollars, noticeOf, noticeRule } from './notification.ts';

type Told = EventOf<
  | TournamentLifeEvent
  | EntrantEvent
  | LineupEvent
  | HoldEvent
  | 'tournament.announcement-posted'
  | 'tournament.match-changed'
  | 'tournament.completed'
  | 'tournament.corrected'
>;

const tell = (
  event: Told,
  to: readonly string[],
  title: string,
  message: string,
  more: Partial<Notice> = {},
): readonly Notice[] =>
  to.map((userId) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title,
      message,
      link: tournamentPath(event.entityId),
      topics: ['battleUpdates'],
      ...more,
    }),
  );

const urgent = { mail: 'at-once' } as const;

function lifeNotices(event: EventOf<TournamentLifeEvent>): readonly Notice[] {
  const { title, actorId } = event.data;
  const others = event.concerns.filter((id) => id !== actorId);
  switch (event.type) {
    case 'tournament.check-in-opened':
      return tell(event, others, 'Check in now', `${title} starts soon. Whoever is not there does not play.`, urgent);
    case 'tournament.started':
      return tell(event, others, 'Your tournament has started', `${title} is running.`);
    case 'tournament.cancelled':
      return tell(event, others, 'A tournament is cancelled', `${title} does not take place. All money is back.`);
    case 'tournament.announced':
    case 'tournament.registration-opened':
    case 'tournament.settling':
      return [];
  }
}

function entrantNotices(event: EventOf<EntrantEvent>): readonly Notice[] {
  const { title, userId, actorId, buyInCents, teamName, shareCents } = event.data;
  const heldCents = shareCents ?? buyInCents + feeOf(buyInCents);
  switch (event.type) {
    case 'tournament.moved-up': {
      const held = heldCents === 0 ? '' : ` ${dollars(heldCents)} are held.`;
      return tell(
        event,
        [userId],
        teamName === undefined ? 'You have a place' : 'Your team has a place',
        `A place in ${title} became free, and it is ${teamName === undefined ? 'yours' : `that of ${teamName}`}.${held}`,
        urgent,
      );
    }
    case 'tournament.passed-over':
      return tell(
        event,
        [userId],
        teamName === undefined ? 'You lost your turn' : 'Your team lost its turn',
        `A place in ${title} became free, but it could not be paid for.`,
      );
    case 'tournament.entered':
    case 'tournament.left':
    case 'tournament.waiting':
      if (teamName === undefined || userId === actorId) return [];
      return tell(event, [userId], ...teamWords(event.type, { title, teamName, heldCents }));
    case 'tournament.checked-in':
      return [];
  }
}

/** Title and message for those of a line-up who did not do it themselves. */
function teamWords(
  type: 'tournament.entered' | 'tournament.left' | 'tournament.waiting',
  { title, teamName, heldCents }: { readonly title: string; readonly teamName: string; readonly heldCents: number },
): [string, string] {
  const isFree = heldCents === 0;
  switch (type) {
    case 'tournament.entered':
      return [
        'Your team is in',
        `${teamName} plays ${title}.${isFree ? '' : ` ${dollars(heldCents)} of yours are held.`}`,
      ];
    case 'tournament.waiting':
      return [
        'Your team is waiting',
        `All places in ${title} are taken. When ${teamName} gets one,${isFree ? ' you are told.' : ` ${dollars(heldCents)} of yours are held.`}`,
      ];
    case 'tournament.left':
      return [
        'Your team has left a tournament',
        `${teamName} does not play ${title} any more.${isFree ? '' : ' What was held of yours is back in your wallet.'}`,
      ];
  }
}

function lineupNotices(event: EventOf<LineupEvent>): readonly Notice[] {
  const { title, userId, teamName, byName, shareCents } = event.data;
  switch (event.type) {
    case 'tournament.lineup-proposed': {
      const share = shareCents === 0 ? '' : ` Your share is ${dollars(shareCents)}, held once all have agreed.`;
      const message = `${byName} wants you to play ${title} for ${teamName}.${share}`;
      return tell(event, [userId], 'Play for your team?', message, urgent);
    }
    case 'tournament.lineup-agreed':
      return tell(event, [userId], 'A player has agreed', `${byName} plays ${title} for ${teamName}.`);
    case 'tournament.lineup-ended':
      return tell(
        event,
        [userId],
        'Your line-up does not enter',
        byName === null
          ? `${teamName} did not enter ${title} in time. Nothing was held.`
          : `${byName} has ended the line-up of ${teamName} for ${title}. Nothing was held.`,
      );
  }
}

/** Whoever is called is told that alone: one message a change, however many matches fell with it. */
function matchNotices(event: EventOf<'tournament.match-changed'>): readonly Notice[] {
  const { title, match, what, calledIds, reason, actorId, captainIds } = event.data;
  const why = reason === null ? '' : ` The reason: ${reason}`;
  const called = tell(
    event,
    calledIds,
    'Your match is called',
    `${title}: check in within ${MATCH_CHECK_IN / MINUTE} minutes, or you lose it.${why}`,
    urgent,
  );
  const others = event.concerns.filter((id) => id !== actorId && !calledIds.includes(id));
  const page = { link: tournamentMatchPath(event.entityId, match) };
  switch (what) {
    case 'match.begun':
      return tell(event, event.concerns, 'Your match has begun', `${title}: play it, then report the result.`, page);
    case 'match.reported':
      return tell(
        event,
        captainIds === undefined ? others : others.filter((id) => captainIds.includes(id)),
        'A result was reported',
        `${title}: report yours within ${MATCH_CONTEST / MINUTE} minutes, or the reported one stands.`,
        { ...urgent, ...page },
      );
    case 'match.disputed':
      return tell(event, others, 'Your match is disputed', `${title}: our staff decide who won.`, {
        ...urgent,
        ...page,
      });
    case 'match.amended':
    case 'entrant.out':
      return [...called, ...tell(event, others, 'A result has changed', `${title}.${why}`, urgent)];
    case 'match.decided':
      return called;
    case 'match.here':
      return [];
  }
}

function endNotices(event: EventOf<'tournament.completed'>): readonly Notice[] {
  const { title, prizes, organiserId, guaranteeCents = 0 } = event.data;
  const paid = prizes.flatMap(({ userId, place, cents }) =>
    tell(event, [userId], `Place ${place}`, `${dollars(cents)} of ${title} are in your wallet.`, {
      tab: 'payouts',
      topics: ['matchResults', 'walletChanges'],
      data: { payout: 'Tournament prize', amountCents: cents, status: 'completed' },
    }),
  );
  const winners = new Set(prizes.map(({ userId }) => userId));
  const guarantor = guaranteeCents > 0 ? organiserId : null;
  const others = event.concerns.filter((id) => !winners.has(id) && id !== guarantor);
  const end = prizes.length > 0 ? `${title} has its winner.` : `${title} has no winner.`;
  const became = prizes.length > 0 ? 'were paid out with its prizes' : 'are back in your wallet';
  const topics = { topics: ['matchResults'] } as const;
  return [
    ...paid,
    ...tell(event, others, 'A tournament is over', end, topics),
    ...(guarantor === null
      ? []
      : tell(
          event,
          [guarantor],
          'Your tournament is over',
          `${end} The ${dollars(guaranteeCents)} that you added ${became}.`,
          topics,
        )),
  ];
}

type Moved = Pick<EventOf<'tournament.corrected'>['data']['shifts'][number], 'cents' | 'owedCents'>;

function movedWords({ cents, owedCents }: Moved): string {
  const moved =
    cents === 0
      ? ''
      : cents > 0
        ? ` ${dollars(cents)} have come into your wallet.`
        : ` ${dollars(-cents)} were taken back from your wallet.`;
  return owedCents === 0 ? moved : `${moved} ${dollars(owedCents)} of it you owe: your next deposit pays it first.`;
}

/** Money that was taken is told, whatever is switched off. */
const topicsOf = (cents: number): Notice['topics'] => (cents < 0 ? [] : ['matchResults', 'walletChanges']);

/** One message for each whom a correction concerns: what moved of theirs, or that something has. */
function correctionNotices(event: EventOf<'tournament.corrected'>): readonly Notice[] {
  const { title, shifts, guarantee, organiserId, reason, actorId } = event.data;
  const why = ` The reason: ${reason}`;
  const own = shifts.flatMap(({ userId, place, cents, owedCents }) => {
    const stands = place === null ? 'You have no place in it any more.' : `Your place is ${place}.`;
    return tell(event, [userId], `${title} was put right`, `${stands}${movedWords({ cents, owedCents })}${why}`, {
      ...urgent,
      topics: topicsOf(cents),
    });
  });
  if (guarantee) {
    const due = guarantee.cents > 0 ? 'Nobody has a place in it any more.' : 'Its prizes are due after all.';
    const words = `${due}${movedWords(guarantee)}${why}`;
    const more = { ...urgent, topics: topicsOf(guarantee.cents) };
    own.push(...tell(event, [organiserId], `${title} was put right`, words, more));
  }
  const told = new Set([actorId, ...(guarantee ? [organiserId] : []), ...shifts.map(({ userId }) => userId)]);
  const others = event.concerns.filter((id) => !told.has(id));
  return [...own, ...tell(event, others, `${title} was put right`, `Results have changed.${why}`)];
}

/** What an announcement is found by when it is taken back. */
export const announcementKey = (id: string): string => `announcement:${id}`;

/** What stands where its words stood. */
export const ANNOUNCEMENT_WITHDRAWN = 'This announcement was taken back.';

/** Whoever has written it knows it. */
function announcementNotices(event: EventOf<'tournament.announcement-posted'>): readonly Notice[] {
  const { title, text, actorId, announcementId } = event.data;
  const others = event.concerns.filter((id) => id !== actorId);
  const key = announcementId === undefined ? {} : { uniqueKey: announcementKey(announcementId) };
  return tell(event, others, `News of ${title}`, text, key);
}

/** That money waits is told, whatever is switched off. */
function holdNotices(event: EventOf<HoldEvent>): readonly Notice[] {
  const { title, reason, actorId } = event.data;
  const others = event.concerns.filter((id) => id !== actorId);
  const why = `The reason: ${reason}`;
  return event.type === 'tournament.prizes-held'
    ? tell(event, others, 'Prizes are held', `Our staff look into ${title} before its prizes are paid. ${why}`, {
        ...urgent,
        topics: [],
      })
    : tell(event, others, 'Prizes are released', `The prizes of ${title} are not held any more. ${why}`);
}

export const tournamentRules = [
  noticeRule(TOURNAMENT_LIFE_EVENTS, lifeNotices),
  noticeRule(ENTRANT_EVENTS, entrantNotices),
  noticeRule(LINEUP_EVENTS, lineupNotices),
  noticeRule(['tournament.match-changed'], matchNotices),
  noticeRule(['tournament.announcement-posted'], announcementNotices),
  noticeRule(HOLD_EVENTS, holdNotices),
  noticeRule(['tournament.completed'], endNotices),
  noticeRule(['tournament.corrected'], correctionNotices),
];
