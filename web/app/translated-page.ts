/** What a translator has put into the page in place of a text that React still writes to. */
const standIns = new WeakMap<Node, Element>();

const isStandIn = (node: Node | null): node is Element => node?.nodeName === 'FONT';

function noteStandIns(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.parentNode) continue;
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
      if (standIn) standIns.set(text, standIn);
    }
}

/** The child of a parent in whose place a node stands; null where the page has nothing of it any more. */
function placeOf(node: Node, parent: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode ?? standIns.get(at) ?? null;
  return at;
}

/** What comes into the page itself needs nothing in its place. */
function endStandIn(node: Node): void {
  standIns.get(node)?.remove();
  standIns.delete(node);
}

/**
 * Lets React go on with a page that a translator has rewritten. Those of browsers take every text out and put a `<font>`
 * with their words in its place, or wrap it in one. React holds on to the text it has made: to take it out or to put
 * something before it throws, which takes the page down, and what is written into it nobody sees. From here on a text
 * whose place was taken is found by what stands there, and what is written into it is shown, for the translator to
 * translate again. Pages that nobody translates behave as before.
 * @returns what ends it
 */
export function keepUpWithTranslators(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- called on what they are asked of
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
  const observer = new MutationObserver(noteStandIns);
  observer.observe(document, { childList: true, subtree: true });

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const shown = child.parentNode ? child : standIns.get(child);
    if (shown?.parentNode) removeChild.call(shown.parentNode, shown);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    endStandIn(node);
    return insertBefore.call(this, node, before && placeOf(before, this)) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    endStandIn(node);
    return appendChild.call(this, node) as T;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue.set?.call(this, value);
      const standIn = this.parentNode ? undefined : standIns.get(this);
      if (standIn?.parentNode) insertBefore.call(standIn.parentNode, this, standIn);
      if (standIn) endStandIn(this);
    },
  });

  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore, appendChild });
    Object.defineProperty(Node.prototype, 'nodeValue', nodeValue);
  };
}
