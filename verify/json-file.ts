/** What files in JSON have in common: one way to write them, so that no byte can be another. */
export const jsonText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
/** 64 small hex digits. */
export const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
/** 0 to 2**53 - 1. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Null for what is no JSON, or is of another format. */
export function readFields(text: string, format: string): Readonly<Record<string, unknown>> | null {
  try {
    const file: unknown = JSON.parse(text);
    return isRecord(file) && file['format'] === format ? file : null;
  } catch {
    return null;
  }
}
