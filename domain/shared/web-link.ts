/** The longest link that is kept, in characters. */
const LINK_MAX = 500;

/** An absolute http(s) address without credentials as it is stored; null for anything else. */
export function webLinkOf(typed: string): string | null {
  const trimmed = typed.trim();
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '';
  return isWeb && trimmed.length <= LINK_MAX ? url.href : null;
}
