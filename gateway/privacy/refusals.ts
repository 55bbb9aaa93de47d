import type { PrivacyRefusal } from '../../domain/privacy/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const privacyRefusals: PublicRefusals<PrivacyRefusal> = {
  EXPORT_RUNNING: [409, 'An archive is being prepared already'],
};
