/** CH-01 */
const DEFAULT_BATTLE_ID = '1';

/** Which battle an address under /challenge asks for, and the invite code that it brings. */
export function challengeQuestion(pathname: string, search: string): { id: string; code: string | null } {
  const [, , segment = ''] = pathname.split('/');
  return {
    id: segment === '' ? DEFAULT_BATTLE_ID : decoded(segment),
    code: new URLSearchParams(search).get('code')?.trim().toUpperCase() ?? null,
  };
}

/** As it stands when it is no proper encoding: there is no such battle then either. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
