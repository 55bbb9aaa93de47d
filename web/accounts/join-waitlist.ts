import { postJson, textOf } from '../data/post-json.ts';
import { serverNow } from '../live/server-clock.ts';
import * as t from './__generated__/messages.ts';

export const INVALID_EMAIL = t.pleaseEnterAValidEmailAddress();

/** Puts an address on the waitlist (RE-05). Answers null, or the sentence to show (ER-08, ER-09). */
export async function joinWaitlist(email: string): Promise<string | null> {
  try {
    const answer = await postJson('/api/waitlist', { email, timestamp: new Date(serverNow()).toISOString() });
    return answer.isOk ? null : (textOf(answer, 'message') ?? t.failedToSubmitEmail());
  } catch {
    return t.failedToSubmitEmailTryAgain();
  }
}
