/** A question of the app and what a gateway with the demo data set answered. */
export interface Answer {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[];
}

/** Everything that the screens ask for one account. */
export interface Recording {
  /** Epoch milliseconds at which it was recorded. */
  readonly at: number;
  /** What was made for it, by name, as addresses spell it. */
  readonly made: Readonly<Record<string, string>>;
  readonly answers: readonly Answer[];
}

export const RECORD = 'npm run gallery:record';

/** By what an answer is found. */
export const questionOf = ({ operation, variables }: Pick<Answer, 'operation' | 'variables'>): string =>
  `${operation} ${JSON.stringify(variables)}`;

/** A line for what it was made with, then one for each answer. */
export function readRecording(file: string): Recording {
  const [head = '', ...lines] = file.trimEnd().split('\n');
  return {
    ...(JSON.parse(head) as Omit<Recording, 'answers'>),
    answers: lines.map((line) => JSON.parse(line) as Answer),
  };
}

export const writeRecording = ({ answers, ...head }: Recording): string =>
  [head, ...answers.toSorted((one, other) => (questionOf(one) < questionOf(other) ? -1 : 1))]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
