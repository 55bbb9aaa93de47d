import { Field, ObjectType } from 'type-graphql';
import type { Currency } from '../../domain/shared/money.ts';
import { Access } from './access.ts';
import { CurrencyEnum } from './enums.ts';
import { Units } from './scalars.ts';
import { Scope } from './scope.ts';

@Scope('public')
@Access('anyone')
@ObjectType({ description: 'A sum with what it is kept in.' })
export class Amount {
  @Field(() => Units, { description: 'In the smallest unit of `currency`: cents of US dollars, or whole BattleCoin.' })
  value!: number;

  @Field(() => CurrencyEnum, { description: 'What the sum is kept in.' })
  currency!: Currency;
}
