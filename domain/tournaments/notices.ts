import type { EventOf } from '../shared/events.ts';
import { MINUTE } from '../shared/time.ts';
import {
  ENTRANT_EVENTS,
  type EntrantEvent,
  HOLD_EVENTS,
  type HoldEvent,
  LINEUP_EVENTS,
  type LineupEvent,
  TOURNAMENT_LIFE_EVENTS,
  type TournamentLifeEvent,
} from './tournament-events.ts';
import { tournamentMatchPath, tournamentPath } from './tournaments.paths.ts';
import { TEXTS, type Texts } from './__generated__/texts.ts';
import { type Notice, dollars, leftAfter, noticeOf, noticeRules, sentences } from '../shared/notice.ts';

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

function lifeNotices(event: EventOf<TournamentLifeEvent>, t: Texts): readonly Notice[] {
  const { title, actorId } = event.data;
  const others = event.concerns.filter((id) => id !== actorId);
  switch (event.type) {
    case 'tournament.check-in-opened':
      return tell(event, others, t.checkInNow(), t.titleStartsSoon({ title }), urgent);
    case 'tournament.started':
      return tell(event, others, t.yourTournamentHasStarted(), t.titleIsRunning({ title }));
    case 'tournament.cancelled':
      return tell(event, others, t.aTournamentIsCancelled(), t.titleDoesNotTakePlace({ title }));
    case 'tournament.announced':
    case 'tournament.registration-opened':
    case 'tournament.settling':
      return [];
  }
}

function entrantNotices(event: EventOf<EntrantEvent>, t: Texts): readonly Notice[] {
  const { title, userId, actorId, teamName, shareCents = 0 } = event.data;
  const amount = shareCents === 0 ? null : dollars(shareCents);
  switch (event.type) {
    case 'tournament.moved-up': {
      const [heading, message] =
        teamName === undefined
          ? [t.youHaveAPlace(), t.aPlaceBecameFreeAndIsYours({ title })]
          : [t.yourTeamHasAPlace(), t.aPlaceBecameFreeAndIsOfYourTeam({ title, teamName })];
      const held = amount === null ? null : t.amountAreHeld({ amount });
      return tell(event, [userId], heading, sentences(message, held), urgent);
    }
    case 'tournament.passed-over':
      return tell(
        event,
        [userId],
        teamName === undefined ? t.youLostYourTurn() : t.yourTeamLostItsTurn(),
        t.aPlaceCouldNotBePaidFor({ title }),
      );
    case 'tournament.entered':
    case 'tournament.left':
    case 'tournament.waiting':
      if (teamName === undefined || userId === actorId) return [];
      return tell(event, [userId], ...teamWords(t, event.type, { title, teamName, amount }));
    case 'tournament.checked-in':
      return [];
  }
}

/** Title and message for those of a line-up who did not do it themselves; `amount` is what is held of theirs. */
function teamWords(
  t: Texts,
  type: 'tournament.entered' | 'tournament.left' | 'tournament.waiting',
  { title, teamName, amount }: { readonly title: string; readonly teamName: string; readonly amount: string | null },
): [title: string, message: string] {
  switch (type) {
    case 'tournament.entered':
      return [
        t.yourTeamIsIn(),
        sentences(t.teamPlays({ teamName, title }), amount === null ? null : t.amountOfYoursAreHeld({ amount })),
      ];
    case 'tournament.waiting':
      return [
        t.yourTeamIsWaiting(),
        amount === null
          ? t.allPlacesAreTakenYouAreTold({ title, teamName })
          : t.allPlacesAreTakenYoursAreHeld({ title, teamName, amount }),
      ];
    case 'tournament.left':
      return [
        t.yourTeamHasLeftATournament(),
        sentences(t.teamDoesNotPlayAnyMore({ teamName, title }), amount === null ? null : t.whatWasHeldOfYoursIsBack()),
      ];
  }
}

function lineupNotices(event: EventOf<LineupEvent>, t: Texts): readonly Notice[] {
  const { title, userId, teamName, byName, shareCents } = event.data;
  // Registration has closed on it.
  if (byName === null)
    return tell(event, [userId], t.yourLineUpDoesNotEnter(), t.teamDidNotEnterInTime({ teamName, title }));
  const done = { byName, teamName, title };
  switch (event.type) {
    case 'tournament.lineup-proposed': {
      const share = shareCents === 0 ? null : t.yourShareIsHeldOnceAllHaveAgreed({ amount: dollars(shareCents) });
      return tell(event, [userId], t.playForYourTeam(), sentences(t.playerWantsYouToPlay(done), share), urgent);
    }
    case 'tournament.lineup-agreed':
      return tell(event, [userId], t.aPlayerHasAgreed(), t.playerPlaysForTheTeam(done));
    case 'tournament.lineup-ended':
      return tell(event, [userId], t.yourLineUpDoesNotEnter(), t.playerHasEndedTheLineUp(done));
  }
}

