export interface Example {
  readonly query: string;
  /** JSON */
  readonly variables: string;
  /** JSON */
  readonly headers: string;
}

export function example(query: string, variables: object = {}, headers: object = {}): Example {
  const json = (value: object) => (Object.keys(value).length > 0 ? JSON.stringify(value, null, 2) : '');
  return { query: query.trim(), variables: json(variables), headers: json(headers) };
}
