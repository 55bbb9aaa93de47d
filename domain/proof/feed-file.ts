/** What CS2 calls the file in `game/csgo/cfg`; it reads every `gamestate_integration_*.cfg` there when it starts. */
export const FEED_FILE_NAME = 'gamestate_integration_gauntlet.cfg';

/** The file that makes CS2 tell us the score: where to, with which key, and the five things that it may tell. */
export const feedFileOf = (uri: string, token: string): string => `"Gauntlet"
{
  "uri" "${uri}"
  "timeout" "5.0"
  "buffer" "0.5"
  "throttle" "1.0"
  "heartbeat" "15.0"
  "auth"
  {
    "token" "${token}"
  }
  "data"
  {
    "provider" "1"
    "map" "1"
    "round" "1"
    "player_id" "1"
    "player_match_stats" "1"
  }
}
`;
