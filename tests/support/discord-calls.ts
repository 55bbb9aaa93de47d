import { generateKeyPairSync, sign } from 'node:crypto';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
/** As the page of an application of Discord shows it. */
export const DISCORD_KEY = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');

/** What Discord signs a call with. */
export const signedByDiscord = (body: string): Record<string, string> => ({
  'x-signature-ed25519': sign(null, Buffer.from(`1${body}`), privateKey).toString('hex'),
  'x-signature-timestamp': '1',
});

/** What it sends where somebody asks a bot. */
export const commandOf = (name: string, argument: string | null, userId: string): object => ({
  type: 2,
  token: 'interaction-token',
  member: { user: { id: userId } },
  data: { name, options: argument === null ? [] : [{ name: 'id', value: argument }] },
});

/** As it is read, without the marks that keep Discord from drawing it. */
export const readMarked = (content: string): string => content.replaceAll(/\\(.)/g, '$1');
