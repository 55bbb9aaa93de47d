import { Marked, type Tokens } from 'marked';
import { developersPath, programsPath } from '../../../domain/platform/platform.paths.ts';
import { type DeveloperPage, PAGES } from './pages.ts';

/** A part of a page that can be linked to and found. */
export interface Section {
  readonly title: string;
  readonly anchor: string;
  readonly depth: number;
  /** What it says, without markup. */
  readonly text: string;
}

export interface WrittenPage {
  readonly html: string;
  readonly sections: readonly Section[];
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

const LANGUAGES: Readonly<Record<string, string>> = {
  sh: 'Shell',
  ts: 'TypeScript',
  py: 'Python',
  graphql: 'GraphQL',
  json: 'JSON',
  http: 'HTTP',
  text: 'Text',
};

/** The language of what a field takes and answers. */
export const SIGNATURE = 'signature';

const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** Where a link of a source leads: another source, as Markdown names it, or a page of ours behind `app:`. */
function addressOf(link: string): string {
  if (link.startsWith('app:')) return link.slice('app:'.length);
  const [, file = '', anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(link) ?? [];
  const page = PAGES.find((one) => one.file === file);
  return page ? page.path + anchor : link;
}

/** HTML of Markdown, with its sections as they stand. What looks like HTML is shown as it was written. */
export function writeHtml(markdown: string): { readonly html: string; readonly sections: readonly Section[] } {
  const sections: { title: string; anchor: string; depth: number; text: string }[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const title = text.replaceAll('`', '');
        const anchor = anchorOf(title);
        if (depth === 1) return `<h1>${this.parser.parseInline(tokens)}</h1>\n`;
        sections.push({ title, anchor, depth, text: '' });
        return `<h${depth} id="${anchor}"><a href="#${anchor}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`;
      },
      code({ text, lang = 'text' }) {
        // Of a reference: nobody copies it.
        if (lang === SIGNATURE) return `<pre class="signature" tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`;
        const name = LANGUAGES[lang] ?? lang;
        return `<div class="code"><p>${escapeHtml(name)}</p><pre tabindex="0"><code>${escapeHtml(text)}</code></pre></div>\n`;
      },
      table({ header, rows }: Tokens.Table) {
        const cells = (row: readonly Tokens.TableCell[], tag: 'td' | 'th'): string =>
          row
            .map(
              ({ tokens }) =>
                `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(tokens)}</${tag}>`,
            )
            .join('');
        const lines = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
        return `<div class="table" tabindex="0"><table><thead><tr>${cells(header, 'th')}</tr></thead><tbody>${lines}</tbody></table></div>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${escapeHtml(addressOf(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      html: ({ text }) => escapeHtml(text),
      paragraph({ tokens, text }) {
        const last = sections.at(-1);
        if (last && last.text === '') last.text = text.replaceAll(/[`*]|\]\([^)]*\)|\[/g, '').slice(0, 160);
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), sections };
}

const link = ({ anchor, title }: Section): string => `<a href="#${anchor}">${escapeHtml(title)}</a>`;

/** Of a reference the names of all fields stand below their group. */
function writeContents(sections: readonly Section[], isReference: boolean): string {
  const groups = sections.filter(({ depth }) => depth === 2);
  if (groups.length < 2) return '';
  const items = groups.map((group) => {
    const from = sections.indexOf(group) + 1;
    const end = sections.findIndex(({ depth }, at) => at >= from && depth === 2);
    const fields = isReference ? sections.slice(from, end < 0 ? undefined : end) : [];
    const below = fields.length === 0 ? '' : `<ul>${fields.map((field) => `<li>${link(field)}</li>`).join('\n')}</ul>`;
    return `<li>${link(group)}${below}</li>`;
  });
  return `<nav class="contents" aria-labelledby="contents"><h2 id="contents">On this page</h2><ul>${items.join('\n')}</ul></nav>`;
}

const writePages = (current: DeveloperPage): string =>
  PAGES.map(
    (one) =>
      `<li><a href="${one.path}"${one === current ? ' aria-current="page"' : ''}>${escapeHtml(one.name)}</a></li>`,
  ).join('\n');

const LOGO =
  '<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path d="M15 2 4 7v10.5L10.5 26V13l4.5-3.2V2Z" fill="#fa6e1d"/><path d="M17 30 28 25V14.5L21.5 6v13L17 22.2V30Z" fill="#f3f5f9"/><path d="m16 12.5 2.4 3.5-2.4 3.5-2.4-3.5Z" fill="#f4bf3f"/></svg>';

/** A whole page. It reads without script; what the script adds is search and copying. */
export function writePage(page: DeveloperPage, markdown: string): WrittenPage {
  const { html, sections } = writeHtml(markdown);
  const [, heading = '', rest = ''] = /^(<h1>.*?<\/h1>)([^]*)$/.exec(html) ?? [];
  const title = page.file === 'start' ? 'Gauntlet for developers' : `${page.name} · Gauntlet for developers`;
  return {
    sections,
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="theme-color" content="#0b0d13">
<meta name="description" content="${escapeHtml(page.about)}">
<title>${escapeHtml(title)}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="${developersPath}/page.css">
<script type="module" src="${developersPath}/page.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="brand" href="/">${LOGO}Gauntlet</a>
<nav aria-label="Developers">
<a class="to-pages" href="#pages">Pages</a>
<a href="/graphiql/">Explorer</a>
<a href="${programsPath}">Your Programs</a>
</nav>
</header>
<div class="frame">
<main id="content" tabindex="-1">
<form class="search" role="search" hidden>
<label for="search">Search these pages</label>
<input id="search" type="search" autocomplete="off" spellcheck="false">
<p role="status"></p>
<ul></ul>
</form>
${heading}
${writeContents(sections, page.file === null)}
${rest}
</main>
<nav class="pages" id="pages" aria-label="Pages">
<ul>
${writePages(page)}
</ul>
</nav>
</div>
</body>
</html>
`,
  };
}
