import { leastAges, regionsOff } from '../shared/setting.ts';

export const storeSettings = {
  cratesOffRegions: regionsOff('crates_off_regions', {
    value: '',
    description: 'Regions in which no crates are sold, such as na, eu',
    category: 'limits',
  }),
  cratesAges: leastAges('crates_min_age', {
    value: '18',
    description: 'Years that a buyer of crates must have, and others by region, such as 18, na 21',
    category: 'limits',
  }),
};
