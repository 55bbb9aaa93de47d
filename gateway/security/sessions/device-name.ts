import Bowser from 'bowser';
import { UNKNOWN_DEVICE, deviceName } from '../../../domain/security/device-name.ts';

/** As much of a user agent as is kept and read. */
export const USER_AGENT_MAX = 300;

/** A caller may claim any name, and it goes into e-mails: a plain short one. */
const NAME = /^[\w .+-]{1,30}$/;

/** `desktop`, `mobile`, `tablet` or whatever else a browser claims to run on; null where it does not say. */
export const deviceKindOf = (userAgent: string): string | null =>
  userAgent.trim() === '' ? null : (Bowser.parse(userAgent.slice(0, USER_AGENT_MAX)).platform.type ?? null);

/** 'Chrome on Windows', as far as the browser tells. */
export function deviceNameOf(userAgent: string): string {
  if (userAgent.trim() === '') return UNKNOWN_DEVICE;
  const { browser, os } = Bowser.parse(userAgent.slice(0, USER_AGENT_MAX));
  const words = [browser.name, os.name].filter((name): name is string => name !== undefined && NAME.test(name));
  return deviceName(words);
}
