import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';

const some = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** How long something took, in the two largest units that matter: '2 hours 5 minutes'. */
export function durationWords(ms: number): string {
  if (ms < MINUTE) return 'less than a minute';
  const units = [
    [DAY, 'day'],
    [HOUR, 'hour'],
    [MINUTE, 'minute'],
  ] as const;
  const at = units.findIndex(([unit]) => ms >= unit);
  let rest = ms;
  const words: string[] = [];
  for (const [unit, name] of units.slice(at, at + 2)) {
    const count = Math.floor(rest / unit);
    rest -= count * unit;
    if (count > 0) words.push(some(count, name));
  }
  return words.join(' ');
}
