/** What `page.html` does, which is built into one file that works from disk. */
import { type Verdict, checkAny } from '../any-file.ts';

function part<T extends Element>(selector: string, type: new () => T): T {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`no ${selector}`);
  return found;
}

const form = part('form', HTMLFormElement);
const file = part('#file', HTMLInputElement);
const text = part('#text', HTMLTextAreaElement);
const key = part('#key', HTMLInputElement);
const receipt = part('#receipt', HTMLTextAreaElement);
const hash = part('#hash', HTMLInputElement);
const result = part('[role=status]', HTMLDivElement);

function show({ holds, words }: Verdict): void {
  const lines = [holds ? 'It holds.' : 'It does not hold, or could not be checked.', ...words];
  result.replaceChildren(
    ...lines.map((line) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      return paragraph;
    }),
  );
}

async function check(): Promise<void> {
  try {
    const known = { key: key.value.trim(), receipt: receipt.value, hash: hash.value.trim() };
    show(await checkAny(text.value, known));
  } catch {
    show({ holds: false, words: ['This browser is too old to check signatures. Open the file in a newer one.'] });
  }
}

async function take(files: FileList | null | undefined): Promise<void> {
  const [first] = files ?? [];
  if (!first) return;
  text.value = await first.text();
  await check();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void check();
});
file.addEventListener('change', () => void take(file.files));
document.addEventListener('dragover', (event) => {
  event.preventDefault();
  document.body.classList.add('over');
});
document.addEventListener('dragleave', () => document.body.classList.remove('over'));
document.addEventListener('drop', (event) => {
  event.preventDefault();
  document.body.classList.remove('over');
  void take(event.dataTransfer?.files);
});
