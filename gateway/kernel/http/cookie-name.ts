import type { Config } from '../config/config.ts';

export const SESSION_COOKIE = 'gauntlet_session';
/** By which a browser shows which question of an application it was sent here with. */
export const CONNECT_COOKIE = 'gauntlet_connect';

/** With the prefix a browser takes the cookie over TLS alone, and from no other host of the domain. */
export const cookieName = ({ isProduction }: Pick<Config, 'isProduction'>, name: string): string =>
  isProduction ? `__Host-${name}` : name;
