import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refused } from '../../../domain/shared/refusals.ts';
import { HOLD_LIFE } from '../../../domain/tournaments/hold-prizes.ts';
import { TALK_AFTER_END } from '../../../domain/tournaments/tournament-talk.ts';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { blockedMessages } from '../../../db/chat/chat.table.ts';
import { listMessages } from '../../../db/chat/message.queries.ts';
import { listNotifications } from '../../../db/notifications/notification.queries.ts';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { events } from '../../../db/events/event.table.ts';
import { listAnnouncements, listLog } from '../../../db/tournaments/tournament-log.queries.ts';
import type { EventOf } from '../../../domain/shared/events.ts';
import { NO_FACTS } from '../../../domain/shared/notice.ts';
import { TEXTS } from '../../../domain/tournaments/__generated__/texts.ts';
import { banWord } from '../../../gateway/chat/moderation/ban-word.ts';
import { requireTalk } from '../../../gateway/chat/chat.resolver.ts';
import { deleteMessage } from '../../../gateway/chat/delete-message.ts';
import { mutePlayer } from '../../../gateway/chat/moderation/mute-player.ts';
import { postMessage } from '../../../gateway/chat/post-message.ts';
import { reactToMessage } from '../../../gateway/chat/react-to-message.ts';
import { readPlace } from '../../../gateway/chat/read-place.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { cancelTournament } from '../../../gateway/tournaments/desk/cancel-tournament.ts';
import {
  type TournamentInput,
  announceTournament,
  createTournament,
} from '../../../gateway/tournaments/create-tournament.ts';
import { holdPrizes, releasePrizes } from '../../../gateway/tournaments/desk/hold-prizes.ts';
import {
  correctAnnouncement,
  postAnnouncement,
  withdrawAnnouncement,
} from '../../../gateway/tournaments/talk/post-announcement.ts';
import { sendOut } from '../../../gateway/tournaments/desk/rule-match.ts';
import { WIRING } from '../../../gateway/rooms.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import {
  calledIn,
  enter,
  leave,
  openTournament,
  passTime,
  playMatch,
  playerAt,
  runningCup,
  terms,
  toNextStage,
  tournamentOf,
} from '../../support/tournament-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let staff: Actor;
let colleague: Actor;
beforeAll(async () => {
  world = await World.open();
  [staff, colleague] = [await world.player({ role: 'moderator' }), await world.player({ role: 'moderator' })];
});
afterAll(() => world.close());

/** The id of the announcement that stands. */
async function standing(id: string): Promise<string> {
  const [one] = await listAnnouncements(world.db.read, id, 1);
  if (!one) throw new Error('nothing is announced');
  return one.id;
}

let words = 0;
/** Each says something else, a minute after the last. */
async function speak(actor: Actor, id: string): Promise<string> {
  world.pass(MINUTE);
  const input = { channelId: `tournament:${id}`, text: `number ${++words} of what is said` } as const;
  const posted = await postMessage(world.deps, actor, world.key(), input);
  if (posted.kind !== 'message') throw new Error('it is no message');
  return posted.messageId;
}
const mute = (by: Actor, player: Actor, id: string, isMuted = true) =>
  mutePlayer(world.deps, by, { placeId: `tournament:${id}`, userId: player.userId, isMuted });
const hears = (actor: Actor, id: string) => codeOf(requireTalk(world.deps, actor, `tournament:${id}`));
const told = (id: string, type: 'tournament.announcement-posted' | 'tournament.prizes-held') =>
  world.db.read
    .select()
    .from(events)
    .where(and(eq(events.entityId, id), eq(events.type, type)));

/** What a call is refused with. */
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (cause: unknown) => (cause instanceof Refused ? cause.refusal : Promise.reject(cause)),
  );
const noticesIn = (event: unknown) =>
  WIRING.notices.get((event as EventOf).type)?.noticesOf(event as EventOf, 'en', NO_FACTS) ?? [];

