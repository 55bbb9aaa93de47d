// @module-tag engines
import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashedOf } from '../../../domain/disputes/talk.ts';
import { DAY, HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { listSaid } from '../../../db/chat/message.queries.ts';
import {
  DECIDE,
  ISSUE,
  WAIVE,
  cancel,
  create,
  disputeOf,
  join,
  report,
  startedBattle,
} from '../../support/battle-operations.ts';
import { act, calm, follow, hide, look, onMessage, refused, say, texts } from '../../support/chat-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { archived, eraseRoom } from '../../support/personal-data.ts';
import { goLive } from '../../support/socket-client.ts';

const PLACE = 'query ($id: ID!) { chatPlace(channelId: $id) { mayPost isHost isMuted unread } }';
const MESSAGES = 'query ($id: ID!) { chatMessages(channelId: $id, first: 5) { seq } }';
const MARK = 'mutation ($id: ID!, $m: ID!) { markPlaceRead(channelId: $id, messageId: $m) { unread } }';
const MUTE = 'mutation ($id: ID!, $userId: ID!) { mutePlayer(channelId: $id, userId: $userId) { id } }';
const TALK = 'query ($id: ID!) { disputeTalk(disputeId: $id) { messageId by { id } text at sha256 } }';
const MODERATED = '{ moderatedMessages(first: 100) { edges { node { message } } } }';
const GO = 'mutation ($input: StreamInput!) { goLive(input: $input) { id } }';

interface Line {
  readonly messageId: string;
  readonly by: { readonly id: string };
  readonly text: string;
  readonly at: number;
  readonly sha256: string;
}
interface SeenPlace {
  readonly mayPost: boolean;
  readonly isHost: boolean;
  readonly isMuted: boolean;
  readonly unread: number | null;
}

let gate: HttpGateway;
let creator: SignedIn;
let opponent: SignedIn;
let stranger: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());
beforeEach(async () => {
  calm(gate);
  [creator, opponent] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
  stranger = await gate.player({ cents: 500_00 });
  staff = await gate.player({ role: 'moderator' });
});

const roomOf = (battleId: string): string => `room:${battleId}`;
const place = async (who: SignedIn, id: string): Promise<SeenPlace> =>
  (await who.ask<{ chatPlace: SeenPlace }>(PLACE, { id: roomOf(id) })).chatPlace;
const mayRead = async (who: SignedIn, id: string): Promise<boolean> => {
  const answer = await who.ask<{ chatMessages: object }>(MESSAGES, { id: roomOf(id) }).catch(() => null);
  return answer !== null;
};
const readers = async (id: string): Promise<boolean[]> =>
  Promise.all([creator, opponent, stranger, staff].map((who) => mayRead(who, id)));
const talkOf = async (who: SignedIn, id: string): Promise<Line[]> =>
  (await who.ask<{ disputeTalk: Line[] }>(TALK, { id })).disputeTalk;
const complain = async (who: SignedIn, battleId: string): Promise<string> => {
  const input = { battleId, type: 'CHEATING', description: 'The aim is not human.', evidenceUrl: '' };
  await who.ask(ISSUE, { input });
  return (await disputeOf(who, battleId))?.id ?? 'none';
};
const decide = async (disputeId: string, action = 'VOID'): Promise<void> => {
  await Promise.all([creator, opponent].map((who) => who.ask(WAIVE, { id: disputeId }).catch(() => undefined)));
  await staff.ask(DECIDE, { input: { disputeId, action, winnerId: null, reason: 'Seen.' } });
};

/** Signs everybody in anew, after longer than a session lasts. */
const signInAgain = async (): Promise<void> => {
  [creator, opponent] = [await gate.enter(creator.user), await gate.enter(opponent.user)];
  [stranger, staff] = [await gate.enter(stranger.user), await gate.enter(staff.user)];
};

/** A battle with both seats taken, which nobody has started. */
const seated = async (changed: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const { id, inviteCode } = await create(creator, changed);
  await join(opponent, id, inviteCode);
  return id;
};

