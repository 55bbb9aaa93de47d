import { seconds } from '../shared/setting.ts';

export const securitySettings = {
  sessionTimeoutMs: seconds('session_timeout', {
    value: '3600',
    description: 'Seconds until an idle session ends',
    category: 'security',
    bounds: [60, 30 * 24 * 3_600],
    isGuard: true,
  }),
};
