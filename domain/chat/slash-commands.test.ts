import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  REPORT_REASON_MAX,
  commandsFor,
  isMarkerCommand,
  isWholeCommand,
  readCommand,
  shrugged,
} from './slash-commands.ts';

const names = (input: string): string[] => commandsFor(input, false).map(({ name }) => name);

describe('commandsFor', () => {
  it.each([
    ['', []],
    ['/', []],
    ['r', []],
    [' /r', []],
    ['/r', ['/report', '/roll']],
    ['/R', ['/report', '/roll']],
    ['/ro', ['/roll']],
    ['/roll', ['/roll']],
    ['/roll 2d6', ['/roll']],
    ['/s', ['/shrug']],
    ['/f', ['/flip']],
    ['/x', []],
    ['/rolls', []],
    ['//', []],
  ])('offers for %j what it may become (GC-09)', (input, expected) => {
    expect(names(input)).toEqual(expected);
  });

  it('offers nothing for an input without a slash and another character, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (input) => {
        if (!input.startsWith('/') || input.length < 2) expect(commandsFor(input, true)).toEqual([]);
      }),
    );
  });
});

it('offers /marker where the writer may keep moments, and nowhere else', () => {
  expect(commandsFor('/m', true).map(({ name }) => name)).toEqual(['/marker']);
  expect(commandsFor('/m', false)).toEqual([]);
  expect([isMarkerCommand('/MARKER a clutch'), isMarkerCommand('/markers')]).toEqual([true, false]);
  expect(readCommand('/marker  a clutch ')).toEqual({ ok: true, value: { kind: 'marker', label: 'a clutch' } });
  expect(readCommand('/marker')).toEqual({ ok: true, value: { kind: 'marker', label: '' } });
  expect(readCommand(`/marker ${'x'.repeat(81)}`)).toMatchObject({ refusal: { data: { command: '/marker' } } });
});

describe('isWholeCommand', () => {
  it.each(['/roll', '/ROLL 2d6', '/flip', '/report demo', '/shrug', '/marker'])('knows %s', (input) => {
    expect(isWholeCommand(input)).toBe(true);
  });
  it.each(['/rol', '/rolled', 'roll', '/', ''])('does not know %j', (input) => {
    expect(isWholeCommand(input)).toBe(false);
  });
});

describe('readCommand', () => {
  it.each([
    ['/roll', { kind: 'roll', dice: { count: 1, sides: 100 } }],
    ['/roll 20', { kind: 'roll', dice: { count: 1, sides: 20 } }],
    ['/roll d20', { kind: 'roll', dice: { count: 1, sides: 20 } }],
    ['/roll 2d6', { kind: 'roll', dice: { count: 2, sides: 6 } }],
    ['/Roll 2D6', { kind: 'roll', dice: { count: 2, sides: 6 } }],
    ['/roll 20d1000', { kind: 'roll', dice: { count: 20, sides: 1000 } }],
    ['/flip', { kind: 'flip' }],
    ['/shrug', { kind: 'shrug', text: '' }],
    ['/shrug who knows', { kind: 'shrug', text: 'who knows' }],
    ['/report demo', { kind: 'report', username: 'demo', reason: '' }],
    ['/report @demo insults  everybody', { kind: 'report', username: 'demo', reason: 'insults everybody' }],
  ])('reads %s', (text, value) => {
    expect(readCommand(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['/roll 0', '/roll'],
    ['/roll 1', '/roll'],
    ['/roll 1001', '/roll'],
    ['/roll 21d6', '/roll'],
    ['/roll 0d6', '/roll'],
    ['/roll 2d', '/roll'],
    ['/roll -5', '/roll'],
    ['/roll 1e3', '/roll'],
    ['/roll 2d6 2d6', '/roll'],
    ['/roll 99999999999999999999', '/roll'],
    ['/flip a coin', '/flip'],
    ['/report', '/report'],
    ['/report @', '/report'],
    ['/reprot demo cheats', '/reprot'],
    ['/rolling', '/rolling'],
    [`/report demo ${'x'.repeat(REPORT_REASON_MAX + 1)}`, '/report'],
  ])('does not guess what %s means', (text, command) => {
    expect(readCommand(text)).toEqual({ ok: false, refusal: { code: 'BAD_INPUT', field: 'text', data: { command } } });
  });

  it.each(['hello', '/', '//', 'say /roll', '/r/games', '/15 was close', 'and/or'])('posts %s as it stands', (text) => {
    expect(readCommand(text)).toEqual({ ok: true, value: null });
  });

  it('decides every text without a fault', () => {
    fc.assert(
      fc.property(fc.constantFrom('/roll', '/report', '/flip', '/shrug', '/'), fc.string(), (name, rest) => {
        expect(typeof readCommand(`${name} ${rest}`).ok).toBe('boolean');
      }),
    );
  });
});

describe('shrugged', () => {
  it('puts the shrug behind the words', () => {
    expect(shrugged('')).toBe('¯\\_(ツ)_/¯');
    expect(shrugged('who knows')).toBe('who knows ¯\\_(ツ)_/¯');
  });
});
