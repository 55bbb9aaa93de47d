/** The longest link that is kept, in characters. */
const LINK_MAX = 500;

/** A scheme before a colon; what follows the colon of a host is its port. */
const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;

/** A name of the open internet: it ends as domains do, which neither a file's name nor a number does. */
const NAMED_HOST = /\.(?:[a-z]{2,}|xn--[a-z\d-]+)\.?$/;

/** The address of what is typed as people say one, `twitch.tv/videos/1`: with `https://` before it where it lacks a scheme. */
export function withScheme(typed: string): string {
  const trimmed = typed.trim();
  if (SCHEME.test(trimmed)) return trimmed;
  const whole = `https://${trimmed.replace(/^\/\//, '')}`;
  return URL.canParse(whole) && NAMED_HOST.test(new URL(whole).hostname) ? whole : trimmed;
}

/** An absolute http(s) address without credentials as it is stored; null for anything else. */
export function webLinkOf(typed: string): string | null {
  const whole = withScheme(typed);
  const url = URL.canParse(whole) ? new URL(whole) : null;
  const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  const isOpen = isWeb && url.username === '' && url.password === '';
  return isOpen && whole.length <= LINK_MAX ? url.href : null;
}
