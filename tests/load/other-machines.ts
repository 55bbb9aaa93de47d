/** Processes that stand for other machines. */
import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/**
 * Starts a program of ours that stands for the machines of others, with what it is told. On this one it gives way to what
 * is measured: a gateway never shares its cores with its callers.
 */
export function forkOthers(program: string, told: unknown): ChildProcess {
  const child = fork(new URL(`./${program}`, import.meta.url), [JSON.stringify(told)]);
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}