it('the chat of a public tournament is read by everybody, and written by those who take part, its organiser and staff', async () => {
  const organiser = await world.player();
  const [entrant, onlooker] = [await world.player({ cents: 50_00 }), await world.player()];
  const id = await openTournament(world, organiser);
  expect(await hears(onlooker, id)).toBe('ok');
  expect(await codeOf(speak(entrant, id))).toBe('CHANNEL_READ_ONLY');
  await enter(world, entrant, id);
  for (const one of [entrant, organiser, staff]) expect(await codeOf(speak(one, id))).toBe('ok');
  expect(await codeOf(speak(onlooker, id))).toBe('CHANNEL_READ_ONLY');
  const question = { channelId: `tournament:${id}`, viewer: onlooker.userId, limit: 9, before: null } as const;
  expect((await listMessages(world.db.read, question)).length).toBe(3);
  await cancelTournament(world.deps, organiser, world.key(), { id, reason: 'The hall is closed.' });
  expect(await codeOf(speak(organiser, id))).toBe('ok');
  world.pass(TALK_AFTER_END);
  expect(await codeOf(speak(organiser, id))).toBe('CHANNEL_READ_ONLY');
  expect(await hears(onlooker, id)).toBe('ok');
});

it('that of one with a code is for those who take part, its organiser and staff; whoever leaves hears nothing any more', async () => {
  const organiser = await world.player();
  const [entrant, onlooker] = [await world.player({ cents: 50_00 }), await world.player()];
  const id = await openTournament(world, organiser, { privacy: 'code' });
  const { entryCode } = await tournamentOf(world, id);
  await enter(world, entrant, id, false, world.key(), entryCode);
  for (const one of [entrant, organiser, staff]) expect(await hears(one, id)).toBe('ok');
  expect(await hears(onlooker, id)).toBe('NOT_FOUND');
  const messageId = await speak(organiser, id);
  const react = (actor: Actor) => reactToMessage(world.deps, actor, { messageId, emoji: '🔥', isOn: true });
  expect([await codeOf(react(onlooker)), await codeOf(react(entrant))]).toEqual(['NOT_FOUND', 'ok']);
  await leave(world, entrant, id);
  expect(await hears(entrant, id)).toBe('NOT_FOUND');
});

it('its organiser deletes what is said and mutes there alone, neither staff nor themselves; the muted read on', async () => {
  const organiser = await world.player();
  const entrant = await world.player({ cents: 100_00 });
  const other = await world.player({ cents: 50_00 });
  const id = await openTournament(world, organiser);
  const elsewhere = await openTournament(world, organiser);
  for (const cup of [id, elsewhere]) await enter(world, entrant, cup);
  await enter(world, other, id);
  const messageId = await speak(entrant, id);
  expect(await codeOf(deleteMessage(world.deps, other, messageId))).toBe('FORBIDDEN');
  await deleteMessage(world.deps, organiser, messageId);
  expect(await codeOf(mute(other, entrant, id))).toBe('FORBIDDEN');
  expect(await codeOf(mute(organiser, staff, id))).toBe('FORBIDDEN');
  expect(await codeOf(mute(organiser, organiser, id))).toBe('ONESELF');
  await mute(organiser, entrant, id);
  await mute(organiser, entrant, id);
  expect(await codeOf(speak(entrant, id))).toBe('CHAT_MUTED');
  expect(await hears(entrant, id)).toBe('ok');
  expect(await codeOf(speak(entrant, elsewhere))).toBe('ok');
  const place = `tournament:${id}` as const;
  expect(await readPlace(world.deps, entrant, place)).toMatchObject({ mayPost: false, isMuted: true, muted: [] });
  expect(await readPlace(world.deps, organiser, place)).toMatchObject({
    isHost: true,
    muted: [{ id: entrant.userId }],
  });
  const audited = world.db.read.select().from(auditLog).where(eq(auditLog.subjectId, entrant.userId));
  expect((await audited).map(({ action }) => action)).toEqual(['chat.muted']);
  await mute(organiser, entrant, id, false);
  expect(await codeOf(speak(entrant, id))).toBe('ok');
});

