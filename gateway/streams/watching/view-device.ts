import { VIEW_DEVICES, type ViewDevice } from '../../../domain/streams/stream.ts';
import { deviceKindOf } from '../../security/index.ts';

/** What a page runs on, as far as the browser says; null for anything else, such as a television. */
export function viewDeviceOf(userAgent: string): ViewDevice | null {
  const kind = deviceKindOf(userAgent);
  return VIEW_DEVICES.find((device) => device === kind) ?? null;
}
