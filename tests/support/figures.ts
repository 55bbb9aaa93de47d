import { appendFileSync } from 'node:fs';

/** What a test measured, for whoever reads its run; `npm run test:chaos` shows all of them at its end. */
export function figure(text: string): void {
  process.stdout.write(`${text}\n`);
  const file = process.env['FIGURES_FILE'];
  if (file) appendFileSync(file, `${text}\n`);
}
