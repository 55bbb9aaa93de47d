import type { Client } from './http-client.ts';

export const MEETING = `fragment M on Battle { id meeting {
  names { playerId name isLinked } hostId code region map updatedAt
} }`;
export const SEE_MEETING = `query Meet($id: ID!, $code: String) { battle(id: $id, code: $code) { ...M } } ${MEETING}`;
export const SET_MEETING = `mutation Set($input: SetMeetingInput!) { setMeeting(input: $input) { ...M } } ${MEETING}`;
export const SET_GAME_NAME =
  'mutation Name($game: BattleGame!, $name: String!) { setGameName(game: $game, name: $name) { gameNames { game name isLinked } } }';

export interface SeenMeeting {
  readonly names: readonly { readonly playerId: string; readonly name: string | null; readonly isLinked: boolean }[];
  readonly hostId: string | null;
  readonly code: string;
  readonly region: string;
  readonly map: string;
  readonly updatedAt: number | null;
}

export const meetingOf = async (client: Client, id: string, code: string | null = null): Promise<SeenMeeting | null> =>
  (await client.ask<{ battle: { meeting: SeenMeeting | null } }>(SEE_MEETING, { id, code })).battle.meeting;

export const host = async (client: Client, battleId: string, said: object = {}): Promise<SeenMeeting | null> =>
  (await client.ask<{ setMeeting: { meeting: SeenMeeting | null } }>(SET_MEETING, { input: { battleId, ...said } }))
    .setMeeting.meeting;

export const nameIn = async (client: Client, game: string, name: string): Promise<string | null> =>
  (
    await client.ask<{ setGameName: { gameNames: { game: string; name: string | null }[] } }>(SET_GAME_NAME, {
      game,
      name,
    })
  ).setGameName.gameNames.find((one) => one.game === game)?.name ?? null;
