import type { OauthKind } from '../../../db/platform/oauth.table.ts';
import type { Deps } from '../../kernel/deps.ts';
import { keyedHash, seal, unseal } from '../../kernel/sealed.ts';

/** What the library keeps of a code, a token or a question, as far as we look into it. */
export interface OauthPayload {
  readonly clientId?: string;
  readonly accountId?: string;
  /** Of a token, space between them. */
  readonly scope?: string;
  /** What the application asked for. */
  readonly params?: {
    readonly client_id?: string;
    readonly scope?: string;
    readonly redirect_uri?: string;
  };
  /** Where the browser goes on when the player has answered. */
  readonly returnTo?: string;
  readonly [other: string]: unknown;
}

/** What the database knows of a code or token: without the server's secret a stolen table opens nothing. */
export const tokenIdOf = (deps: Deps, kind: OauthKind, text: string): string => keyedHash(deps, `oauth-${kind}`, text);

export const userCodeHashOf = (deps: Deps, userCode: string): string => keyedHash(deps, 'oauth-user-code', userCode);

export const sealPayload = (deps: Deps, payload: object): string => seal(deps, JSON.stringify(payload));

/** Null for what was sealed under another secret: it is as good as gone. */
export function unsealPayload(deps: Deps, sealed: string): OauthPayload | null {
  const text = unseal(deps, sealed);
  return text === null ? null : (JSON.parse(text) as OauthPayload);
}
