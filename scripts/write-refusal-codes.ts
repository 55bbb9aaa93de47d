/** Writes the codes that a program of a stranger can meet into the client package, as a type. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import 'reflect-metadata';
import { REQUEST_CODES } from '../gateway/kernel/refusals.ts';
import { WIRING } from '../gateway/rooms.ts';
import { ROOT } from './source-files.ts';

const refusals = [...WIRING.refusals].map(
  ([code, [status, message]]) => `  /** ${status}: ${message} */\n  | '${code}'`,
);
const requests = [...REQUEST_CODES].map(
  (code) => `  /** 400: the document or its variables are wrong */\n  | '${code}'`,
);

const folder = join(ROOT, 'client/__generated__');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'refusal-code.ts'),
  `export type RefusalCode =\n${[...refusals, ...requests].join('\n')};\n`,
);
