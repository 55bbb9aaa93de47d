import type { SecurityEvent } from '../../domain/accounts/account-events.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import { people } from '../seed/cast.ts';
import { type Samples, type Scene, type Untold, untoldEvent } from '../seed/scene.ts';

/** Changes of the account `demo`, one of them from an address that tells nothing. */
function untold({ now }: Scene): Untold[] {
  const told = (type: SecurityEvent, at: number, device: string, location: string | null): Untold => ({
    event: untoldEvent(type, people.demo, { userId: people.demo, device, count: 1 }, at),
    location,
    key: `${type}:demo`,
  });
  return [
    told('device.added', now - 26 * HOUR, 'Firefox on Windows', '203.0.113.24'),
    told('password.changed', now - 19 * DAY, 'Chrome on Windows', '198.51.100.7'),
    told('sessions.ended', now - 31 * DAY, 'Chrome on Windows', null),
  ];
}

export const samples: Samples = { untold };
