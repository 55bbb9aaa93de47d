#!/usr/bin/env node
/** `gauntlet-client`: a receiver of webhooks is tried on the own machine. */
import { runCommand } from './commands.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

process.exitCode = await runCommand(process.argv.slice(2), { env: process.env, say });
