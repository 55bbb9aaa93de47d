/** What the system says of a process; Linux alone tells so much. */
import { readFileSync } from 'node:fs';

/** Of a second, as `/proc` counts it on every Linux that Node runs on. */
const TICKS = 100;

const megabytes = (pid: number, field: string): number => {
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

/** All that it has in memory, its program and mapped files included; MB. */
export const residentOf = (pid: number): number => megabytes(pid, 'VmRSS');

/** What it has made itself, without what it has mapped of files, which grows with them; MB. */
export const ownOf = (pid: number): number => megabytes(pid, 'RssAnon');

/** User and system, of all its threads; seconds. */
export function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Asks again and again until told to stop; answers everything that was said. */
export function sampled(read: () => number, everyMs: number): () => readonly number[] {
  const said = [read()];
  const timer = setInterval(() => void said.push(read()), everyMs);
  return () => {
    clearInterval(timer);
    return said;
  };
}

/** By how much a figure grows from one sample to the next, by least squares. */
export function slopeOf(figures: readonly number[]): number {
  const middle = (figures.length - 1) / 2;
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const [up, along] = figures.reduce(
    ([one, other], figure, n) => [one + (n - middle) * (figure - mean), other + (n - middle) ** 2],
    [0, 0],
  );
  return along === 0 ? 0 : up / along;
}
