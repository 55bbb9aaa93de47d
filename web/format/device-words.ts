import { UNKNOWN_DEVICE, deviceParts } from '../../domain/security/device-name.ts';
import * as t from './__generated__/messages.ts';

/** A device that the server names in English, `Chrome on Windows`, in the language of the app. */
export function deviceWords(name: string): string {
  if (name === UNKNOWN_DEVICE) return t.unknownDevice();
  const parts = deviceParts(name);
  return parts ? t.browserOnSystem(parts) : name;
}
