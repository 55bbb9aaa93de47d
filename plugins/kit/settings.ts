import * as z from 'zod';

/** What is wrong with the settings, all of it at once and by name; never a value, since some are secrets. */
export class SettingsError extends Error {}

/** An address to which a bot connects, without the slash at its end. */
export const address = (protocol: RegExp) =>
  z.url({ protocol, error: 'must be an address' }).transform((text) => text.replace(/\/+$/, ''));

/** Of either bot: where Gauntlet is, and the key that the Creator Hub showed when the bot was connected. */
export const gauntletSettings = {
  GAUNTLET_URL: address(/^https?$/),
  GAUNTLET_KEY: z.string().regex(/^gntl_pat_[0-9A-Za-z]{38}$/, 'must be the key that Gauntlet showed'),
};

/** Reads the environment. @throws SettingsError that names each variable that is missing or wrong */
export function readSettings<T extends z.ZodObject>(
  shape: T,
  env: Readonly<Record<string, string | undefined>>,
): z.output<T> {
  // A line like `NAME=` in a file of settings is one that was not filled in.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = shape.safeParse(given);
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name} ${given[name] === undefined ? 'is missing' : message}`;
  });
  throw new SettingsError(problems.join('\n'));
}
