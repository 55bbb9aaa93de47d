import { postJson, textOf } from '../data/post-json.ts';
import type { Figures } from '../data/refusal-sentences.ts';
import { type AskedProof, askedProofIn } from '../session/second-proof.ts';
import * as t from './__generated__/messages.ts';

export type TeamAccess =
  | { readonly kind: 'granted' }
  | { readonly kind: 'asked'; readonly asked: AskedProof }
  /** With the sentence to show (ER-10, ER-11). */
  | { readonly kind: 'refused'; readonly sentence: string };

/** Signs in through the Team Access card (RE-04). */
export async function requestTeamAccess(username: string, password: string): Promise<TeamAccess> {
  try {
    const answer = await postJson('/api/auth/login', { username: username.trim(), password });
    if (answer.isOk) return { kind: 'granted' };
    const data = answer.body?.['data'];
    const asked = askedProofIn(
      textOf(answer, 'code'),
      typeof data === 'object' && data !== null ? (data as Figures) : {},
    );
    if (asked) return { kind: 'asked', asked };
    return { kind: 'refused', sentence: textOf(answer, 'error') ?? t.invalidUsernameOrPassword() };
  } catch {
    return { kind: 'refused', sentence: t.authenticationFailedTryAgain() };
  }
}
