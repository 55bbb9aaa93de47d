import type { Page } from 'playwright/test';

/** What came after a version of Chromium, as a page finds it: functions by their path, and pieces of style sheets. */
interface Later {
  readonly functions: readonly string[];
  /** A regular expression of what makes a value unknown, which is left out as browsers do. */
  readonly values: string;
  /** What makes a whole rule unknown. */
  readonly rules: readonly string[];
}

/** After Chrome 109, with what Safari 16.4 and Firefox 121 lack: the baseline of package.json. */
export const AFTER_BASELINE: Later = {
  functions: [
    'AbortSignal.any',
    'Array.fromAsync',
    'Array.prototype.toReversed',
    'Array.prototype.toSorted',
    'Array.prototype.toSpliced',
    'Array.prototype.with',
    'ArrayBuffer.prototype.transfer',
    'CloseWatcher',
    'Document.parseHTMLUnsafe',
    'Document.prototype.caretPositionFromPoint',
    'Document.prototype.startViewTransition',
    'Element.prototype.moveBefore',
    'Error.isError',
    'Float16Array',
    'HTMLElement.prototype.hidePopover',
    'HTMLElement.prototype.showPopover',
    'HTMLElement.prototype.togglePopover',
    'Intl.DurationFormat',
    'Intl.Segmenter',
    'Iterator',
    'Map.groupBy',
    'Map.prototype.getOrInsert',
    'Map.prototype.getOrInsertComputed',
    'Math.f16round',
    'Math.sumPrecise',
    'navigation',
    'Object.groupBy',
    'Promise.try',
    'Promise.withResolvers',
    'PublicKeyCredential.parseCreationOptionsFromJSON',
    'PublicKeyCredential.parseRequestOptionsFromJSON',
    'ReadableStream.from',
    'RegExp.escape',
    'requestIdleCallback',
    'scheduler',
    'Set.prototype.difference',
    'Set.prototype.intersection',
    'Set.prototype.isDisjointFrom',
    'Set.prototype.isSubsetOf',
    'Set.prototype.isSupersetOf',
    'Set.prototype.symmetricDifference',
    'Set.prototype.union',
    'String.prototype.isWellFormed',
    'String.prototype.toWellFormed',
    'Uint8Array.fromBase64',
    'Uint8Array.fromHex',
    'Uint8Array.prototype.setFromBase64',
    'Uint8Array.prototype.toBase64',
    'Uint8Array.prototype.toHex',
    'URL.canParse',
    'URL.parse',
  ],
  values: String.raw`\b(?:oklch|oklab|lch|lab|color-mix|light-dark|linear|sin|cos)\(`,
  rules: ['@scope', '@starting-style', '@position-try', '::view-transition', ':user-valid', ':open', ':popover-open'],
};

/** After Chromium 103, which OBS up to 30 brings. */
export const AFTER_OBS: Later = {
  functions: [
    ...AFTER_BASELINE.functions,
    'Element.prototype.checkVisibility',
    'Intl.NumberFormat.prototype.formatRange',
    'Response.json',
  ],
  values: String.raw`${AFTER_BASELINE.values}|\d(?:[dsl]vh|lh)\b`,
  rules: [...AFTER_BASELINE.rules, ':has(', '@container'],
};

/** Takes all of it away from the pages to come, before anything of theirs runs. */
export async function takeAway(page: Page, later: Later): Promise<void> {
  await page.addInitScript(({ functions, values, rules }: Later) => {
    for (const path of functions) {
      const names = path.split('.');
      const name = names.pop() ?? '';
      const owner = names.reduce<unknown>(
        (at, step) => (at as Record<string, unknown> | undefined)?.[step],
        globalThis,
      ) as object | undefined;
      // What a window has may stand on its prototype.
      for (let at = owner; at; at = Object.getPrototypeOf(at) as object | undefined) Reflect.deleteProperty(at, name);
    }
    for (const owner of [Object.getPrototypeOf(Uint8Array.prototype) as object])
      for (const name of ['toReversed', 'toSorted', 'with']) Reflect.deleteProperty(owner, name);
    const isLater = (text: string): boolean => new RegExp(values).test(text);
    const isUnknown = (rule: string): boolean =>
      rules.some((piece) => rule.slice(0, rule.indexOf('{')).includes(piece));
    /* oxlint-disable typescript/unbound-method -- called on what they are asked of */
    const { insertRule } = CSSStyleSheet.prototype;
    const { setProperty } = CSSStyleDeclaration.prototype;
    const { setAttribute } = Element.prototype;
    /* oxlint-enable typescript/unbound-method */
    CSSStyleSheet.prototype.insertRule = function (rule, at) {
      if (isUnknown(rule)) throw new SyntaxError(`Unknown: ${rule}`);
      const known = rule
        .replaceAll(/[^{}]*\{[^{}]*\}/g, (inner) => (isUnknown(inner) ? '' : inner))
        .replaceAll(/[\w-]+\s*:[^;{}]*/g, (one) => (isLater(one) ? '' : one));
      return insertRule.call(this, known, at);
    };
    CSSStyleDeclaration.prototype.setProperty = function (name, value, ...rest) {
      if (!isLater(String(value))) setProperty.call(this, name, value, ...rest);
    };
    Element.prototype.setAttribute = function (name, value) {
      if (!/^(?:fill|stroke|stop-color|style)$/.test(name) || !isLater(value)) setAttribute.call(this, name, value);
    };
  }, later);
}

/** Which of the functions a page still has; what it brings itself counts as there. */
export const found = (page: Page, { functions }: Later): Promise<string[]> =>
  page.evaluate(
    (paths) =>
      paths.filter(
        (path) =>
          path
            .split('.')
            .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], globalThis) !==
          undefined,
      ),
    functions,
  );
