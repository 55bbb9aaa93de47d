import { describe, expect, it } from 'vitest';
import { readArgument, readCommand } from './read-command.ts';

describe('a command in a chat (CR-21)', () => {
  it.each([
    ['as it is typed', '!battle'],
    ['in capitals', '!BATTLE'],
    ['with what 7TV and Chatterino put behind it', '!battle \u034F'],
    ['with a tag of Unicode behind it', '!battle \u{E0000}'],
    ['with the older filler behind it', '!battle\u200B\u2800'],
    ['with a space before it', '  !battle '],
    ['as a reply to the bot', '@gauntlet_bot !battle'],
    ['as a reply that is sent twice', '@gauntlet_bot, !battle \u034F'],
    ['for somebody', '!battle @viewer'],
    ['with a space that does not break', '!battle\u00A0'],
    ['of a wide keyboard', '！ｂａｔｔｌｅ'],
    ['as a deed', '\u0001ACTION !battle\u0001'],
  ])('is heard %s', (_how, text) => {
    expect(readCommand(text)).toEqual({ command: 'battle', argument: '' });
  });

  it.each([
    ['!battle 3fA-9_x', '3fA-9_x'],
    ['@bot !battle 3fA-9_x \u034F', '3fA-9_x'],
    ['!battle @viewer 3fA-9_x', '3fA-9_x'],
    ['!battle 3fA-\u200B9_x', '3fA-9_x'],
  ])('%j asks for one battle', (text, argument) => {
    expect(readCommand(text)).toEqual({ command: 'battle', argument });
  });

  it.each(['', '\u034F', 'battle', '! battle', '!battles', 'try !battle', '!battle of the year', '@bot', '@!battle'])(
    '%j is none',
    (text) => expect(readCommand(text)).toBeNull(),
  );
});

it.each([
  [' 3fA-9_x\u034F', '3fA-9_x'],
  ['<@81384788765712384>', ''],
  ['@viewer', ''],
  ['\u{E0000}', ''],
])('the option %j of a command is read as %j (CR-21)', (text, argument) => expect(readArgument(text)).toBe(argument));
