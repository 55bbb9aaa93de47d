/**
 * Puts a text on the clipboard. False where the browser refuses, as it does without a secure connection: the text is then
 * selected by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
