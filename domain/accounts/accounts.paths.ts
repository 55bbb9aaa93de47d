import { withQuery } from '../shared/path-to.ts';

export const indexPath = '/';
export const landingPath = '/landing';
export const settingsPath = '/settings';
export const settingsSectionPath = (section: 'notifications' | 'privacy' | 'security' | 'play' | 'data'): string =>
  withQuery(settingsPath, { section });
