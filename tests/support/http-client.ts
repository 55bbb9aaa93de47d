import { randomUUID } from 'node:crypto';
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { requireDocumented } from './documented.ts';

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent with a content-length; an array is sent in chunks without one. */
  readonly body?: string | Buffer | readonly Buffer[];
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The parsed body; undefined when it is not JSON. */
  readonly json: unknown;
}

export interface GraphqlAnswer extends Answer {
  readonly data: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors: readonly {
    message: string;
    path?: readonly (string | number)[];
    extensions: Readonly<Record<string, unknown>>;
  }[];
}

/** Why the server said no, as far as a client may rely on it. */
export interface SeenRefusal {
  readonly status: number;
  readonly code: unknown;
  readonly field?: unknown;
  readonly data?: unknown;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Of GraphQL over HTTP: an answer with data is 2xx, a refusal of the whole is not. */
function requireFitting({ status, text }: Answer, data: unknown, errors: unknown): void {
  const hasData = data !== undefined && data !== null;
  // The protocol of automatic persisted queries answers 200.
  const isSuccess = hasData || text.includes('"PERSISTED_QUERY_NOT_SUPPORTED"');
  if ((hasData || errors !== undefined) && (status === 200) !== isSuccess) throw new Error(`${status} with ${text}`);
}

/** One HTTP call as it is, without the rules of a browser. */
export function send(
  baseUrl: string,
  agent: Agent,
  { method = 'GET', path, headers = {}, body }: Call,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseUrl);
    const whole = typeof body === 'string' || Buffer.isBuffer(body) ? Buffer.from(body) : null;
    const length = whole && headers['content-length'] === undefined ? { 'content-length': String(whole.length) } : {};
    const call = request({ hostname, port, path, method, agent, headers: { ...length, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => void chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json: parseJson(text) });
      });
    });
    call.on('error', reject);
    if (whole) call.end(whole);
    else {
      for (const chunk of Array.isArray(body) ? (body as readonly Buffer[]) : []) call.write(chunk);
      call.end();
    }
  });
}

/** A browser without a screen: keeps cookies and speaks to the two endpoints. */
export class Client {
  readonly baseUrl: string;
  readonly #agent: Agent;
  readonly #cookies = new Map<string, string>();
  /** Sent with every call. */
  readonly #headers: Readonly<Record<string, string>>;

  /** Looks at every answer. */
  readonly #check: (call: Call, answer: Answer) => void;

  constructor(
    baseUrl: string,
    agent: Agent,
    headers: Readonly<Record<string, string>> = {},
    check: (call: Call, answer: Answer) => void = () => undefined,
  ) {
    this.baseUrl = baseUrl;
    this.#agent = agent;
    this.#headers = headers;
    this.#check = check;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  async send(call: Call): Promise<Answer> {
    const cookie = this.cookie;
    const headers = { ...(cookie && { cookie }), ...this.#headers, ...call.headers };
    const answer = await send(this.baseUrl, this.#agent, { ...call, headers });
    this.#check(call, answer);
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=', 2);
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  rest(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    if (body === undefined) return this.send({ method, path, headers });
    return this.send({
      method,
      path,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  async post(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<GraphqlAnswer> {
    const answer = await this.rest('POST', '/graphql', body, {
      accept: 'application/graphql-response+json',
      ...headers,
    });
    const { data, errors } = (answer.json ?? {}) as Partial<GraphqlAnswer>;
    requireFitting(answer, data, errors);
    for (const { path, extensions } of errors ?? [])
      requireDocumented((body as { query?: unknown } | null)?.query, path, extensions?.['code']);
    return { ...answer, data, errors: errors ?? [] };
  }

  graphql(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<GraphqlAnswer> {
    return this.post({ query, variables }, headers);
  }

  /** The data of an operation that must succeed; every call carries a key of its own unless one is given. */
  async ask<T>(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    key: string = randomUUID(),
  ): Promise<T> {
    const { status, data, errors, text } = await this.graphql(query, variables, { 'idempotency-key': key });
    if (status !== 200 || errors.length > 0) throw new Error(`${status} ${text}`);
    return data as T;
  }

  /** The refusal of an operation that must be refused. */
  async refusal(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    key: string = randomUUID(),
  ): Promise<SeenRefusal> {
    const { status, errors, text } = await this.graphql(query, variables, { 'idempotency-key': key });
    const [first] = errors;
    if (!first) throw new Error(`expected a refusal, got ${status} ${text}`);
    const { code, field, data } = first.extensions;
    return { status, code, ...(field !== undefined && { field }), ...(data !== undefined && { data }) };
  }
}
