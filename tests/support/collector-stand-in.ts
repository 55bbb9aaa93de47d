import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A span, as far as the tests look at it. */
export interface Told {
  /** Whose doing it is. */
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<Told, 'service' | 'attributes'> & {
        readonly attributes?: readonly Attribute[];
      })[];
    }[];
  }[];
}

const valuesOf = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Stands where an operator's collector of OpenTelemetry does, and keeps what it is told. */
export class CollectorStandIn {
  /** As they came. */
  readonly texts: string[] = [];
  /** What the callers sent besides. */
  readonly keys = new Set<string | undefined>();
  readonly #server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      this.texts.push(bytes.toString());
      this.keys.add(request.headers['api-key']?.toString());
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });

  static async open(): Promise<CollectorStandIn> {
    const collector = new CollectorStandIn();
    await once(collector.#server.listen(0, '127.0.0.1'), 'listening');
    return collector;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the collector does not listen');
    return `http://127.0.0.1:${address.port}`;
  }

  /** What it was told so far. */
  get spans(): Told[] {
    return this.texts
      .flatMap((text) => (JSON.parse(text) as Sent).resourceSpans)
      .flatMap(({ resource, scopeSpans }) => {
        const service = String(valuesOf(resource.attributes)['service.name']);
        return scopeSpans.flatMap(({ spans }) =>
          spans.map((span) => ({ ...span, service, attributes: valuesOf(span.attributes ?? []) })),
        );
      });
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
