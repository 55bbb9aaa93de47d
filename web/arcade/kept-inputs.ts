import { base64 } from '@scure/base';

/** What was given in a run that is under way: kept in the tab, for a page that is loaded anew. */
const keyOf = (runId: string): string => `gauntlet.arcade.run.${runId}`;

export function keepInputs(runId: string, stages: readonly Uint8Array[]): void {
  try {
    sessionStorage.setItem(keyOf(runId), JSON.stringify(stages.map((bytes) => base64.encode(bytes))));
  } catch {
    // A page that is loaded anew begins its score at nothing; the server has what was handed in.
  }
}

export function keptInputs(runId: string): Uint8Array[] {
  try {
    const stages: unknown = JSON.parse(sessionStorage.getItem(keyOf(runId)) ?? '[]');
    return Array.isArray(stages) ? stages.map((text) => base64.decode(String(text))) : [];
  } catch {
    return [];
  }
}

export function forgetInputs(runId: string): void {
  try {
    sessionStorage.removeItem(keyOf(runId));
  } catch {
    // Nothing was kept.
  }
}
