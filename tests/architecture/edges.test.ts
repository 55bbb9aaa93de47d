import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GraphQLObjectType, buildSchema, getNamedType, getNullableType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/source-files.ts';

const CALLER = 'always the caller, whom `viewer` has';
const RUN = 'what is shown of a run, and to whom, is decided for each by itself: `arcadeRun` and `node` take the id';
const ABROAD = 'an account at a provider, which is none of ours';
const ANY = 'names things of several kinds';
const TABLE = 'a version of a table of odds is a page, /store/odds';

/** Ids beside which nothing stands, and why. */
const BARE: Readonly<Record<string, string>> = {
  'Approval.subjectId': ANY,
  'ArcadeBracket.ownRunId': RUN,
  'ArcadeDailyBoard.ownRunId': RUN,
  'ArcadeDailyStand.ownRunId': RUN,
  'ArcadeDailyStanding.runId': RUN,
  'ArcadeInvite.contestId': 'the invite says all that its contest has before it is entered',
  'ArcadePairSide.runId': RUN,
  'ArcadeRun.bracketId': 'a bracket is read whole, with all its runs, and shows each caller others',
  'ArcadeStanding.runId': RUN,
  'AuditEntry.subjectId': ANY,
  'BalanceProof.userId': CALLER,
  'BoughtOrderLine.productId': 'the line says what was bought as it was then; the shelf may have it no more',
  'ChatChannel.firstUnreadId': 'the message stands in `chatMessages` of the channel',
  'ChatPlace.firstUnreadId': 'the message stands in `chatMessages` of the place',
  'ChatMessage.channelId': `${ANY}: channels, streams and battles`,
  'ChatPosting.markerId': 'the chat stands below the streams, whose markers these are',
  'ChessGame.accountId': ABROAD,
  'Battle.laterId': 'one of the two players, who stand beside it',
  'Battle.readyId': 'one of the two players, who stand beside it',
  'Crate.oddsId': TABLE,
  'CrateOpening.itemId': 'an item is a line of the catalogue, named beside it',
  'CrateOpening.oddsId': TABLE,
  'Dispute.subjectId': '`contest` is what it names',
  'DisputeTalkLine.messageId': 'the line says what was said, whatever becomes of the message',
  'EvidenceReading.evidenceId': '`evidence` of the same case has all pieces',
  'Errand.serverId': '`systemHealth` has all servers in one answer',
  'FeaturedBattle.talkId': 'a chat is its messages, which `chatMessages` lists',
  'FiledExhibit.exhibitId': `${ANY}, as \`kind\` says`,
  'GameFeed.accountId': ABROAD,
  'LedgerLine.subjectId': ANY,
  'LedgerLine.transferId': 'a receipt is proven link by link, one by one: `receipt` and `node` take the id',
  'LichessLink.accountId': ABROAD,
  'PlatformTransaction.transactionId': `${ANY}: a transfer, or a deposit while there is none`,
  'StaffBattle.battleId': 'what people call the battle of `id` by',
  'RatingPoint.tournamentId':
    'a tournament is read by its id, by `tournament` and `node`, with what the caller may see',
  'Replay.tournamentId': 'a match is read by it with `match`, by `tournamentMatch`, with what the caller may see',
  'RiskEvidence.signalId': 'the signals stand in the case, whose evidence this is',
  'StaffActivity.subjectId': 'it is of seven kinds, each read where `kind` leads',
  'Stream.talkId': 'a chat is its messages, which `chatMessages` lists',
  'CatalogueEntry.pictureId': 'a picture is its address, `pictureUrl`',
  'Stream.thumbnailId': 'a picture is its address, `thumbnailUrl`',
  'TournamentEntrant.teamId': 'the entrant bears name and logo of the team, and a bracket has many of them',
  'TournamentLineup.captainId': 'the captain is the first of its seats',
  'TournamentPrizePaid.userId': 'what programs are told names everything by its id',
  'TournamentMatch.contestId': '`disputableContests` has the contest, for whoever may dispute it',
  'UserReport.messageId': 'what was said is kept as `evidence`, whatever becomes of the message',
  'Wallet.userId': CALLER,
};

const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));

/** What programs are told is a body that was written when it happened: it names everything by its id. */
const isTold = (type: GraphQLObjectType): boolean => type.getInterfaces().some(({ name }) => name === 'EventData');

/** Fields that name something by its id, beside which no object of that name stands. */
function bareIdsOf(type: GraphQLObjectType): string[] {
  const fields = type.getFields();
  return Object.keys(fields)
    .filter((name) => name.endsWith('Id') && name !== 'nodeId')
    .filter((name) => {
      const beside = fields[name.slice(0, -'Id'.length)];
      return !beside || !isObjectType(getNamedType(beside.type));
    })
    .map((name) => `${type.name}.${name}`);
}

test('beside every id stands the thing that it names, or it is said here why not', () => {
  const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
  const read = types.filter(isObjectType).filter((type) => !isTold(type));
  expect(read.flatMap(bareIdsOf).toSorted()).toEqual(Object.keys(BARE).toSorted());
});

/** Whose id is a secret of whoever began it, and nothing to pass around. */
const BY_SECRET = ['PendingRegistration'];

test('what a query finds by its id alone is a `Node`, unless the id is a secret', () => {
  const found = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
    const type = getNullableType(field.type);
    const [first, ...more] = field.args;
    const isById = first?.name === 'id' && String(first.type) === 'ID!' && more.length === 0;
    return isById && isObjectType(type) && type.getFields()['id'] ? [type] : [];
  });
  expect(found.length).toBeGreaterThan(15);
  const isNode = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === 'Node');
  expect(found.filter((type) => !isNode(type)).map(({ name }) => name)).toEqual(BY_SECRET);
});
