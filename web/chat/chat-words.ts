import { BLOCK_APPEALS_MAX } from '../../domain/chat/blocked-message.ts';
import { MESSAGE_MAX } from '../../domain/chat/message-text.ts';
import { DICE_MAX, SIDES_MAX } from '../../domain/chat/slash-commands.ts';
import { formatCount } from '../format/format.ts';
import { REFUSAL_SENTENCES } from '../data/refusals.ts';
import type { Failure } from '../data/failure.ts';

const COMMAND_SENTENCES: Readonly<Record<string, string>> = {
  '/roll': `Write /roll, /roll 20 or /roll 2d6: up to ${DICE_MAX} dice of 2 to ${formatCount(SIDES_MAX)} sides.`,
  '/flip': 'Write /flip and nothing else to flip a coin.',
  '/report': 'Write /report, a username, and why: /report rival insults others.',
};

/** Why a text was not posted; the text stays in the composer. */
export function postingFailure({ code, data, sentence }: Failure): string {
  const command = data['command'];
  if (code === 'BAD_INPUT' && typeof command === 'string')
    return COMMAND_SENTENCES[command] ?? `There is no command ${command}. Your message was not posted.`;
  if (code === 'BAD_INPUT') return `A message has 1 to ${MESSAGE_MAX} characters.`;
  if (code === 'NOT_FOUND') return 'There is no player of this name.';
  if (code === 'ONESELF') return 'You cannot report yourself.';
  if (code === 'RATE_LIMITED')
    return REFUSAL_SENTENCES.RATE_LIMITED(data).replace('Too many attempts', 'That was a lot at once');
  return sentence;
}

/** Why staff were not asked to look at a message. */
export const appealFailure = ({ code, sentence }: Failure): string =>
  code === 'LIST_FULL'
    ? `Staff have ${BLOCK_APPEALS_MAX} of your messages to look at. Ask again when they have decided one.`
    : sentence;
