import { postJson, textOf } from '../data/post-json.ts';
import { serverNow } from '../live/server-clock.ts';

export const INVALID_EMAIL = 'Please enter a valid email address';

/** Puts an address on the waitlist (RE-05). Answers null, or the sentence to show (ER-08, ER-09). */
export async function joinWaitlist(email: string): Promise<string | null> {
  try {
    const answer = await postJson('/api/waitlist', { email, timestamp: new Date(serverNow()).toISOString() });
    return answer.isOk ? null : (textOf(answer, 'message') ?? 'Failed to submit email');
  } catch {
    return 'Failed to submit email. Please try again.';
  }
}