describe('who reads the talk of the two of a battle', () => {
  it.each(['PUBLIC', 'INVITE'])('they alone, from the join on, whatever the privacy: %s', async (privacy) => {
    const { id, inviteCode } = await create(creator, { privacy });
    expect(await readers(id)).toEqual([false, false, false, false]);
    await join(opponent, id, inviteCode);
    expect(await readers(id)).toEqual([true, true, false, false]);
    await say(creator, 'Need 5 min', roomOf(id));
    expect(await texts(opponent, roomOf(id))).toEqual(['Need 5 min']);
    expect(await refused(stranger, 'Hello', roomOf(id))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('the next opponent reads nothing of what was said with the former, who reads nothing any more', async () => {
    const id = await seated();
    const old = await say(opponent, 'My code is QX7', roomOf(id));
    await say(creator, 'Thanks', roomOf(id));
    const live = await goLive(opponent);
    const former = follow(live, roomOf(id), null);
    await cancel(opponent, id);
    expect([await mayRead(creator, id), await mayRead(opponent, id)]).toEqual([false, false]);
    gate.pass(MINUTE);
    await join(stranger, id);
    expect([await mayRead(opponent, id), await texts(stranger, roomOf(id))]).toEqual([false, []]);
    expect(await stranger.refusal(onMessage('reactToMessage'), { id: old.id, emoji: '🔥' })).toMatchObject({
      code: 'NOT_FOUND',
    });
    const later = await goLive(stranger);
    const next = follow(later, roomOf(id), 0);
    await say(creator, 'Hello', roomOf(id));
    expect((await next()).message.message).toBe('Hello');
    await expect(former()).rejects.toThrow('nothing more is told');
    expect(await place(stranger, id)).toMatchObject({ unread: 1 });
    expect(await texts(creator, roomOf(id))).toEqual(['Hello']);
    await Promise.all([live.close(), later.close()]);
  });

  it('who streams the battle is no host of it, and spectators have the chat of the battle', async () => {
    const id = await startedBattle(creator, opponent);
    await creator.ask(GO, { input: { title: 'Mine', game: 'valorant', kind: '1v1', battleId: id } });
    expect(await place(creator, id)).toMatchObject({ mayPost: true, isHost: false });
    const message = await say(opponent, 'Good luck', roomOf(id));
    expect(await creator.refusal(onMessage('deleteMessage'), { id: message.id })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await creator.refusal(MUTE, { id: roomOf(id), userId: opponent.user.id })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await mayRead(stranger, id)).toBe(false);
    await say(stranger, 'Who wins?', `battle:${id}`);
  });

  it('staff only while it is disputed, who write nothing and see no other of it in the list of messages', async () => {
    const id = await startedBattle(creator, opponent);
    const words = `between us ${id}`;
    await say(creator, words, roomOf(id));
    expect(await mayRead(staff, id)).toBe(false);
    const { moderatedMessages } = await staff.ask<{
      moderatedMessages: { edges: { node: { message: string } }[] };
    }>(MODERATED);
    expect(moderatedMessages.edges.map(({ node }) => node.message)).not.toContain(words);
    const disputeId = await complain(opponent, id);
    expect(await readers(id)).toEqual([true, true, false, true]);
    expect(await place(staff, id)).toMatchObject({ mayPost: false, isHost: true, unread: null });
    expect(await refused(staff, 'Calm down', roomOf(id))).toMatchObject({ code: 'CHANNEL_READ_ONLY' });
    await decide(disputeId);
    expect(await readers(id)).toEqual([true, true, false, false]);
    expect((await talkOf(staff, disputeId)).map(({ text }) => text)).toEqual([words]);
  });

  it('a player of the staff has no power over an opponent', async () => {
    const judge = await gate.player({ role: 'administrator', cents: 500_00 });
    const { id } = await create(creator);
    await join(judge, id);
    const message = await say(creator, 'I host', roomOf(id));
    expect(await place(judge, id)).toMatchObject({ mayPost: true, isHost: false });
    for (const field of ['deleteMessage', 'pinMessage'])
      expect(await judge.refusal(onMessage(field), { id: message.id })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await judge.refusal(MUTE, { id: roomOf(id), userId: creator.user.id })).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('what is said there', () => {
  it.each([
    'see discord.gg/abc',
    'HTTPS://EVIL.EXAMPLE/x',
    'mail me@evil.com',
    '/shrug evil.com/free',
    'evil．com/free',
    'evil。com',
  ])('has no link, and nothing is kept: %s', async (text) => {
    const id = await seated();
    expect(await refused(creator, text, roomOf(id))).toMatchObject({ code: 'CHAT_LINKS_REFUSED', field: 'text' });
    expect(await texts(opponent, roomOf(id))).toEqual([]);
  });

  it.each(['Code? QX7-9921', 'server eu.west 3', 'v1.2.3', 'gg...wp', 'NAME#EUW'])('may be %s', async (text) => {
    const id = await seated();
    await say(creator, text, roomOf(id));
    expect(await texts(opponent, roomOf(id))).toEqual([text]);
  });

  it('is held to the word list, but not to how often and since when one writes elsewhere', async () => {
    const id = await seated();
    expect(await refused(creator, 'you fucking idiot', roomOf(id))).toMatchObject({ code: 'MESSAGE_BLOCKED' });
    for (let n = 0; n < 7; n++) await say(creator, 'Joining now, wait a second', roomOf(id));
    expect((await look(opponent, roomOf(id))).messages).toHaveLength(7);
  });

  it('reaches whoever has blocked its author until the battle is over, live as well', async () => {
    const id = await seated();
    await hide(gate, opponent, creator);
    const live = await goLive(opponent);
    const { seq } = await look(opponent, roomOf(id));
    const next = follow(live, roomOf(id), seq);
    await say(creator, 'Joining now', roomOf(id));
    expect((await next()).message.message).toBe('Joining now');
    await say(opponent, 'Code?', roomOf(id));
    expect(await texts(creator, roomOf(id))).toEqual(['Code?', 'Joining now']);
    await cancel(creator, id);
    expect(await refused(creator, 'Coward', roomOf(id))).toMatchObject({ code: 'CHANNEL_READ_ONLY' });
    await live.close();
  });

  it('is written until 24 hours after the end, and read from then on', async () => {
    const id = await startedBattle(creator, opponent);
    await report(creator, id, 'WON');
    await report(opponent, id, 'LOST');
    gate.pass(DAY - 1);
    await signInAgain();
    await say(opponent, 'gg', roomOf(id));
    gate.pass(1);
    expect(await refused(opponent, 'again?', roomOf(id))).toMatchObject({ code: 'CHANNEL_READ_ONLY' });
    expect(await place(creator, id)).toMatchObject({ mayPost: false });
    expect(await texts(creator, roomOf(id))).toEqual(['gg']);
  });

  it('is counted until it is read, for each of the two', async () => {
    const id = await seated();
    expect(await place(opponent, id)).toMatchObject({ unread: 0 });
    await say(creator, 'one', roomOf(id));
    const two = await say(creator, 'two', roomOf(id));
    expect([(await place(opponent, id)).unread, (await place(creator, id)).unread]).toEqual([2, 0]);
    const { markPlaceRead } = await opponent.ask<{ markPlaceRead: { unread: number } }>(MARK, {
      id: roomOf(id),
      m: two.id,
    });
    expect(markPlaceRead.unread).toBe(0);
    gate.pass(1);
    await say(creator, 'three', roomOf(id));
    expect((await place(opponent, id)).unread).toBe(1);
    expect(await stranger.refusal(MARK, { id: roomOf(id), m: two.id })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('in a dispute what the two said', () => {
  it('is evidence as it stood, hashed line by line, also where it is deleted afterwards', async () => {
    const id = await startedBattle(creator, opponent);
    const first = await say(creator, 'I lost, well played', roomOf(id));
    gate.pass(1);
    await say(opponent, 'ЖУК 🎲 thanks', roomOf(id));
    const disputeId = await complain(opponent, id);
    await act(creator, 'deleteMessage', first.id);
    gate.pass(HOUR);
    await signInAgain();
    await say(creator, 'I never said that', roomOf(id));
    expect((await talkOf(staff, disputeId)).map(({ text }) => text)).toEqual(['I lost, well played', 'ЖУК 🎲 thanks']);
    await decide(disputeId);
    const lines = await talkOf(opponent, disputeId);
    expect(lines.map(({ text, by }) => [text, by.id])).toEqual([
      ['I lost, well played', creator.user.id],
      ['ЖУК 🎲 thanks', opponent.user.id],
      ['I never said that', creator.user.id],
    ]);
    let before = '';
    for (const { by, sha256, ...line } of lines) {
      expect(sha256).toBe(hash('sha256', hashedOf(before, { ...line, authorId: by.id }), 'hex'));
      before = sha256;
    }
    expect(await stranger.refusal(TALK, { id: disputeId })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('begins with the present pair', async () => {
    const { id } = await create(creator);
    await join(stranger, id);
    await say(stranger, 'of a former opponent', roomOf(id));
    await cancel(stranger, id);
    gate.pass(1);
    await join(opponent, id);
    await say(opponent, 'ready', roomOf(id));
    await creator.ask('mutation ($id: ID!) { startBattle(battleId: $id) { id } }', { id });
    // Where both have to press.
    await opponent.ask('mutation ($id: ID!) { startBattle(battleId: $id) { id } }', { id }).catch(() => undefined);
    const disputeId = await complain(creator, id);
    expect((await talkOf(creator, disputeId)).map(({ text }) => text)).toEqual(['ready']);
  });

  it('is in the archive of who said it, and stays as evidence when the account is closed', async () => {
    const id = await startedBattle(creator, opponent);
    await say(creator, 'mine', roomOf(id));
    await say(opponent, 'theirs', roomOf(id));
    const disputeId = await complain(opponent, id);
    const { read } = gate.db;
    const { messages } = await archived<'messages'>(read, 'chat', creator.user.id);
    expect(messages).toMatchObject([{ channel: roomOf(id), text: 'mine' }]);
    const { talk } = await archived<'talk'>(read, 'disputes', creator.user.id);
    expect(talk).toMatchObject([{ disputeId, text: 'mine' }]);
    await gate.db.transact(async (tx) => {
      await eraseRoom(gate.deps, tx, 'chat', creator.user.id);
      await eraseRoom(gate.deps, tx, 'disputes', creator.user.id);
    });
    const said = await listSaid(read, { channelId: `room:${id}`, since: 0, limit: 9 });
    expect(said.map(({ text }) => text)).toEqual(['theirs']);
    expect((await talkOf(opponent, disputeId)).map(({ text }) => text)).toEqual(['mine', 'theirs']);
  });
});
