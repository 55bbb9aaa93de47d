import { expect, test } from 'vitest';
import { GAME_PLATFORMS } from '../../db/proof/proof.table.ts';
import { FORBIDDEN_BY } from '../../domain/proof/owners.ts';
import { FLAGS } from '../../domain/configuration.ts';
import { SETTING_DEFAULTS } from '../../domain/shared/settings.ts';
import { environment } from '../../gateway/kernel/config/environment.ts';
import { files, isProduction, read } from './source.ts';

/** Games whose owners forbid stakes, their owners, and what else these own. */
const FORBIDDEN = /riot|valorant|league|\bea\b|apex|epic|fortnite|rocket/i;

test('Riot and EA forbid stakes on their games, and nobody has given a yes in writing', () => {
  const games = Object.entries(FORBIDDEN_BY).filter(([, owner]) => owner !== null);
  expect(games).toEqual([
    ['valorant', 'riot'],
    ['league', 'riot'],
    ['apex', 'ea'],
  ]);
});

test('no file of proof but the list of owners names a game whose owner forbids stakes', () => {
  const proof = files.filter((file) => /^(domain|db|gateway)\/proof\//.test(file) && isProduction(file));
  expect(proof.filter((file) => FORBIDDEN.test(read(file)))).toEqual(['domain/proof/owners.ts']);
});

test('no account, flag, setting or variable of the environment is named after such a game or its owner', () => {
  const names = [
    ...GAME_PLATFORMS,
    ...Object.keys(FLAGS),
    ...SETTING_DEFAULTS.map(({ key }) => key),
    ...Object.keys(environment.shape),
  ];
  expect(names).toContain('LICHESS_URL');
  expect(names.filter((name) => FORBIDDEN.test(name.replaceAll(/[_-]/g, ' ')))).toEqual([]);
});

test('whatever settles a battle by proof asks the one rule that knows whose game it is', () => {
  const settles = files.filter(
    (file) => isProduction(file) && !file.startsWith('gateway/battles/') && /\b\w+ByProof\(/.test(read(file)),
  );
  expect(settles).toHaveLength(3);
  expect(settles.filter((file) => !/\bweigh\(/.test(read(file)))).toEqual([]);
});
