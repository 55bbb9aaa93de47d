import type { Config } from './config.ts';

export const SESSION_COOKIE = 'gauntlet_session';

/** With the prefix a browser takes the cookie over TLS alone, and from no other host of the domain. */
export const cookieName = ({ isProduction }: Pick<Config, 'isProduction'>, name: string): string =>
  isProduction ? `__Host-${name}` : name;