it('an announcement is one event that tells each who takes part once, stands on the page and in the log, six times an hour', async () => {
  const organiser = await world.player();
  const entrants = [await world.player({ cents: 50_00 }), await world.player({ cents: 50_00 })];
  const id = await openTournament(world, organiser);
  for (const one of entrants) await enter(world, one, id);
  const announce = (actor: Actor, text = 'Round one starts late.', key = world.key()) =>
    postAnnouncement(world.deps, actor, key, { id, text });
  const [first] = entrants;
  if (!first) throw new Error('nobody has entered');
  expect(await codeOf(announce(first))).toBe('FORBIDDEN');
  expect(await codeOf(announce(organiser, ' '))).toBe('BAD_INPUT');
  const key = world.key();
  await announce(organiser, 'Round one starts late.', key);
  await announce(organiser, 'Round one starts late.', key);
  const [event, ...more] = await told(id, 'tournament.announcement-posted');
  expect([event?.concerns.length, more]).toEqual([3, []]);
  const notices = noticesIn(event);
  expect(notices.map(({ userId }) => userId).toSorted()).toEqual(entrants.map(({ userId }) => userId).toSorted());
  expect(await listAnnouncements(world.db.read, id, 3)).toMatchObject([
    { text: 'Round one starts late.', byId: organiser.userId, at: world.now },
  ]);
  for (let n = 0; n < 5; n++) await announce(staff, `More ${n}`);
  expect(await codeOf(announce(organiser))).toBe('RATE_LIMITED');
  world.pass(HOUR);
  expect(await codeOf(announce(organiser))).toBe('ok');
});

it('an announcement passes the filter of the chat; what it stops is kept for staff, whose own words pass', async () => {
  const organiser = await world.player();
  const id = await openTournament(world, organiser);
  const announce = (actor: Actor, text: string) => postAnnouncement(world.deps, actor, world.key(), { id, text });
  expect(await codeOf(announce(organiser, 'You are all fucking cheats'))).toBe('MESSAGE_BLOCKED');
  const kept = world.db.read.select().from(blockedMessages).where(eq(blockedMessages.authorId, organiser.userId));
  expect(await kept).toMatchObject([{ channelId: `tournament:${id}`, rule: 'profanity' }]);
  expect(await listAnnouncements(world.db.read, id, 3)).toEqual([]);
  await announce(organiser, 'Welcome.');
  const correct = { announcementId: await standing(id), text: 'Welcome, shitheads.' };
  expect(await codeOf(correctAnnouncement(world.deps, organiser, world.key(), correct))).toBe('MESSAGE_BLOCKED');
  expect(await listAnnouncements(world.db.read, id, 3)).toMatchObject([{ text: 'Welcome.' }]);
  expect(await codeOf(announce(staff, 'ALL OF YOU ARE LATE FOR THE START'))).toBe('ok');
});

it('what the chat would merely flag is stopped in an announcement, and kept for staff', async () => {
  const organiser = await world.player();
  const id = await openTournament(world, organiser);
  const announce = () =>
    postAnnouncement(world.deps, organiser, world.key(), { id, text: 'ALL OF YOU ARE LATE FOR THE START' });
  expect(await refusalOf(announce())).toEqual({ code: 'MESSAGE_BLOCKED', field: 'text', data: { rule: 'caps' } });
  expect(await listAnnouncements(world.db.read, id, 3)).toEqual([]);
  const kept = world.db.read.select().from(blockedMessages).where(eq(blockedMessages.authorId, organiser.userId));
  expect(await kept).toMatchObject([{ channelId: `tournament:${id}`, rule: 'caps' }]);
});

