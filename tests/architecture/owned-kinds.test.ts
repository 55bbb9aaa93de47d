import { expect, it } from 'vitest';
import { FLAGS, SETTINGS } from '../../domain/configuration.ts';
import { SUBJECT_KINDS } from '../../domain/shared/subjects.ts';
import { foldRooms, wireRooms } from '../../gateway/kernel/manifest/fold-rooms.ts';
import type { Room } from '../../gateway/kernel/manifest/room.ts';
import { ROOMS, WIRING } from '../../gateway/rooms.ts';
import { files, isCode, read } from './source.ts';

/** The names that are merged into a type by the files of rooms, each as often as it is declared. */
function declaredIn(type: string): string[] {
  const bodies = files
    .filter(isCode)
    .flatMap((file) => [...read(file).matchAll(new RegExp(`^ {2}interface ${type} \\{\\n(.*?)^ {2}\\}$`, 'gms'))]);
  return bodies.flatMap(([, body = '']) => [...body.matchAll(/^ {4}'?([\w-]+)'?: /gm)].map(([, name = '']) => name));
}

it.each<[type: string, given: Iterable<string>]>([
  ['AlertKinds', WIRING.alerts.keys()],
  ['UploadPurposes', WIRING.purposes],
])('what is declared in %s is declared once, and given by a room', (type, given) => {
  expect(declaredIn(type).toSorted()).toEqual([...given].toSorted());
});

it('a setting, and a flag, is declared by one room and known to all', () => {
  const declared = files
    .filter((file) => /^domain\/[\w-]+\/[\w-]+\.settings\.ts$|\/feature-flags\.ts$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/^export const \w+ = \{\n(.*?)^\}/gms)])
    .flatMap(([, body = '']) => [...body.matchAll(/^ {2}'?([\w-]+)'?: /gm)].map(([, name = '']) => name));
  expect(declared.toSorted()).toEqual([...Object.keys(SETTINGS), ...Object.keys(FLAGS)].toSorted());
  const keys = Object.values(SETTINGS).map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)]);
});

it('a kind of contest is declared by one room and known to all', () => {
  const declared = files
    .filter((file) => /^domain\/[\w-]+\/subject\.ts$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/^ {2}'?([\w-]+)'?: \{ title: /gm)].map(([, name = '']) => name));
  expect(declared.toSorted()).toEqual(SUBJECT_KINDS.toSorted());
});

it.each<[what: string, part: Partial<Room>]>([
  ['the alert market', { alerts: { market: 'Bets.' } }],
  ['the activity jury.heard', { activity: { 'jury.heard': 'Votes.' } }],
  ['the purpose clip', { uploads: { clip: 'private, erased' } }],
  ['the entity ticket', { silent: { support: ['ticket'] } }],
])('%s of two rooms stops the start', (what, part) => {
  expect(() => foldRooms([...ROOMS, { name: 'another', ...part }])).toThrow(
    new RegExp(`^${what} is claimed by [a-z]+ and by another$`),
  );
});

it('what wakes a desk and is not found for staff stops the start by its name', () => {
  expect(() => wireRooms([...ROOMS, { name: 'another', desks: { support: ['raffle'] } }])).toThrow(
    'no index finds raffle for staff',
  );
  expect(() => wireRooms([...ROOMS, { name: 'another', silent: { support: ['raffle'] } }])).not.toThrow();
});
