// @module-tag engines
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '../../../db/seed/cast.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { listNotes } from '../../../db/notes/note.queries.ts';
import { NOTE_MAX, NOTES_MAX } from '../../../domain/notes/note.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { readRoom } from '../../support/personal-data.ts';

const SET =
  'mutation ($playerId: ID!, $text: String!) { setNote(playerId: $playerId, text: $text) { id text changedAt player { username } } }';
const NOTE = 'query ($playerId: ID!) { note(playerId: $playerId) { id text changedAt player { username } } }';
const LIST = `query ($first: Int, $after: String, $search: String) {
  notes(first: $first, after: $after, search: $search) {
    edges { node { text player { username } } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const CLOSE = 'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) }';
const INSPECT = 'mutation ($id: ID!, $reason: String!) { startInspection(accountId: $id, reason: $reason) { id } }';
const BLOCK = 'mutation ($userId: ID!) { blockPlayer(userId: $userId) { id } }';

interface Note {
  readonly id: string;
  readonly text: string;
  readonly changedAt: number;
  readonly player: { readonly username: string };
}
interface Page {
  readonly notes: {
    readonly edges: readonly { readonly node: Pick<Note, 'text' | 'player'> }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

const setNote = async (author: SignedIn, about: SignedIn, text: string): Promise<Note | null> =>
  (await author.ask<{ setNote: Note | null }>(SET, { playerId: about.user.id, text })).setNote;
const noteOf = async (author: SignedIn, about: SignedIn): Promise<Note | null> =>
  (await author.ask<{ note: Note | null }>(NOTE, { playerId: about.user.id })).note;
const listOf = async (author: SignedIn, question: Record<string, unknown> = {}) =>
  (await author.ask<Page>(LIST, question)).notes;
const namesOf = ({ edges }: Page['notes']): string[] => edges.map(({ node }) => node.player.username);
const pair = async () => [await gate.player(), await gate.player()] as const;

test('a note is set, changed and deleted by one call, which may be repeated', async () => {
  const [author, other] = await pair();
  const first = await setNote(author, other, '  pays late\nbut pays ');
  expect(first).toMatchObject({
    id: other.user.id,
    text: 'pays late\nbut pays',
    player: { username: other.user.username },
  });
  gate.pass(1_000);
  expect(await setNote(author, other, 'pays late\nbut pays')).toEqual(first);
  const second = await setNote(author, other, 'pays at once');
  expect(second?.changedAt).toBeGreaterThan(first?.changedAt ?? Infinity);
  expect(await noteOf(author, other)).toEqual(second);
  expect([await setNote(author, other, ' \n'), await setNote(author, other, '')]).toEqual([null, null]);
  expect([await noteOf(author, other), namesOf(await listOf(author))]).toEqual([null, []]);
});

test('neither whom it is about nor staff nor anybody else reads a note', async () => {
  const [author, other] = await pair();
  await setNote(author, other, 'for nobody else');
  const others = [
    other,
    await gate.player(),
    await gate.player({ role: 'moderator' }),
    await gate.player({ role: 'administrator' }),
  ];
  for (const reader of others) {
    expect(await noteOf(reader, other)).toBeNull();
    expect(await noteOf(reader, author)).toBeNull();
    expect(namesOf(await listOf(reader))).toEqual([]);
  }
  expect(await gate.visitor().refusal(NOTE, { playerId: other.user.id })).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await gate.visitor().refusal(LIST, {})).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('an administrator who sees with the eyes of the author reads no note', async () => {
  const [author, other] = await pair();
  await setNote(author, other, 'for nobody else');
  const admin = await gate.player({ role: 'administrator' });
  await admin.ask(INSPECT, { id: author.user.id, reason: 'The profile is said to be empty.' });
  const hidden = { code: 'INSPECTION_HIDES' };
  expect(await admin.refusal(NOTE, { playerId: other.user.id })).toMatchObject(hidden);
  expect(await admin.refusal(LIST, {})).toMatchObject(hidden);
});

test('players who have blocked each other can be noted', async () => {
  const [author, other] = await pair();
  await author.ask(BLOCK, { userId: other.user.id });
  expect(await setNote(author, other, 'blocked for insults')).toMatchObject({ text: 'blocked for insults' });
  expect(await setNote(other, author, 'blocks quickly')).toMatchObject({ text: 'blocks quickly' });
});

test('a note about oneself, about nobody, or too long a one is refused and changes nothing', async () => {
  const [author, other] = await pair();
  await setNote(author, other, 'stands');
  const before = await gate.contents();
  const refused = (playerId: string, text: string) => author.refusal(SET, { playerId, text });
  expect(await refused(author.user.id, 'me')).toMatchObject({ code: 'ONESELF' });
  expect(await refused('nobody', 'who')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await refused(other.user.id, 'x'.repeat(NOTE_MAX + 1))).toMatchObject({ code: 'BAD_INPUT', field: 'text' });
  expect(await gate.contents()).toBe(before);
});

test('an account has 200 notes at the most, also when two are written at once', async () => {
  const [author, first] = await pair();
  await setNote(author, first, 'the first');
  const about = await Promise.all(Array.from({ length: NOTES_MAX }, () => gate.account()));
  const texts = about.slice(0, NOTES_MAX - 2).map(({ id }) => ({ playerId: id, text: 'one more' }));
  for (const text of texts) await author.ask(SET, text);
  const last = about.slice(NOTES_MAX - 2);
  const answers = await Promise.all(last.map(({ id }) => author.graphql(SET, { playerId: id, text: 'the last' })));
  expect(await listNotes(gate.db.read, author.user.id, '', NOTES_MAX + 5, null)).toHaveLength(NOTES_MAX);
  expect(answers.filter(({ data }) => data?.['setNote'])).toHaveLength(1);
  const refused = await author.refusal(SET, { playerId: (await gate.account()).id, text: 'too many' });
  expect(refused).toMatchObject({ code: 'LIST_FULL', data: { max: NOTES_MAX } });
  expect(await setNote(author, first, 'changed all the same')).toMatchObject({ text: 'changed all the same' });
});

test('the own notes come in pages, the last changed first, and are found by a part of the name', async () => {
  const author = await gate.player();
  const [ada, bob, eve] = [
    await gate.player({ username: 'NoteAda' }),
    await gate.player({ username: 'NoteBob' }),
    await gate.player({ username: 'NoteÉve' }),
  ];
  for (const other of [ada, bob, eve]) {
    gate.pass(1_000);
    await setNote(author, other, `about ${other.user.username}`);
  }
  gate.pass(1_000);
  await setNote(author, ada, 'changed');
  const first = await listOf(author, { first: 2 });
  expect([namesOf(first), first.pageInfo.hasNextPage]).toEqual([['NoteAda', 'NoteÉve'], true]);
  const second = await listOf(author, { first: 2, after: first.pageInfo.endCursor });
  expect([namesOf(second), second.pageInfo.hasNextPage]).toEqual([['NoteBob'], false]);
  expect(namesOf(await listOf(author, { search: ' tebo ' }))).toEqual(['NoteBob']);
  expect(namesOf(await listOf(author, { search: 'NOTEÉ' }))).toEqual(['NoteÉve']);
  expect(namesOf(await listOf(author, { search: '%' }))).toEqual([]);
  expect(await author.refusal(LIST, { search: 'x'.repeat(61) })).toMatchObject({ code: 'BAD_INPUT', field: 'search' });
});

test('notes that were changed at one instant are each on one page', async () => {
  const author = await gate.player();
  const others = [await gate.player(), await gate.player(), await gate.player()];
  for (const other of others) await setNote(author, other, 'at one instant');
  const seen: string[] = [];
  for (let after: string | null = null; ;) {
    const page = await listOf(author, { first: 1, after });
    seen.push(...namesOf(page));
    after = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage) break;
  }
  expect(seen.toSorted()).toEqual(others.map(({ user }) => user.username).toSorted());
});

test('the archive of a player has the own notes, and none about the player', async () => {
  const [author, other] = await pair();
  await setNote(author, other, 'in the archive of one');
  expect(await readRoom(gate.db.read, 'notes', author.user.id)).toMatchObject({
    notes: [{ about: other.user.username, text: 'in the archive of one' }],
  });
  expect(await readRoom(gate.db.read, 'notes', other.user.id)).toEqual({ notes: [] });
});

test('with an account go its notes and those about it, and nobody can be noted who is gone', async () => {
  const [author, leaving] = await pair();
  const third = await gate.player();
  await setNote(author, leaving, 'about who leaves');
  await setNote(leaving, author, 'by who leaves');
  await setNote(author, third, 'stays');
  await leaving.ask(CLOSE, { input: { password: PASSWORD } });
  expect(await noteOf(author, leaving)).toBeNull();
  expect(namesOf(await listOf(author))).toEqual([third.user.username]);
  expect(await listNotes(gate.db.read, leaving.user.id, '', 10, null)).toEqual([]);
  expect(await author.refusal(SET, { playerId: leaving.user.id, text: 'again' })).toMatchObject({ code: 'NOT_FOUND' });
});

test('the demo data set has two notes of demo', { tags: ['full'] }, async () => {
  const own = await HttpGateway.open();
  await seedDemo(own.db, own.deps, (text) => text);
  const shown = await listNotes(own.db.read, people.demo, '', 10, null);
  expect(shown.map(({ person }) => person.id)).toEqual([people.rival, people.nightHawk]);
  await own.close();
});
