import { HOUR } from '../../domain/shared/time.ts';
import { insertKnownDevice } from '../security/known-device.queries.ts';
import { deskId } from '../seed/cast.ts';
import type { Samples, Scene } from '../seed/scene.ts';
import { raiseAlert } from '../wallet/index.ts';

/** Two who play each other have signed in from one browser, as staff are told of it. */
async function present({ tx, now }: Scene): Promise<void> {
  const [one, other] = [deskId(6), deskId(7)];
  const at = now - 11 * HOUR;
  for (const userId of [one, other])
    await insertKnownDevice(tx, {
      userId,
      deviceHash: 'sample-browser',
      name: 'Firefox on Windows',
      firstSeenAt: at,
      lastSeenAt: at,
    });
  const players = [one, other].toSorted();
  const id = `shared-origin:${players.join(':')}`;
  const subject = `${players.join(' and ')}: one browser`;
  const message = `accounts that have played each other share where they sign in from: ${subject}`;
  await raiseAlert(tx, {
    id,
    uniqueKey: id,
    difference: { kind: 'shared-origin', message, subject, currency: null, sides: [], players },
    at,
  });
}

export const samples: Samples = { present };
