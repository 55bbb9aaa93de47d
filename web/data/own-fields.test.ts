import { readFileSync } from 'node:fs';
import { InMemoryCache, gql } from '@apollo/client';
import { buildSchema, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { MODE_TITLES, untitledName } from '../../domain/battles/battle.ts';
import { BATTLE_GAMES, GAME_TITLES } from '../../domain/shared/games.ts';
import { PRIVATE_TOURNAMENT, hiddenPlayer } from '../../domain/tournaments/hidden-players.ts';
import { earnedWords } from '../format/earned-words.ts';
import { OWN_FIELDS, SAID_BY, sayOwnFields } from './own-fields.ts';
import * as t from '../format/__generated__/messages.ts';
import { typePolicies } from './type-policies.ts';

const types = Object.values(buildSchema(readFileSync('schema.graphql', 'utf8')).getTypeMap()).filter(isObjectType);

it('modes, games whose names are words and battles without a title read in English as the server says them', () => {
  const same = (words: readonly string[]) => Object.fromEntries(words.map((one) => [one, one]));
  const untitled = same(BATTLE_GAMES.map(untitledName));
  expect(OWN_FIELDS).toEqual({
    gameTitle: same([GAME_TITLES.chess]),
    gameMode: same(Object.values(MODE_TITLES)),
    title: untitled,
    name: untitled,
    detail: untitled,
    contest: same([PRIVATE_TOURNAMENT]),
  });
});

it.each(['gameTitle', 'gameMode'] as const)('no type that has a %s is forgotten', (field) => {
  // An overlay is in English, and keeps nothing in memory.
  const saying = types.filter((type) => field in type.getFields() && type.name !== 'OverlayWin');
  expect(SAID_BY[field]).toEqual(saying.map(({ name }) => name).toSorted());
});

it.each(['title', 'name', 'detail', 'contest'] as const)('types that are named for a %s have one', (field) => {
  const having = new Set(types.filter((type) => field in type.getFields()).map(({ name }) => name));
  expect(SAID_BY[field].filter((name) => !having.has(name))).toEqual([]);
});

it('such a field is read as the app says it, and what somebody has typed as it came', () => {
  const words = { ...OWN_FIELDS, gameMode: { Custom: 'Personalizado' } };
  const cache = new InMemoryCache({ typePolicies: sayOwnFields(typePolicies, words) });
  const query = gql`
    {
      battle(id: "7") {
        id
        title
        gameMode
      }
    }
  `;
  const battle = { __typename: 'Battle', id: '7', title: 'Night match', gameMode: 'Custom' };
  cache.writeQuery({ query, data: { battle } });
  expect(cache.readQuery({ query })).toEqual({ battle: { ...battle, gameMode: 'Personalizado' } });
});

it('what else the policies say of a type stays', () => {
  expect(sayOwnFields(typePolicies)['Contest']?.fields).toMatchObject(typePolicies['Contest']?.fields ?? {});
});

it('a player who is hidden from visitors is called so in the language of the app', () => {
  const cache = new InMemoryCache({ typePolicies: sayOwnFields(typePolicies) });
  const query = gql`
    {
      tournamentEntrants(id: "cup-1") {
        id
        username
      }
    }
  `;
  const entrants = [hiddenPlayer(3), { id: '4', username: 'Nova' }].map(({ id, username }) => ({
    __typename: 'TournamentEntrant',
    id,
    username,
  }));
  cache.writeQuery({ query, data: { tournamentEntrants: entrants } });
  expect(cache.readQuery({ query })).toEqual({
    tournamentEntrants: [{ ...entrants[0], username: t.hiddenPlayer({ number: 3 }) }, entrants[1]],
  });
});

it('devices and what brought money in the arcade are named in the language of the app', () => {
  const cache = new InMemoryCache({ typePolicies: sayOwnFields(typePolicies) });
  const query = gql`
    {
      sessions {
        id
        device
      }
    }
  `;
  const sessions = ['Chrome on Windows', 'Unknown device', 'Safari'].map((device, at) => ({
    __typename: 'Session',
    id: String(at),
    device,
  }));
  cache.writeQuery({ query, data: { sessions } });
  expect(cache.readQuery({ query })).toMatchObject({
    sessions: [
      { device: t.browserOnSystem({ browser: 'Chrome', system: 'Windows' }) },
      { device: t.unknownDevice() },
      { device: 'Safari' },
    ],
  });
  expect(['1v1 Battle', 'Skill Match', 'Bracket of 8', 'Nova'].map(earnedWords)).toEqual([
    t.phraseBattle(),
    t.phraseSkill(),
    t.bracketOf({ size: 8 }),
    'Nova',
  ]);
});

it('every type that has a device says it so', () => {
  const policies = sayOwnFields(typePolicies);
  const having = types.filter((type) => 'device' in type.getFields()).map(({ name }) => name);
  expect(having.filter((name) => !Object.hasOwn(policies[name]?.fields ?? {}, 'device'))).toEqual([]);
});
