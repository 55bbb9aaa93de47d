import type { UserConfig } from 'vite';

/**
 * What is built is what is served, whatever NODE_ENV the shell has that builds it: with another one Vite takes the parts of
 * React that are for development, which those of production do not know.
 */
export const inEarnest =
  (config: UserConfig) =>
  ({ command }: { readonly command: 'build' | 'serve' }): UserConfig => {
    if (command === 'build') process.env['NODE_ENV'] = 'production';
    return config;
  };
