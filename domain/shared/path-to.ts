type ParamOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name extends `${infer Optional}?`
      ? Optional
      : Name
    : never;

/** The address of a page, by its pattern: whatever the parameters hold is encoded. */
export const pathTo = <const Pattern extends string>(
  pattern: Pattern,
  params: Readonly<Record<ParamOf<Pattern>, string>>,
): string => pattern.replaceAll(/:(\w+)\??/g, (_all, name: ParamOf<Pattern>) => encodeURIComponent(params[name]));

/** The address with questions behind it. */
export const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;