it('title, rules and reasons pass the filter of the chat at their own field, when drafted and when announced, and what it stops is kept for staff, whose own pass', async () => {
  const organiser = await world.player();
  const draft = (actor: Actor, more: Partial<TournamentInput>) =>
    createTournament(world.deps, actor, world.key(), terms(world, more));
  const blocked = { code: 'MESSAGE_BLOCKED', data: { rule: 'profanity' } };
  const rude = 'No fucking cheats.';
  expect(await refusalOf(draft(organiser, { title: rude }))).toEqual({ ...blocked, field: 'title' });
  // A title may be loud.
  expect(await codeOf(draft(organiser, { title: 'WINTER CHAMPIONSHIP' }))).toBe('ok');
  expect(await refusalOf(draft(organiser, { rules: rude }))).toEqual({ ...blocked, field: 'rules' });
  expect(await codeOf(draft(staff, { rules: rude }))).toBe('ok');
  const id = await draft(organiser, { rules: 'No wibblers.' });
  await banWord(world.deps, staff, 'wibblers', true);
  const announced = announceTournament(world.deps, organiser, world.key(), id);
  expect(await refusalOf(announced)).toMatchObject({ code: 'MESSAGE_BLOCKED', field: 'rules' });
  expect((await tournamentOf(world, id)).status).toBe('draft');

  const cup = await runningCup(world, 4);
  const reason = { ...blocked, field: 'reason' };
  const out = { tournamentId: cup.id, userId: playerAt(cup, 0).userId, isCheat: false, reason: rude };
  expect(await refusalOf(sendOut(world.deps, cup.organiser, world.key(), out))).toEqual(reason);
  const cancel = () => cancelTournament(world.deps, organiser, world.key(), { id, reason: rude });
  expect(await refusalOf(cancel())).toEqual(reason);
  await postAnnouncement(world.deps, cup.organiser, world.key(), { id: cup.id, text: 'Welcome.' });
  const withdrawn = { announcementId: await standing(cup.id), reason: rude };
  expect(await refusalOf(withdrawAnnouncement(world.deps, cup.organiser, world.key(), withdrawn))).toEqual(reason);

  const keptOf = async ({ userId }: Actor) => {
    const rows = await world.db.read.select().from(blockedMessages).where(eq(blockedMessages.authorId, userId));
    return rows.map(({ kind, channelId, body, rule }) => [kind, channelId, body, rule]);
  };
  // A draft that was never stored has no page that staff could be led to.
  const drafted = ['terms', expect.stringMatching(/^tournament:/), rude, 'profanity'];
  const kept = [
    drafted,
    drafted,
    ['terms', `tournament:${id}`, 'No wibblers.', 'banned-words'],
    ['reason', `tournament:${id}`, rude, 'profanity'],
  ];
  const ofOrganiser = await keptOf(organiser);
  expect(ofOrganiser).toHaveLength(kept.length);
  expect(ofOrganiser).toEqual(expect.arrayContaining(kept));
  const ofCup = ['reason', `tournament:${cup.id}`, rude, 'profanity'];
  expect(await keptOf(cup.organiser)).toEqual([ofCup, ofCup]);
});

it('whoever has posted an announcement corrects it or takes it back, staff remove any with a reason; the log says so, inboxes and page forget the words', async () => {
  const organiser = await world.player();
  const [entrant, leaver] = [await world.player({ cents: 50_00 }), await world.player({ cents: 50_00 })];
  const id = await openTournament(world, organiser);
  for (const one of [entrant, leaver]) await enter(world, one, id);
  await postAnnouncement(world.deps, organiser, world.key(), { id, text: 'We start at eight.' });
  await leave(world, leaver, id);
  const first = await standing(id);
  const correct = (actor: Actor, announcementId: string) =>
    correctAnnouncement(world.deps, actor, world.key(), { announcementId, text: 'We start at nine.' });
  const withdraw = (actor: Actor, announcementId: string, reason = 'It named a player.') =>
    withdrawAnnouncement(world.deps, actor, world.key(), { announcementId, reason });
  const inbox = async ({ userId }: Actor) => {
    await deliverEverything(world.deps, openLog('silent'));
    const rows = await listNotifications(world.db.read, userId, null, 9, null);
    return rows.filter(({ kind }) => kind === 'tournament.announcement-posted').map(({ message }) => message);
  };
  const withdrawn = TEXTS.en.thisAnnouncementWasTakenBack();
  expect(await inbox(leaver)).toEqual(['We start at eight.']);
  expect(await codeOf(withdraw(entrant, first))).toBe('FORBIDDEN');
  expect(await codeOf(correct(staff, first))).toBe('FORBIDDEN');
  world.pass(MINUTE);
  await correct(organiser, first);
  expect(await codeOf(withdraw(organiser, first))).toBe('NOT_FOUND');
  expect(await listAnnouncements(world.db.read, id, 3)).toMatchObject([{ text: 'We start at nine.' }]);
  expect(await inbox(entrant)).toEqual(['We start at nine.', withdrawn]);
  expect(await inbox(leaver)).toEqual([withdrawn]);
  expect(await codeOf(withdraw(staff, await standing(id), ' '))).toBe('BAD_INPUT');
  world.pass(MINUTE);
  await withdraw(staff, await standing(id));
  expect(await listAnnouncements(world.db.read, id, 3)).toEqual([]);
  expect(await inbox(entrant)).toEqual([withdrawn, withdrawn]);
  const entries = await listLog(world.db.read, id, 9, null);
  expect(entries.map(({ what, byId, withdrawnAt }) => [what, byId, withdrawnAt !== null])).toEqual([
    ['announcement-withdrawn', staff.userId, false],
    ['announcement', organiser.userId, true],
    ['announcement', organiser.userId, true],
  ]);
  const audited = world.db.read.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(await audited).toMatchObject([{ action: 'tournament.withdraw-announcement', reason: 'It named a player.' }]);
});

