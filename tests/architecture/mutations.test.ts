import { buildSchema, getNamedType, getNullableType, isInputObjectType, isLeafType, isListType } from 'graphql';
import { expect, test } from 'vitest';
import { files, read } from './source.ts';

/** Mutations whose answer is a value or a list of values, and can never say more. Nothing new comes here. */
const BARE = `
  acceptLegal addSeasonMission changePassword checkBooks chooseClips chooseRaids claimMission closeAccount decideExhibit
  decideHeldArcade decideUserReport decideVerification deleteDraft deleteRecording deleteStreamClip deleteStreamMarker
  disconnectApplication disconnectPlugin editSeasonMission enableTwoFactor endOtherSessions endSession followStreamer
  joinWaitlist leaveArcadeBracket leaveStream markStream noteAccount openCamera openDay provePasskey raidStream
  regenerateRecoveryCodes registerPush removeApplication removePasskey removeWebhook replyAsVisitor reportPlayer
  reportStream reportStreamClip requestPasswordReset resetPassword revokeApiKey rotateStreamKey sendHeartbeat
  showStreamKey signOut startAccountLink startLichessLink stayInQueue submitTicket unfollowStreamer unregisterPush
  voidBattle warnAccount watchStream watchStreamClip
`;
/** Those that answer all that there is of a kind: its rows can grow, what stands beside them cannot. */
const LISTS = `
  addPaymentMethod declineGift deleteStaffView editProduct openRiskEvidence removePaymentMethod requestDataExport
  saveStaffView setDefaultPaymentMethod setReportMail setSettings
`;
const namesIn = (text: string): string[] => text.trim().split(/\s+/);

/** What a call says beside its key before it is one input. */
const ARGUMENTS_MAX = 5;

const SLOT = 'a file takes the place of the one before, or none does';
const TWICE = 'what it tells is known by its own number';

/** Calls of REST that change something, and why the same call again does no more. None moves money of its caller. */
const REST_CHANGES: Readonly<Record<string, string>> = {
  beginPartialUpload: 'the same file for the same route is begun once',
  cancelPartialUpload: 'what is gone is gone',
  joinWaitlist: 'an address is on the list once',
  receiveGameState: 'a game tells its whole state; the newest counts',
  receivePaymentEvents: TWICE,
  receiveServerLog: TWICE,
  removeApplicationLogo: SLOT,
  removeAvatar: SLOT,
  removeTeamLogo: SLOT,
  sendPart: 'a part goes where the file ends so far, or nowhere; the whole file is handed on once',
  signIn: 'it opens another session, and moves nothing',
  uploadApplicationLogo: SLOT,
  uploadAvatar: SLOT,
  uploadClip: SLOT,
  uploadTeamLogo: SLOT,
  passOnTraces: 'stores nothing: what a browser measured goes to the collector of the operator',
};

const schema = buildSchema(read('schema.graphql'));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

test('a new mutation answers an object, to which more can be added', () => {
  const bare = mutations.filter(({ type }) => isLeafType(getNamedType(type)));
  const lists = mutations.filter(({ type }) => isListType(getNullableType(type)) && !isLeafType(getNamedType(type)));
  expect(bare.map(({ name }) => name).toSorted()).toEqual(namesIn(BARE));
  expect(lists.map(({ name }) => name).toSorted()).toEqual(namesIn(LISTS));
});

test(`a mutation takes ${ARGUMENTS_MAX} arguments at the most beside its key, and what is filled in as an object is its one \`input\``, () => {
  const most = Math.max(...mutations.map(({ args }) => args.filter(({ name }) => name !== 'idempotencyKey').length));
  expect(most).toBe(ARGUMENTS_MAX);
  const objects = mutations.flatMap(({ args }) => args.filter(({ type }) => isInputObjectType(getNullableType(type))));
  const [inputs, others] = [true, false].map((isInput) =>
    objects.filter(({ name }) => (name === 'input') === isInput).map(({ type }) => getNamedType(type).name),
  );
  expect(inputs?.length).toBeGreaterThan(50);
  // Who asks shows that it is the owner; a connection names the request that it answers.
  expect(new Set(others)).toEqual(new Set(['OwnerProofInput', 'ConnectRequestRef']));
});

test('nothing of REST that changes something needs a key: what moves money is a mutation', () => {
  const changes = files
    .filter((file) => file.endsWith('.rest.ts'))
    .flatMap((file) => [
      ...read(file).matchAll(/method: '(?:POST|PATCH|DELETE)',\n\s+path: [^\n]+,\n\s+operation: '?(\w+)/g),
    ])
    .flatMap(([, operation = '']) => operation);
  expect(changes.toSorted()).toEqual(Object.keys(REST_CHANGES).toSorted());
});
