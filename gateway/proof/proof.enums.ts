import { BADGES } from '../../domain/proof/badge.ts';
import { CONTRADICTIONS, DOUBTS, VERDICT_KINDS } from '../../domain/proof/cross-check.ts';
import { FEED_FLAGS } from '../../domain/proof/feed-facts.ts';
import { ENTRY_KINDS } from '../../domain/proof/feed-news.ts';
import { FEED_REFUSALS, SIDES } from '../../domain/proof/proof.schemas.ts';
import { SERVER_FLAGS } from '../../domain/proof/server-facts.ts';
import { SERVER_DOUBTS, SERVER_VERDICTS } from '../../domain/proof/server-verdict.ts';
import { PROOF_MODES } from '../../domain/proof/proof.settings.ts';
import { graphqlEnum } from '../schema/enums.ts';

const FLAG_MEANINGS = {
  'wrong-account': 'Another Steam account than the linked one used the player’s file.',
  'contested-account': 'The game of another player names the same Steam account.',
  'two-writers': 'Two networks used the player’s file during one match.',
  'foreign-network': 'The game was heard from a network in which the player is not signed in.',
  'clock-off': 'The clock of the player’s computer is more than ten minutes off.',
  restored: 'The score went back in the middle of the match.',
  restarted: 'The match was begun anew in the middle.',
  'impossible-score': 'The score changed as no round can change it.',
  'score-leap': 'Rounds ended faster than anybody can play them.',
  'joined-late': 'The game was first heard after the match had begun.',
} as const;

const SERVER_FLAG_MEANINGS = {
  restarted: FLAG_MEANINGS.restarted,
  restored: FLAG_MEANINGS.restored,
  'impossible-score': FLAG_MEANINGS['impossible-score'],
  'joined-late': 'The server was first heard after the match had begun.',
  crowded: 'More people stood on a side than can be told apart.',
} as const;

export const ProofModeEnum = graphqlEnum('ProofMode', 'What the games’ word does to a battle.', PROOF_MODES, {
  off: 'The games are not listened to.',
  show: 'What they tell is shown; the money follows what the players report.',
  settle: 'What the games of both players agree on counts as the report of both.',
});

export const VerdictEnum = graphqlEnum('Verdict', 'What the games of both players come to together.', VERDICT_KINDS, {
  waiting: 'Nothing yet.',
  agreed: 'Both games tell the same match to its end, with the same winner.',
  drawn: 'Both games tell that the match was drawn.',
  concession: 'Only one game was heard to the end, and it says that its own player lost.',
  'one-sided': 'Only one game was heard to the end, and it says that its own player won.',
  contradiction: 'The two games do not fit together: see `contradiction`.',
  review: 'Nothing contradicts, yet something is odd: see `why`.',
});

export const ContradictionEnum = graphqlEnum('Contradiction', 'What does not fit between two games.', CONTRADICTIONS, {
  map: 'They tell of different maps.',
  side: 'They name the same side for both players in one round.',
  round: 'They disagree about who won one round.',
  result: 'They end with different results.',
});

export const FeedFlagEnum = graphqlEnum(
  'FeedFlag',
  'What is odd about what a player’s game tells.',
  FEED_FLAGS,
  FLAG_MEANINGS,
);

export const DoubtEnum = graphqlEnum('Doubt', 'Why what the games say is left to people.', [...FEED_FLAGS, ...DOUBTS], {
  ...FLAG_MEANINGS,
  'ended-early': 'The match ended before anybody had won it.',
  'nobody-heard-the-start': 'Both games were first heard after the match had begun.',
  'few-shared-rounds': 'Both games were heard in too few of the rounds.',
  'not-at-once': 'The two games did not tell of the rounds at the same time.',
  'kills-not-mirrored': 'The kills of one are not the deaths of the other.',
  'drawn-by-one': 'Only one game was heard to the end, and it says that the match was drawn.',
});

export const EntryKindEnum = graphqlEnum('FeedEntryKind', 'What a line of the timeline tells.', ENTRY_KINDS, {
  begun: 'The match has begun.',
  round: 'A round is over; more than one where some were missed.',
  anew: 'Rounds were taken back: the match began anew, or the score was put right.',
  flag: 'Something is odd: see `flag`.',
  ended: 'The match is over.',
});

export const FeedRefusalEnum = graphqlEnum(
  'FeedRefusal',
  'Why a post of a player’s game was not read.',
  FEED_REFUSALS,
  {
    'too-large': 'It was larger than any post of CS2.',
    'not-json': 'It was no JSON.',
    'not-a-post': 'It did not say what CS2 says, such as the account, the map or the score.',
    'too-many': 'There were more within a second than a game sends.',
  },
);

export const TeamSideEnum = graphqlEnum('TeamSide', 'Where a player stands in a round of CS2.', SIDES, {
  CT: 'Counter-terrorists.',
  T: 'Terrorists.',
});

export const ProofBadgeEnum = graphqlEnum('ProofBadge', 'What the result of a battle rests on.', BADGES, {
  official: 'On the service where it was played, such as Lichess for chess.',
  'game-server': 'On the log of a game server of the operator.',
  'both-feeds': 'On the games of both players, which tell the same match.',
  'one-feed': 'On the game of one player, the only one heard to the end, without the same report of both.',
  'both-players': 'On the reports of both players, who name the same winner.',
  uncontested: 'On one report that nobody contradicted in time.',
  moderator: 'On the decision of a moderator.',
});

export const ServerVerdictEnum = graphqlEnum(
  'ServerVerdict',
  'What the log of a game server comes to for the two who play.',
  SERVER_VERDICTS,
  {
    waiting: 'Nothing yet.',
    won: 'One of the two has won.',
    drawn: 'The match was drawn.',
    review: 'It was heard to the end, yet settles nothing: see `why`.',
  },
);

export const ServerFlagEnum = graphqlEnum(
  'ServerFlag',
  'What is odd about the log of a game server.',
  SERVER_FLAGS,
  SERVER_FLAG_MEANINGS,
);

export const ServerDoubtEnum = graphqlEnum(
  'ServerDoubt',
  'Why what a game server told is left to people.',
  [...SERVER_FLAGS, ...SERVER_DOUBTS],
  {
    ...SERVER_FLAG_MEANINGS,
    'not-linked': 'At least one of the two has linked no Steam account.',
    'contested-account': FLAG_MEANINGS['contested-account'],
    'not-the-players': 'Others than these two stood on the server.',
    'another-map': 'The server tells of another map than the games of the players.',
    'sides-unseen': 'It was not heard who stood on which side.',
    'ended-early': 'The match ended before anybody had won it.',
  },
);
