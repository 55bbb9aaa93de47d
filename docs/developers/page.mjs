/** What the pages for developers have beyond their text: search, and buttons that copy. */

const SHOWN = 12;

/** As `search.json` has it: where it stands, its page, what it is called, how it begins. */
let index;

/** Every word is found; what is called so stands before what only says it. */
function find(entries, asked) {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const worth = ([, page, title, text]) => {
    const [name, rest] = [title.toLowerCase(), `${page} ${text}`.toLowerCase()];
    let sum = 0;
    for (const word of words) {
      if (name === word) sum += 8;
      else if (name.startsWith(word)) sum += 4;
      else if (name.includes(word)) sum += 2;
      else if (rest.includes(word)) sum += 1;
      else return 0;
    }
    return sum;
  };
  const found = entries.map((entry) => [worth(entry), entry]).filter(([value]) => value > 0);
  // The oldest browsers have no `toSorted`.
  found.sort(([one], [other]) => other - one);
  return found.map(([, entry]) => entry);
}

function rowOf([address, page, title, text]) {
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.href = address;
  link.textContent = title === page ? page : `${page}: ${title}`;
  const words = document.createElement('small');
  words.textContent = text;
  row.append(link, words);
  return row;
}

function startSearch() {
  const form = document.querySelector('.search');
  const [input, status, list] = ['input', '[role=status]', 'ul'].map((part) => form.querySelector(part));
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  const show = async () => {
    index ??= fetch('/developers/search.json').then((response) => response.json());
    const asked = input.value;
    const found = find(await index, asked);
    // Something else was typed meanwhile.
    if (asked !== input.value) return;
    list.replaceChildren(...found.slice(0, SHOWN).map(rowOf));
    status.textContent =
      asked.trim() === ''
        ? ''
        : found.length > SHOWN
          ? `The first ${SHOWN} of ${found.length}`
          : `${found.length} found`;
  };
  input.addEventListener('input', () => {
    show().catch(() => {
      index = undefined;
      status.textContent = 'Search is not there just now. Try again.';
    });
  });
}

async function copy(code, button) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = 'Copied';
  } catch {
    // A page without https may not copy: what is selected is copied by hand.
    globalThis.getSelection().selectAllChildren(code);
    button.textContent = 'Selected';
  }
}

function startCopying() {
  for (const block of document.querySelectorAll('.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.addEventListener('click', () => void copy(block.querySelector('code'), button));
    block.append(button);
  }
}

startSearch();
startCopying();