/** Whoever is called is told that alone: one message a change, however many matches fell with it. */
function matchNotices(event: EventOf<'tournament.match-changed'>, t: Texts): readonly Notice[] {
  const { title, match, what, calledIds, reason, actorId, captainIds } = event.data;
  const why = reason === null ? null : t.theReason({ reason });
  const checkIn = leftAfter(event, event.data.checkInBy, MINUTE);
  const minutes = leftAfter(event, event.data.reportBy, MINUTE);
  const clock = checkIn === null ? t.titleCheckIn({ title }) : t.titleCheckInWithin({ title, minutes: checkIn });
  const others = event.concerns.filter((id) => id !== actorId && !calledIds.includes(id));
  const page = { link: tournamentMatchPath(event.entityId, match) };
  switch (what) {
    case 'match.begun':
      return tell(event, event.concerns, t.yourMatchHasBegun(), t.titlePlayItThenReport({ title }), page);
    case 'match.reported':
      return tell(
        event,
        captainIds === undefined ? others : others.filter((id) => captainIds.includes(id)),
        t.aResultWasReported(),
        minutes === null ? t.titleReportYours({ title }) : t.titleReportYoursWithin({ title, minutes }),
        { ...urgent, ...page },
      );
    case 'match.disputed':
      return tell(event, others, t.yourMatchIsDisputed(), t.titleOurStaffDecideWhoWon({ title }), {
        ...urgent,
        ...page,
      });
    case 'match.amended':
    case 'entrant.out':
      return changeNotices(event, t, others, clock);
    case 'match.decided':
      if (event.data.decision !== undefined) return changeNotices(event, t, others, clock);
      return tell(event, calledIds, t.yourMatchIsCalled(), sentences(clock, why), urgent);
    case 'match.here':
      return [];
  }
}

/** What somebody has decided: that first, then why, then what is next for each whom it concerns. */
function changeNotices(
  event: EventOf<'tournament.match-changed'>,
  t: Texts,
  others: readonly string[],
  clock: string,
): readonly Notice[] {
  const { title, match, reason, decision, calledIds } = event.data;
  const why = reason === null ? null : t.theReason({ reason });
  const number = match + 1;
  const isUndone = decision === 'undone';
  const [heading, done] = isUndone
    ? [t.aResultWasTakenBack(), t.theResultOfMatchWasTakenBack({ title, number })]
    : decision === 'dispute-decided'
      ? [t.yourMatchIsDecided(), t.ourStaffHaveDecidedTheDisputeOfMatch({ title, number })]
      : [
          t.aResultHasChanged(),
          match < 0 ? t.somebodyWasSentOut({ title }) : t.theResultOfMatchIsAnother({ title, number }),
        ];
  const next = isUndone ? t.theMatchIsPlayedAgain() : t.theBracketShowsWhomYouPlayNext();
  const more = match < 0 ? urgent : { ...urgent, link: tournamentMatchPath(event.entityId, match) };
  return [
    // Whoever is called has something to do, elsewhere unless the match itself is played again.
    ...tell(event, calledIds, heading, sentences(done, why, clock), isUndone ? more : urgent),
    ...tell(event, others, heading, sentences(done, why, next), more),
  ];
}

function endNotices(event: EventOf<'tournament.completed'>, t: Texts): readonly Notice[] {
  const { title, prizes, organiserId, guaranteeCents = 0 } = event.data;
  const paid = prizes.flatMap(({ userId, place, cents }) =>
    tell(
      event,
      [userId],
      t.place({ place }),
      t.amountOfTheTournamentAreInYourWallet({ amount: dollars(cents), title }),
      {
        tab: 'payouts',
        topics: ['matchResults', 'walletChanges'],
        data: { payout: t.tournamentPrize(), amountCents: cents, status: 'completed' },
      },
    ),
  );
  const winners = new Set(prizes.map(({ userId }) => userId));
  const guarantor = guaranteeCents > 0 ? organiserId : null;
  const others = event.concerns.filter((id) => !winners.has(id) && id !== guarantor);
  const end = prizes.length > 0 ? t.titleHasItsWinner({ title }) : t.titleHasNoWinner({ title });
  const amount = dollars(guaranteeCents);
  const became = prizes.length > 0 ? t.theAddedAmountWasPaidOut({ amount }) : t.theAddedAmountIsBack({ amount });
  const topics = { topics: ['matchResults'] } as const;
  return [
    ...paid,
    ...tell(event, others, t.aTournamentIsOver(), end, topics),
    ...(guarantor === null ? [] : tell(event, [guarantor], t.yourTournamentIsOver(), sentences(end, became), topics)),
  ];
}

