#!/usr/bin/env node
/** `gauntlet-verify`: what a house has signed is checked without the house. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { runCommand } from './commands.ts';
import { webSource } from './web-source.ts';

function readFile(path: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function writeFile(path: string, text: string): void {
  // What was seen is never lost to a full disk or a cut.
  writeFileSync(`${path}.new`, text, { flush: true });
  renameSync(`${path}.new`, path);
}

process.exitCode = await runCommand(process.argv.slice(2), {
  sourceOf: webSource,
  readFile,
  writeFile,
  say: (line) => void process.stdout.write(`${line}\n`),
  now: () => new Date().toISOString(),
});
