/** Where one text node ends and the next begins. */
export const SEAM = '\u0001';

/** A line of text as it is read: the nodes that follow each other in one box, inline elements among them. */
export interface TextRun {
  readonly box: Element;
  /** With a seam between two nodes. */
  readonly text: string;
  readonly nodes: readonly Text[];
}

/** Whose words stand there as they are: code, what somebody types, what is drawn. */
const AS_IT_IS = 'script, style, noscript, code, pre, kbd, textarea, [translate="no"], svg *';

/** The box that a line of text stands in. */
function boxOf(node: Text): Element | null {
  let at = node.parentElement;
  while (at?.parentElement && /^(?:inline|contents)$/.test(getComputedStyle(at).display)) at = at.parentElement;
  return at;
}

/** What can be read on the page, line by line. */
export function textRuns(): TextRun[] {
  const nodes = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (text.data.trim() === '' || text.parentElement?.closest(AS_IT_IS) || !text.parentElement?.checkVisibility())
      continue;
    const box = boxOf(text);
    if (box) nodes.set(box, [...(nodes.get(box) ?? []), text]);
  }
  return Array.from(nodes, ([box, own]) => ({ box, nodes: own, text: own.map(({ data }) => data).join(SEAM) }));
}
