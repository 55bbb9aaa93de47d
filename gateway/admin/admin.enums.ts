import { FLAG_CATEGORIES } from '../../domain/shared/feature-flags.ts';
import { SETTING_CATEGORIES, SETTING_TYPES } from '../../domain/shared/settings.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const SettingCategoryEnum = graphqlEnum('SettingCategory', 'Where a setting belongs.', SETTING_CATEGORIES);

export const SettingTypeEnum = graphqlEnum('SettingType', 'How a setting is entered.', SETTING_TYPES);

export const FlagCategoryEnum = graphqlEnum('FlagCategory', 'What a feature flag belongs to.', FLAG_CATEGORIES);
