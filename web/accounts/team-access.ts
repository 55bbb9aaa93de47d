import { postJson, textOf } from '../data/post-json.ts';
import type { Figures } from '../data/refusal-sentences.ts';
import { keepWaiting } from '../session/pending-registration.ts';
import { type AskedProof, askedProofIn } from '../session/second-proof.ts';
import * as t from './__generated__/messages.ts';

export type TeamAccess =
  | { readonly kind: 'granted' }
  | { readonly kind: 'asked'; readonly asked: AskedProof }
  /** A registration of this name waits for its code, and this browser has it now. */
  | { readonly kind: 'waiting' }
  /** With the sentence to show (ER-10, ER-11). */
  | { readonly kind: 'refused'; readonly sentence: string };

/** Signs in through the Team Access card (RE-04). */
export async function requestTeamAccess(username: string, password: string): Promise<TeamAccess> {
  try {
    const answer = await postJson('/api/auth/login', { username: username.trim(), password });
    if (answer.isOk) return { kind: 'granted' };
    const data = answer.body?.['data'];
    const figures = typeof data === 'object' && data !== null ? (data as Figures) : {};
    const code = textOf(answer, 'code');
    if (keepWaiting(code, username.trim(), figures)) return { kind: 'waiting' };
    const asked = askedProofIn(code, figures);
    if (asked) return { kind: 'asked', asked };
    return { kind: 'refused', sentence: textOf(answer, 'error') ?? t.invalidUsernameOrPassword() };
  } catch {
    return { kind: 'refused', sentence: t.authenticationFailedTryAgain() };
  }
}