it('held prizes stay in escrow after the last match, are paid when they are released, and everybody is told why', async () => {
  const cup = await runningCup(world, 2);
  const { id, organiser, players } = cup;
  const hold = (actor: Actor) => holdPrizes(world.deps, actor, world.key(), { id, reason: 'We look at the final.' });
  const release = (actor: Actor) => releasePrizes(world.deps, actor, world.key(), { id, reason: 'All is well.' });
  expect([await codeOf(hold(organiser)), await codeOf(release(staff))]).toEqual(['FORBIDDEN', 'PRIZES_NOT_HELD']);
  await hold(staff);
  const [event] = await told(id, 'tournament.prizes-held');
  expect(event?.concerns.toSorted()).toEqual([organiser, ...players].map(({ userId }) => userId).toSorted());
  expect(noticesIn(event)[0]?.message).toContain('We look at the final.');
  const [match = 0] = await calledIn(world, id);
  await playMatch(world, cup, match, 0);
  await passTime(world);
  expect(await tournamentOf(world, id)).toMatchObject({ status: 'settling', holdReason: 'We look at the final.' });
  expect(await accountCents(world.db.read, `escrow:${id}`)).toBe(21_00);
  await world.configure('double_approval_from', '20');
  expect(await codeOf(release(staff))).toBe('HOLD_SECOND_PERSON');
  await release(colleague);
  await passTime(world);
  expect(await tournamentOf(world, id)).toMatchObject({ status: 'completed', heldUntil: null, holdReason: null });
  expect(await accountCents(world.db.read, `escrow:${id}`)).toBe(0);
  expect([await codeOf(hold(staff)), await codeOf(release(colleague))]).toEqual(['TOURNAMENT_OVER', 'TOURNAMENT_OVER']);
  expect(await findViolations(world.db.read)).toEqual([]);
});

it('a hold that nobody decides over ends after a week, and the prizes are paid; held ones can be cancelled with all money back', async () => {
  const heldCup = async () => {
    const cup = await runningCup(world, 2);
    const [match = 0] = await calledIn(world, cup.id);
    await holdPrizes(world.deps, staff, world.key(), { id: cup.id, reason: 'A report.' });
    await playMatch(world, cup, match, 0);
    return cup;
  };
  const left = await heldCup();
  const until = world.now + HOLD_LIFE;
  const cancelled = await heldCup();
  await cancelTournament(world.deps, staff, world.key(), { id: cancelled.id, reason: 'Both colluded.' });
  for (const player of cancelled.players) expect(await world.balance(player)).toBe(100_00);
  await toNextStage(world, left.id);
  expect([world.now, (await tournamentOf(world, left.id)).status]).toEqual([until, 'completed']);
  expect(await findViolations(world.db.read)).toEqual([]);
});
