import { SETTING_CATEGORIES, SETTING_TYPES } from '../../domain/shared/setting.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf } = kit;

/** The system configuration (EN-65, BC-23). Values are text as entered; readers parse them. */
export const settings = table('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
  description: text().notNull(),
  category: oneOf(SETTING_CATEGORIES).notNull(),
  type: oneOf(SETTING_TYPES).notNull(),
});
