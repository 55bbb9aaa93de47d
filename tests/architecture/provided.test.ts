import { describe, expect, it } from 'vitest';
import type { BattleGame } from '../../domain/shared/games.ts';
import { wireRooms } from '../../gateway/kernel/manifest/fold-rooms.ts';
import type { GameAsked, Provided } from '../../gateway/kernel/manifest/provided.ts';
import type { Room } from '../../gateway/kernel/manifest/room.ts';
import { ROOMS } from '../../gateway/rooms.ts';

const NEEDED = Symbol('a product without it does not start');

/** What each question is answered with where the room that knows is not part of the product. */
const WITHOUT: Readonly<Record<keyof Provided, unknown>> = {
  noteLook: NEEDED,
  answerReport: NEEDED,
  saidIn: NEEDED,
  noteUndeliverable: NEEDED,
  registrationOf: NEEDED,
  resumeRegistration: NEEDED,
  remindRegistration: NEEDED,
  gameBeingPlayed: NEEDED,
  mainGames: NEEDED,
  linkedNames: [],
  tellGameName: NEEDED,
  partPlayers: NEEDED,
  contestsOfTeam: [],
  gamesOffered: ['valorant', 'cs2', 'apex', 'league'],
  requireGame: undefined,
  closeBets: undefined,
  oddsOn: new Map(),
  streamerOf: null,
  streamersOf: [],
  attributeReferral: undefined,
  viewersOf: new Map(),
  chargeKeyStake: undefined,
  mayPublish: { ok: true, isPrivate: true, streamId: null, simulcast: [] },
  awaitsDecision: false,
  mayReplay: false,
  clippedFiles: [],
  dropClips: 0,
};

const isAnswering = (name: string) => (room: Room) => name in (room.provides ?? {});
const without = (name: string) => wireRooms(ROOMS.filter((room) => !isAnswering(name)(room)));
/** Every room, none of which answers one of the questions. */
const silentOn = (name: string): Room[] =>
  ROOMS.map(({ provides, ...room }) => ({
    ...room,
    provides: Object.fromEntries(Object.entries(provides ?? {}).filter(([one]) => one !== name)),
  }));

describe('what rooms ask of others', () => {
  it.each(Object.keys(WITHOUT))('is answered by one room: %s', (name) => {
    expect(ROOMS.filter(isAnswering(name))).toHaveLength(1);
  });

  it.each(Object.entries(WITHOUT).filter(([, answer]) => answer === NEEDED))(
    'stops the start by its name where that room is missing: %s',
    (name) => {
      expect(() => wireRooms(silentOn(name))).toThrow(`no room provides ${name}`);
      expect(() => without(name)).toThrow('no room provides');
    },
  );

  it.each(Object.entries(WITHOUT).filter(([, answer]) => answer !== NEEDED))(
    'is answered by the stand-in where that room is missing: %s',
    async (name, answer) => {
      const ask = without(name).provided[name as keyof Provided] as (...asked: unknown[]) => Promise<unknown>;
      expect(await ask(null, null, null, { game: 'cs2', mode: 'duel' } satisfies GameAsked)).toEqual(answer);
    },
  );

  it.each<BattleGame>(['chess'])('lets nobody battle in a game that no room offers: %s', async (game) => {
    const { requireGame } = without('requireGame').provided;
    await expect(requireGame(null as never, null as never, 'demo', { game, mode: 'duel' })).rejects.toMatchObject({
      refusal: { code: 'BAD_INPUT', field: 'game' },
    });
  });
});
