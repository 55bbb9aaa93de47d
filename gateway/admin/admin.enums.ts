import { ACCOUNT_ORDERS } from '../../domain/accounts/account-order.ts';
import { ADJUSTMENT_STATES } from '../../domain/admin/adjust-balance.ts';
import { PROCESSOR_STATES, REVENUE_SOURCES } from '../../domain/admin/finance.ts';
import { ERRAND_STATES, OPERATION_KINDS, OPERATION_STATES } from '../../domain/admin/operations.ts';
import { SERVER_STATES } from '../../domain/admin/servers.ts';
import { FLAG_CATEGORIES } from '../../domain/shared/feature-flags.ts';
import { MAINTENANCE_STATES } from '../../domain/shared/maintenance.ts';
import { SETTING_CATEGORIES, SETTING_TYPES } from '../../domain/shared/settings.ts';
import { MAINTENANCE_ACTIONS } from './maintain.ts';
import { OPERATIONS_OF_ONE } from './run-operation.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const SettingCategoryEnum = graphqlEnum('SettingCategory', 'Where a setting belongs.', SETTING_CATEGORIES);

export const SettingTypeEnum = graphqlEnum('SettingType', 'How a setting is entered.', SETTING_TYPES);

export const FlagCategoryEnum = graphqlEnum('FlagCategory', 'What a feature flag belongs to.', FLAG_CATEGORIES);

export const AccountOrderEnum = graphqlEnum('AccountOrder', 'How accounts are listed.', ACCOUNT_ORDERS);

export const AdjustmentStateEnum = graphqlEnum(
  'AdjustmentState',
  'Whether a balance adjustment waits for a second administrator.',
  ADJUSTMENT_STATES,
);

export const MaintenanceStateEnum = graphqlEnum(
  'MaintenanceState',
  'What becomes of a maintenance that was announced.',
  MAINTENANCE_STATES,
);

export const MaintenanceActionEnum = graphqlEnum(
  'MaintenanceAction',
  'What an administrator does with a maintenance.',
  MAINTENANCE_ACTIONS,
);

export const StaffBattleStatusEnum = graphqlEnum('StaffBattleStatus', 'How far a battle is, as staff say it.', [
  'in-progress',
  'waiting',
  'completed',
  'disputed',
]);

export const ProcessorStateEnum = graphqlEnum(
  'ProcessorState',
  'How a processor of payments is doing.',
  PROCESSOR_STATES,
);

export const RevenueSourceEnum = graphqlEnum('RevenueSource', 'What the house earns by.', REVENUE_SOURCES);

export const ServerStateEnum = graphqlEnum('ServerState', 'How a server is, by what it wrote and when.', SERVER_STATES);

export const OperationKindEnum = graphqlEnum(
  'OperationKind',
  'What administrators have the servers do.',
  OPERATION_KINDS,
);

export const OperationOfOneEnum = graphqlEnum(
  'OperationOfOne',
  'What is done when one administrator asks for it.',
  OPERATIONS_OF_ONE,
);

export const OperationStateEnum = graphqlEnum(
  'OperationState',
  'How far an operation is; `ASKED` waits for a second administrator.',
  OPERATION_STATES,
);

export const ErrandStateEnum = graphqlEnum(
  'ErrandState',
  'How far one server is with its part; `SILENT` has not answered in time, `LEFT` was left as it is.',
  ERRAND_STATES,
);
