#!/usr/bin/env node
/** `gauntlet-client`: a receiver of webhooks is tried on the own machine. */
import { runCommand } from './commands.ts';

process.exitCode = await runCommand(process.argv.slice(2), { env: process.env, say: (line) => console.log(line) });
