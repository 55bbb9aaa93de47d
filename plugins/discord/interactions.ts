import { type KeyObject, createPublicKey, verify } from 'node:crypto';
import * as z from 'zod';
import { COMMANDS, type Question } from '../kit/commands.ts';
import { readArgument } from '../kit/read-command.ts';

/** What stands before the 32 bytes of an Ed25519 key in its usual form (RFC 8410). */
const DER_HEAD = '302a300506032b6570032100';

/** @param hex as the page of the application shows it */
export const discordKey = (hex: string): KeyObject =>
  createPublicKey({ key: Buffer.from(DER_HEAD + hex, 'hex'), format: 'der', type: 'spki' });

/** Whether a call is Discord's: it signs the time and the body, and tries with wrong ones whether we look. */
export function isFromDiscord(key: KeyObject, signature: unknown, time: unknown, body: string): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/i.test(signature) || typeof time !== 'string') return false;
  return verify(null, Buffer.from(time + body), key, Buffer.from(signature, 'hex'));
}

export const PING = 1;
const COMMAND = 2;

const user = z.object({ id: z.string() });
const interaction = z.union([
  z.object({ type: z.literal(PING) }),
  z.object({
    type: z.literal(COMMAND),
    token: z.string().min(1).max(2_000),
    user: user.optional(),
    member: z.object({ user }).optional(),
    data: z.object({
      name: z.enum(COMMANDS),
      options: z.array(z.object({ value: z.unknown().optional() })).default([]),
    }),
  }),
]);
export type Interaction = z.output<typeof interaction>;

/** What Discord sent; null for what we never asked it for. */
export function readInteraction(body: string): Interaction | null {
  try {
    return interaction.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/** What somebody asks. @param ownerId to whom money is told */
export function questionOf(
  { user: alone, member, data }: Extract<Interaction, { type: typeof COMMAND }>,
  ownerId: string,
): Question {
  const [first] = data.options;
  const argument = typeof first?.value === 'string' ? readArgument(first.value) : '';
  const asker = (member?.user ?? alone)?.id;
  return { command: data.name, argument, isOwner: asker === ownerId };
}

/** Marks are Discord's own: a name with stars in it stays as it is. */
export const escapeMarks = (text: string): string => text.replaceAll(/[\\*_~`|>#[\]()<@:-]/g, (mark) => `\\${mark}`);

const MOST_LETTERS = 1_900;
/** Seen by whoever asked, and nobody else. */
const EPHEMERAL = 64;

/** A message that calls nobody, whoever is named in it. */
export function messageOf(text: string, isPrivate = false): object {
  const escaped = escapeMarks(text);
  const content = escaped.length > MOST_LETTERS ? `${escaped.slice(0, MOST_LETTERS)}…` : escaped;
  return { content, allowed_mentions: { parse: [] }, ...(isPrivate && { flags: EPHEMERAL }) };
}

export const pong = { type: 1 } as const;
export const said = (message: object): object => ({ type: 4, data: message });
/** 'Thinking…', until the message is put in its place. */
export const later = (isPrivate: boolean): object => ({ type: 5, data: isPrivate ? { flags: EPHEMERAL } : {} });

const text = 3;
/** What Discord offers to whoever types `/`. */
export const COMMAND_LIST = [
  { name: 'balance', description: 'Your Gauntlet balance, to you alone' },
  {
    name: 'battle',
    description: 'A public battle: the open ones, or the one of an id',
    options: [{ type: text, name: 'id', description: 'The id of a battle', max_length: 64 }],
  },
  {
    name: 'bracket',
    description: 'How a tournament stands: the present ones, or the one of an id',
    options: [{ type: text, name: 'id', description: 'The id of a tournament', max_length: 64 }],
  },
];