type Moved = Pick<EventOf<'tournament.corrected'>['data']['shifts'][number], 'cents' | 'owedCents'>;

function movedWords(t: Texts, { cents, owedCents }: Moved): readonly (string | null)[] {
  const owed = owedCents === 0 ? null : t.amountOfItYouOwe({ amount: dollars(owedCents) });
  if (cents === 0) return [owed];
  const amount = dollars(Math.abs(cents));
  return [cents > 0 ? t.amountHaveComeIntoYourWallet({ amount }) : t.amountWereTakenBack({ amount }), owed];
}

/** Money that was taken is told, whatever is switched off. */
const topicsOf = (cents: number): Notice['topics'] => (cents < 0 ? [] : ['matchResults', 'walletChanges']);

/** One message for each whom a correction concerns: what moved of theirs, or that something has. */
function correctionNotices(event: EventOf<'tournament.corrected'>, t: Texts): readonly Notice[] {
  const { title, shifts, guarantee, organiserId, reason, actorId } = event.data;
  const why = t.theReason({ reason });
  const heading = t.titleWasPutRight({ title });
  const own = shifts.flatMap(({ userId, place, cents, owedCents }) => {
    const stands = place === null ? t.youHaveNoPlaceInItAnyMore() : t.yourPlaceIs({ place });
    return tell(event, [userId], heading, sentences(stands, ...movedWords(t, { cents, owedCents }), why), {
      ...urgent,
      topics: topicsOf(cents),
    });
  });
  if (guarantee) {
    const due = guarantee.cents > 0 ? t.nobodyHasAPlaceInItAnyMore() : t.itsPrizesAreDueAfterAll();
    const words = sentences(due, ...movedWords(t, guarantee), why);
    const more = { ...urgent, topics: topicsOf(guarantee.cents) };
    own.push(...tell(event, [organiserId], heading, words, more));
  }
  const told = new Set([actorId, ...(guarantee ? [organiserId] : []), ...shifts.map(({ userId }) => userId)]);
  const others = event.concerns.filter((id) => !told.has(id));
  return [...own, ...tell(event, others, heading, sentences(t.resultsHaveChanged(), why))];
}

/** What an announcement is found by when it is taken back. */
const announcementKey = (id: string): string => `announcement:${id}`;

/** Whoever has written it knows it. */
function announcementNotices(event: EventOf<'tournament.announcement-posted'>, t: Texts): readonly Notice[] {
  const { title, text, actorId, announcementId } = event.data;
  const others = event.concerns.filter((id) => id !== actorId);
  const key = announcementId === undefined ? {} : { uniqueKey: announcementKey(announcementId) };
  return tell(event, others, t.newsOfTheTournament({ title }), text, key);
}

/** That money waits is told, whatever is switched off. */
function holdNotices(event: EventOf<HoldEvent>, t: Texts): readonly Notice[] {
  const { title, reason, actorId } = event.data;
  const others = event.concerns.filter((id) => id !== actorId);
  const why = t.theReason({ reason });
  return event.type === 'tournament.prizes-held'
    ? tell(event, others, t.prizesAreHeld(), sentences(t.ourStaffLookIntoTheTournament({ title }), why), {
        ...urgent,
        topics: [],
      })
    : tell(event, others, t.prizesAreReleased(), sentences(t.thePrizesAreNotHeldAnyMore({ title }), why));
}

const rule = noticeRules(TEXTS);

export const tournamentsNotices = [
  rule(TOURNAMENT_LIFE_EVENTS, lifeNotices),
  rule(ENTRANT_EVENTS, entrantNotices),
  rule(LINEUP_EVENTS, lineupNotices),
  rule(['tournament.match-changed'], matchNotices),
  rule(['tournament.announcement-posted'], announcementNotices),
  // One that was taken back is not read in inboxes either.
  rule(
    ['tournament.announcement-withdrawn'],
    () => [],
    ({ concerns, data: { announcementId } }, t) => ({
      userIds: concerns,
      uniqueKey: announcementKey(announcementId),
      message: t.thisAnnouncementWasTakenBack(),
    }),
  ),
  rule(HOLD_EVENTS, holdNotices),
  rule(['tournament.completed'], endNotices),
  rule(['tournament.corrected'], correctionNotices),
];
