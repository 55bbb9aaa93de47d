import type { RefusalCode } from './__generated__/refusal-code.ts';

interface Detail {
  readonly status: number | null;
  readonly requestId: string | null;
}

/** Gauntlet said no. Go by the code: the words may change. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** A newer Gauntlet may have codes that this package does not know yet. */
  readonly code: RefusalCode;
  /** The input that it concerns; null where no single one is to blame. */
  readonly field: string | null;
  /** Figures, such as `retryAfterSeconds` or the bounds of a stake in cents. */
  readonly data: Readonly<Record<string, string | number>>;
  /** Of HTTP; null over the live connection. */
  readonly status: number | null;
  /** For Gauntlet's support. */
  readonly requestId: string | null;

  constructor(
    code: RefusalCode,
    message: string,
    { field = null, data = {}, ...detail }: Detail & Partial<Pick<Refusal, 'field' | 'data'>>,
  ) {
    super(`${code}: ${message}`);
    this.code = code;
    this.field = field;
    this.data = data;
    this.status = detail.status;
    this.requestId = detail.requestId;
  }
}

/** Nothing usable came: the network is away, something broke on the other side, or another server answered. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly status: number | null;
  readonly requestId: string | null;

  constructor(message: string, { status, requestId, cause }: Detail & { readonly cause?: unknown }) {
    super(message, { cause });
    this.status = status;
    this.requestId = requestId;
  }
}

/** An error as GraphQL sends it. */
export interface SentError {
  readonly message: string;
  readonly extensions?: { readonly [name: string]: unknown };
}

/** Something of theirs is broken. */
const FAULT = 'INTERNAL';

/** The first of the errors of an answer. */
export function toError([first]: readonly SentError[], status: number | null): Refusal | NoAnswer {
  const { code, field, data, requestId } = (first?.extensions ?? {}) as Partial<Refusal>;
  const detail = { status, requestId: requestId ?? null };
  if (code === undefined || (code as string) === FAULT)
    return new NoAnswer(first?.message ?? 'An answer without data', detail);
  return new Refusal(code, first?.message ?? '', { ...detail, field: field ?? null, data: data ?? {} });
}
