// @module-tag engines
import { readUser } from '../../../db/accounts/user.queries.ts';
import { erasePerson } from '../../../gateway/privacy/close-account.ts';
import { ROOMS } from '../../../gateway/rooms.ts';
import { type PlanCase, checkPlans } from '../../support/query-plans.ts';

const NOW = Date.UTC(2026, 5, 1);

/** What every room drops, hour by hour or with an account: it must not cost more with every row that stays. */
checkPlans(
  ROOMS.flatMap(({ name, expires = [], personalData }): PlanCase[] => {
    const drops = expires.map((expire, index): PlanCase => ({
      name: `what ${name} drops by the hour, ${index + 1}`,
      run: (w) => w.db.transact((tx) => expire(tx, NOW)),
      uses: [],
    }));
    const { erase, tables = [] } = personalData ?? {};
    const isErased = tables.some(
      ({ fates, emptied }) => emptied !== undefined || fates.some(([, fate]) => fate === 'erased'),
    );
    if (!personalData || (!erase && !isErased)) return drops;
    const forgets: PlanCase = {
      name: `what ${name} forgets of a player`,
      run: async (w) => {
        const { userId } = await w.player();
        await w.db.transact(async (tx) => {
          const user = await readUser(tx, userId);
          if (user) await erasePerson({ deps: w.deps, tx, user, at: NOW }, personalData);
        });
      },
      uses: [],
    };
    return [...drops, forgets];
  }),
);
