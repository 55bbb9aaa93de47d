import { SEAM, type TextRun } from './text-runs.ts';
import { isOwn } from './unsaid.ts';

/** How far a letter may reach out of its box, in pixels. */
const SLACK = 2;

const isMeantHidden = (style: CSSStyleDeclaration): boolean =>
  style.clip !== 'auto' || style.clipPath !== 'none' || style.visibility === 'hidden' || style.opacity === '0';

/** By what a text is hidden that sticks out of it, if anything. */
function cutBy(text: DOMRect, holder: Element): string | null {
  if (text.width < 1) return null;
  for (let at: Element | null = holder; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (isMeantHidden(style) || /auto|scroll/.test(style.overflowX)) return null;
    if (/hidden|clip/.test(style.overflowX)) {
      const box = at.getBoundingClientRect();
      const aside = Math.max(text.right - box.right, box.left - text.left);
      if (aside > SLACK) return `is cut by ${Math.round(aside)} pixels of ${at.tagName}`;
      if (text.bottom - box.bottom > SLACK) return `is cut below by ${Math.round(text.bottom - box.bottom)} pixels`;
    }
    if (style.position === 'fixed') break;
  }
  const out = Math.max(text.right - innerWidth, -text.left);
  return out > SLACK ? `is out of the window by ${Math.round(out)} pixels` : null;
}

/** Texts of catalogs of which a part cannot be read: what holds them hides what sticks out, or the window does. */
export function cutTexts(runs: readonly TextRun[]): string[] {
  const faults = new Set<string>();
  for (const { nodes, text } of runs.filter((run) => isOwn(run.text)))
    for (const node of nodes) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const fault = node.parentElement && cutBy(range.getBoundingClientRect(), node.parentElement);
      if (fault) faults.add(`'${text.replaceAll(SEAM, '').slice(0, 60)}' ${fault}`);
    }
  return [...faults];
}
