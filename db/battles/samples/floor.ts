import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { people } from '../../seed/cast.ts';
import type { Moment, Scene } from '../../seed/scene.ts';
import { SampleBattles } from './play.ts';

/** The running battle 1 and seats that anybody may take. */
export function floorMoments(scene: Scene): Moment[] {
  const { now } = scene;
  const battles = new SampleBattles(scene);
  const ago = (minutes: number, happens: (at: number) => Promise<void>): Moment => {
    const at = now - minutes * MINUTE;
    return { at, happens: () => happens(at) };
  };
  const seats = [
    {
      id: '2',
      game: 'cs2',
      mode: 'duel',
      title: 'Aim duel on Mirage',
      stakeCents: 25_00,
      creatorId: people.pixelQueen,
    },
    { id: '3', game: 'apex', mode: 'team', title: 'Trios, most kills', stakeCents: 40_00, creatorId: people.aceViper },
    {
      id: '4',
      game: 'league',
      mode: 'duel',
      title: 'Howling Abyss 1v1',
      stakeCents: 10_00,
      creatorId: people.stormBreaker,
    },
    {
      id: '5',
      game: 'valorant',
      mode: 'custom',
      title: 'Operators only',
      stakeCents: 100_00,
      creatorId: people.lunaStrike,
    },
    {
      id: '6',
      game: 'cs2',
      mode: 'duel',
      title: 'Friends: pistols on Dust',
      stakeCents: 15_00,
      creatorId: people.rival,
      privacy: 'friends',
    },
  ] as const;
  const ascent = {
    id: '1',
    game: 'valorant',
    mode: 'duel',
    title: 'Ascent, first to 13',
    stakeCents: 50_00,
    creatorId: people.demo,
  } as const;
  return [
    ago(40, (at) => battles.open({ ...ascent, at })),
    ago(35, (at) => battles.join('1', people.nightHawk, at)),
    ago(30, async (at) => {
      await battles.start('1', people.demo, at);
      await battles.extend('1', now + 26 * HOUR);
    }),
    ...seats.map((seat, n) =>
      ago((n + 1) * 7, async (at) => {
        await battles.open({ ...seat, at });
        await battles.extend(seat.id, now + (n + 1) * 7 * HOUR + 23 * MINUTE);
      }),
    ),
    ago(5, (at) => battles.join('5', people.aceViper, at)),
    ago(4, async (at) => {
      await battles.start('5', people.lunaStrike, at);
      await battles.extend('5', now + 5 * HOUR);
    }),
  ];
}
