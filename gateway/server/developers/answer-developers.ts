import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { developersPath } from '../../../domain/platform/platform.paths.ts';
import type { Deps } from '../../kernel/deps.ts';
import { encodingFor, holdsTag } from '../../kernel/http/negotiation.ts';
import { openApiOf } from '../../platform/index.ts';
import { type RootKind, writeFields } from './describe-fields.ts';
import { fillPage } from './fill-page.ts';
import { type DeveloperPage, PAGES } from './pages.ts';
import { readDocument } from './read-document.ts';
import { type WrittenPage, writePage } from './write-page.ts';

interface Answer {
  readonly type: string;
  readonly bytes: Buffer;
  /** Null where packing saves nothing. */
  readonly gzip: Buffer | null;
  readonly etag: string;
}

const CLIENT = `${developersPath}/gauntlet-client.tgz`;
const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

function answerOf(type: string, bytes: Buffer, isPacked = false): Answer {
  return {
    type,
    bytes,
    gzip: isPacked ? null : gzipSync(bytes, { level: 9 }),
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  };
}

/** What stands under /developers: pages of Markdown and of declarations, what they load, and files for programs. */
export class Developers {
  readonly #deps: Deps;
  readonly #schema: GraphQLSchema;
  readonly #client: Buffer | null;
  readonly #pages = new Map<DeveloperPage, WrittenPage>();
  readonly #answers = new Map<string, Answer>();

  constructor(deps: Deps, schema: GraphQLSchema, buildFolder: string) {
    this.#deps = deps;
    this.#schema = schema;
    const packed = join(buildFolder, 'client', 'gauntlet-client.tgz');
    this.#client = existsSync(packed) ? readFileSync(packed) : null;
  }

  /** Answers what is asked for below the path; false where there is no such thing. */
  answer(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
    const path = pathname === `${developersPath}/` ? developersPath : pathname;
    const answer = this.#answers.get(path) ?? this.#make(path);
    if (!answer) return false;
    this.#answers.set(path, answer);
    const offered = answer.gzip ? (['gzip', 'identity'] as const) : (['identity'] as const);
    const encoding = encodingFor(request.headers['accept-encoding'], offered);
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoding === null) {
      response.statusCode = 406;
      response.end();
      return true;
    }
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', answer.etag);
    if (holdsTag(request.headers['if-none-match'], answer.etag)) {
      response.statusCode = 304;
      response.end();
      return true;
    }
    const bytes = (encoding === 'gzip' && answer.gzip) || answer.bytes;
    if (encoding === 'gzip') response.setHeader('Content-Encoding', 'gzip');
    response.setHeader('Content-Type', answer.type);
    response.setHeader('Content-Length', bytes.length);
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  }

  #make(path: string): Answer | null {
    const page = PAGES.find((one) => one.path === path);
    if (page) return answerOf(HTML, Buffer.from(this.#write(page).html));
    switch (path) {
      case CLIENT:
        return this.#client && answerOf('application/gzip', this.#client, true);
      case `${developersPath}/openapi.json`:
        return answerOf(JSON_TYPE, Buffer.from(JSON.stringify(openApiOf(this.#deps))));
      case `${developersPath}/schema.graphql`:
        return answerOf(
          'text/plain; charset=utf-8',
          Buffer.from(`${printSchema(lexicographicSortSchema(this.#schema))}\n`),
        );
      case `${developersPath}/page.css`:
        return answerOf('text/css; charset=utf-8', Buffer.from(readDocument('page.css')));
      case `${developersPath}/page.js`:
        return answerOf('text/javascript; charset=utf-8', Buffer.from(readDocument('page.mjs')));
      case `${developersPath}/search.json`:
        return answerOf(JSON_TYPE, Buffer.from(JSON.stringify(this.#index())));
      default:
        return null;
    }
  }

  #write(page: DeveloperPage): WrittenPage {
    const known = this.#pages.get(page);
    if (known) return known;
    const { file, path } = page;
    const markdown =
      file === null
        ? writeFields(this.#schema, path.slice(path.lastIndexOf('/') + 1) as RootKind)
        : fillPage(readDocument(`${file}.md`), this.#deps, this.#schema, this.#client);
    const written = writePage(page, markdown);
    this.#pages.set(page, written);
    return written;
  }

  /** All that can be found: where it stands, what it is called, and how it begins. */
  #index(): readonly (readonly [path: string, page: string, title: string, text: string])[] {
    return PAGES.flatMap((page) => [
      [page.path, page.name, page.name, page.about] as const,
      ...this.#write(page).sections.map(
        ({ anchor, title, text }) => [`${page.path}#${anchor}`, page.name, title, text] as const,
      ),
    ]);
  }
}
