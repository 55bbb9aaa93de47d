import type { Failure } from '../data/failure.ts';
import * as t from './__generated__/messages.ts';

interface Named {
  readonly player: { readonly id: string; readonly username: string };
}

/** Why an acceptance did not work: names the payer on whom it waits, as far as the page knows the name. */
export function whyNotAccepted(failure: Failure | null, people: readonly Named[]): string | null {
  if (failure === null) return null;
  const payerId = failure.data['userId'];
  if (failure.code !== 'TEAM_CHANGED') return failure.sentence;
  if (payerId === undefined) return t.theSharesHaveChangedSinceSomebody();
  const name = people.find(({ player }) => player.id === payerId)?.player.username;
  return name === undefined ? t.aPayerCannotBeCharged() : t.memberCannotBeCharged({ name });
}
