import { Field, Int, ObjectType } from 'type-graphql';
import { type ContestPhraseCode, CONTEST_PHRASES } from '../../domain/shared/contest-phrases.ts';
import { Access } from './access.ts';
import { graphqlEnum } from './enums.ts';
import { Listed } from './listed.ts';
import { Scope } from './scope.ts';

const ContestPhraseCodeEnum = graphqlEnum(
  'ContestPhraseCode',
  'What is said of a contest that goes on.',
  CONTEST_PHRASES,
  {
    'two-players': 'Who plays whom.',
    'open-seat': 'Who waits for somebody to play.',
    named: 'The name of a game or of a tournament.',
    match: 'The number of a match.',
    practice: 'The arcade, for practice.',
    daily: 'The board of the day in the arcade.',
    free: 'The arcade, for prizes of the house.',
    skill: 'The arcade, with entries of the players.',
    battle: 'The arcade, against one other player.',
    bracket: 'The arcade, in a bracket.',
    'free-entry': 'Nobody pays to play.',
    'entry-cents': 'What each pays to play, in cents.',
    'entry-coins': 'What each pays to play, in BattleCoin.',
    stake: 'What each player puts in.',
    'team-stake': 'What each team puts in.',
    unpublished: 'It is a draft.',
    'needs-opponent': 'It waits for an opponent.',
    'seat-free': 'A seat is free, and what taking it costs in cents.',
    'can-start': 'Both players are there.',
    'ready-waits': 'The caller is ready and waits for the player of this name.',
    'ready-calls': 'The player of this name is ready and waits for the caller.',
    'play-report': 'It is to be played, and its result reported.',
    'play-lichess': 'It is to be played on Lichess.',
    'check-in': 'It waits for its players to check in.',
    'not-called': 'Its players are not called yet.',
    'about-to-begin': 'The run has not begun.',
    'round-waits': 'The round with this number waits for the run of its player.',
    playing: 'It is being played.',
    reported: 'One side has reported a result.',
    'report-waits': 'The caller has reported a result, and the player of this name has not.',
    'says-won': 'The player of the first name has reported to have won, by the score that follows; empty for none.',
    'says-lost': 'The player of the first name has reported to have lost, by the score that follows; empty for none.',
    disputed: 'It is in dispute.',
    played: 'It has been played by this player, not by all.',
    'given-back': 'It came to nothing, and the entries went back.',
    'you-won': 'The caller has won so much in cents.',
    'you-lost': 'The caller has lost so much in cents.',
    won: 'Who has won.',
    'won-match': 'Who won, with the games of both sides.',
    'no-winner': 'It is over without a winner.',
    'won-points': 'It was won with so many points.',
    'ended-points': 'It ended at so many points.',
  },
);

@Scope('public')
@Access('own')
@ObjectType('ContestPhrase', {
  description: 'Something said of a contest, for an app that says it in the language of its reader.',
})
export class ContestPhraseType {
  @Field(() => ContestPhraseCodeEnum, { description: 'What is said.' })
  code!: ContestPhraseCode;

  @Listed(2)
  @Field(() => [String], { description: 'Of players, a game or a tournament, as far as the words name any.' })
  names!: readonly string[];

  @Listed(2)
  @Field(() => [Int], { description: 'What the words count; money in cents.' })
  numbers!: readonly number[];
}
