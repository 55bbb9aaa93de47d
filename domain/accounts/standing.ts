import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import type { AccountStatus } from './roles.ts';

/** Of an account, what decides whether it may act. */
export interface Acting {
  readonly status: AccountStatus;
}

/** Whether an account may act (AU-02); a closed one is nobody's. */
export function mayAct({ status }: Acting): Ruling<null> {
  switch (status) {
    case 'active':
      return allow(null);
    case 'suspended':
      return refuse('ACCOUNT_SUSPENDED');
    case 'banned':
      return refuse('ACCOUNT_BANNED');
    case 'closed':
      return refuse('UNAUTHENTICATED');
  }
}
