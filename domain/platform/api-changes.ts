/** Something that people who build on the API have to know of. */
interface ApiChange {
  /** The UTC day on which it came, or on which the words about it did. */
  readonly on: `${number}-${number}-${number}`;
  /** What is new, or what went and why. */
  readonly words: string;
  /** What programs that were written before can break by, in the words in which the comparison with the last release says it. */
  readonly breaks?: readonly string[];
}

/** The newest first. What breaks a program and does not stand here fails the tests. */
export const API_CHANGES: readonly ApiChange[] = [
  {
    on: '2026-12-01',
    words:
      'operations, scopes and limits tell programs on which terms the API answers, to anybody and to any key: of each query, mutation and subscription who may ask, the scope, the cost and its refusals, which RefusalCode names. The description of editStream has all of its refusals.',
  },
  {
    on: '2026-12-01',
    words:
      'A key in an address, whatever it is called there, and a parameter named api_key or access_token are refused with BEARER_REQUIRED instead of being read as a visitor’s.',
  },
  {
    on: '2026-11-30',
    words:
      'AccountEvent.data is the data of an event’s body, typed: each form is a type that implements EventData, and EventKind names the kinds. The OpenAPI document has what webhooks are sent, with schemas and examples, under webhooks. Webhooks and events(after:) tell of more: WebhookType has BATTLE_CHANGED, INVITE_CHANGED, TOURNAMENT_CHANGED, FRIEND_CHANGED and STREAM_CHANGED. Whoever asks events without types is told of them too, and keys with FRIENDS_READ or NOTIFICATIONS_READ are let in.',
  },
  {
    on: '2026-11-30',
    words:
      'Whoever stakes has stated a date of birth: every stake of an account without one is refused with BIRTH_DATE_MISSING, and below the age of its region with STAKE_TOO_YOUNG; stateBirthDate states it once. editTournament gives a draft other terms, and announceTournament(agreedCents) refuses with DRAFT_CHANGED. INSUFFICIENT_FUNDS of BattleCoin carries neededCoins.',
  },
  {
    on: '2026-11-30',
    words:
      'A key that opens nothing is told why, with 401: BEARER_REQUIRED, KEY_MALFORMED, KEY_UNKNOWN, KEY_REVOKED or KEY_EXPIRED in the place of UNAUTHENTICATED, and as the reason of a socket’s 4403. A key in x-api-key is refused with BEARER_REQUIRED instead of being read as a visitor.',
  },
  {
    on: '2026-11-30',
    words:
      'friends come in groups: those in a battle first, which Friend.group names and FriendConnection.counts counts; cursors of before lead elsewhere in the list. viewer has its inbox. Notification.fold names what is read as one within a day, which markNotificationsRead marks together. ChatChannel and ChatPlace say which message is the first unread.',
  },
  {
    on: '2026-11-30',
    words:
      'startBattle is one player’s ‘I am ready’: the first press answers WAITING with readyId, checkEndsAt and viewerReady, the second within three minutes ACTIVE. takeBackStart and postponeStart end a call. Whoever did not come three times within a day is refused with NO_SHOWS by joinBattle.',
  },
  {
    on: '2026-11-30',
    words:
      'The lists of tournaments begin with those that can be entered, then have those to come, those that run and those that are over, of each the newest first: tournaments, whose cursors of before are refused as BAD_INPUT, and GET /api/tournaments. tournaments(stage:) asks for one of these. A battle tells the rating of its creator, a stream the address of its newest picture.',
  },
  {
    on: '2026-11-30',
    words:
      'The two of a battle talk in the place room: with its id, which a chatPlace counts as unread and markPlaceRead marks as read; links there are refused with CHAT_LINKS_REFUSED. moderatedMessages leaves that talk out, but for what was flagged. disputeTalk is what of it is evidence.',
  },
  {
    on: '2026-11-30',
    words:
      'askRematch asks for a battle to be played again, or agrees to it; Battle.rematch says what came of it, and Battle.viewerRating what the battle did to the own rating and why. TournamentMatch.ruling says what was decided over its result.',
  },
  {
    on: '2026-11-29',
    words:
      'A method of payment can be of the new kind STRIPE, an account of the player there. A withdrawal has bankReference and sentOn, where people have sent it by hand; one that came back is FAILED after it was PAID. confirmPayout, for administrators, takes an idempotency key.',
  },
  {
    on: '2026-11-28',
    words:
      'A tournament has minRating and maxRating, between which whoever enters is rated in its game. What rules have stopped can be of the new kinds TERMS and REASON, of tournaments; staff alone read it.',
  },
  {
    on: '2026-11-27',
    words:
      'The description of each operation and type says who may ask, and which scope a key needs. Lists that can hold few cost what they can hold: most of them less than before, the days of creatorEarnings and creatorAnalytics 10 more.',
  },
  {
    on: '2026-11-27',
    words:
      'Figures that are counted anew for each call cost what they read: trust 71 points instead of 2, arcadeGames 90 more, seventeen others up to 22 more.',
  },
  {
    on: '2026-11-27',
    words:
      'Sessions share 300,000 points a minute in each account, which RateLimit and RateLimit-Policy name as “sessions”, and rateLimit tells a session what is left of them. Keys are charged as before.',
  },
  {
    on: '2026-11-27',
    words:
      'A webhook has a version, the form in which it is told what happens, which each message names too. There is one version so far.',
  },
  {
    on: '2026-11-26',
    words:
      'An Amount and a nodeId cost no points, and what stands beside an id costs one instead of two. A fragment no longer makes a document deeper. All keys that come from one address share 60,000 points a minute, which RateLimit and RateLimit-Policy name as “address”. AlertFigure.count is what AlertFigure.amount was where an alert has no currency.',
  },
  {
    on: '2026-11-26',
    words:
      'Teams can enter tournaments: Tournament.teamSize says how many play for each, and TournamentEntrant has teamId and players. The name and the picture of such an entrant are those of the team, its id is that of its captain. proposeLineup, agreeToLineup and tournamentLineup are new; over REST a tournament has teamSize.',
  },
  {
    on: '2026-11-26',
    words:
      'A tournament has guaranteeCents, what its organiser adds to the pool, which poolCents and the prizes include; over REST it is guaranteed. Bookings of it are of the new kind GUARANTEE.',
  },
  {
    on: '2026-11-26',
    words:
      'Where the operator has another server for streaming software, addresses of playback lead there, and there is no poster: Playback.poster is null then.',
    breaks: ['Playback.poster changed type from String! to String.'],
  },
  {
    on: '2026-11-26',
    words:
      'Beside ids stands what they name: battles, streams, teams, players, sides of disputes. It is null where its own query refuses, and a key needs the scope of what it asks for.',
  },
  {
    on: '2026-11-26',
    words:
      'Ratings and leaderboards know tournaments. A point of a rating that came about by one has its tournamentId, and no battleId.',
    breaks: ['RatingPoint.battleId changed type from ID! to ID.'],
  },
  {
    on: '2026-11-26',
    words:
      'Deposits, withdrawals, tickets, battles of teams, store orders, crate openings, proofs and chess games are Nodes. The queries withdrawal(id:) and teamBattle(id:) are new.',
  },
  {
    on: '2026-11-26',
    words:
      'A sum that may be dollars or BattleCoin is an Amount, with value and currency. The bare numbers go on beside it until 2027-05-26.',
  },
  {
    on: '2026-11-26',
    words:
      'events(after:) tells what happened to the account, in order and without gaps, for 30 days. The bodies of webhooks have a cursor with which it goes on after them, and a delivery names its number there as logSeq.',
  },
  {
    on: '2026-11-26',
    words:
      'Applications act for other players by OAuth 2.1. An access token takes the place of a key over HTTP and websocket, with the same scopes and points.',
  },
  {
    on: '2026-11-25',
    words:
      'Earnings know tournaments with a buy-in and sponsored challenges: in the list, in every sum, month and game, and in earnings(type:), which takes the place of earnings(result:). Their id is that of the tournament or of the challenge.',
  },
  {
    on: '2026-11-25',
    words:
      'Battles, players, tournaments, matches, teams, streams, recordings, replays, bets, invites, disputes, receipts and what is played in the arcade are Nodes: node(id:) finds each of them again by its nodeId.',
  },
  {
    on: '2026-11-25',
    words: 'Invites and streams lead to their battle, a battle to its winner, and player(id:) finds a player by id.',
  },
  { on: '2026-11-25', words: 'A page says whether it follows another, and with which cursor it begins.' },
];
