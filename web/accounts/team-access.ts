import { postJson, textOf } from '../shared/post-json.ts';

/** Signs in through the Team Access card (RE-04). Answers null, or the sentence to show (ER-10, ER-11). */
export async function requestTeamAccess(username: string, password: string): Promise<string | null> {
  try {
    const answer = await postJson('/api/auth/login', { username: username.trim(), password });
    return answer.isOk ? null : (textOf(answer, 'error') ?? 'Invalid username or password');
  } catch {
    return 'Authentication failed. Please try again.';
  }
}
