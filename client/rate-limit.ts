/** What is left of a minute, in points: of the key, or of all keys of its account where that is less. */
export interface RateLimit {
  readonly limit: number;
  readonly remaining: number;
  /** When all of it is there again, in seconds after the answer that said so. */
  readonly resetSeconds: number;
}

/** Items of a header such as `"key";r=9990;t=60, "account";r=19990;t=60`, by name. */
function readItems(header: string): Map<string, Readonly<Record<string, number>>> {
  const items = header.matchAll(/"(\w+)"((?:;\w+=\d+)*)/g);
  return new Map(
    [...items].map(([, name = '', parameters = '']) => [
      name,
      Object.fromEntries([...parameters.matchAll(/;(\w+)=(\d+)/g)].map(([, key = '', value]) => [key, Number(value)])),
    ]),
  );
}

/** What the headers of an answer say; null where they say nothing. */
export function readRateLimit(headers: Headers): RateLimit | null {
  const policies = readItems(headers.get('ratelimit-policy') ?? '');
  const limits = [...readItems(headers.get('ratelimit') ?? '')].map(([name, { r = 0, t = 0 }]) => ({
    limit: policies.get(name)?.['q'] ?? 0,
    remaining: r,
    resetSeconds: t,
  }));
  return limits.reduce<RateLimit | null>(
    (least, one) => (least && least.remaining <= one.remaining ? least : one),
    null,
  );
}
