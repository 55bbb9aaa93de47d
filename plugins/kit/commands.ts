import { type Gauntlet, NoAnswer } from './gauntlet.ts';

/** What may be asked, by its name without `/` or `!`. */
export const COMMANDS = ['balance', 'battle', 'bracket'] as const;
export type Command = (typeof COMMANDS)[number];

export interface Question {
  readonly command: Command;
  /** What stands behind the command; empty for nothing. */
  readonly argument: string;
  /** Whether only the owner reads the answer: nobody else hears about money in a wallet. */
  readonly isOwner: boolean;
}

const ID = /^[\w-]{1,64}$/;

const dollars = (cents: number): string =>
  `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** `TEAM_OF_FIVE` as words. */
const plain = (name: string): string => name.toLowerCase().replaceAll('_', ' ');

interface Named {
  readonly id: string;
  readonly username: string;
}

export interface SeenBattle {
  readonly id: string;
  readonly title: string;
  readonly gameTitle: string;
  readonly status: string;
  readonly privacy: string;
  readonly stakeCents: number;
  readonly winnerId: string | null;
  readonly creator: Named;
  readonly opponent: Named | null;
}

const BATTLE = 'id title gameTitle status privacy stakeCents winnerId creator { id username } opponent { id username }';
const WALLET = '{ wallet { balanceCents availableToBetCents } }';
const RECORD = '{ stats { totalBattles wins winRate } }';
const OWN = `{ myBattles { viewerSeat ${BATTLE} } }`;
const ONE = `query ($id: ID!) { battle(id: $id) { ${BATTLE} } }`;
const RUNNING =
  '{ tournaments(kind: TOURNAMENT, first: 3, statuses: [RUNNING, CHECK_IN, REGISTRATION]) { edges { node { id title status entrants capacity } } } }';
const BRACKET =
  'query ($id: ID!) { tournament(id: $id) { title status privacy entrants capacity } tournamentBracket(id: $id) { entrants { username seed place } matches { slots state winner } } }';

/** What is said of a battle: nothing of one that is not for everybody, since the answer is. */
function battleLine(battle: SeenBattle): string {
  const { id, title, gameTitle, status, stakeCents, creator, opponent } = battle;
  const players = `${creator.username} against ${opponent?.username ?? 'whoever joins'}`;
  return `${title} (${gameTitle}): ${players} for ${dollars(stakeCents)} each, ${plain(status)}${resultOf(battle)}. Id ${id}`;
}

const winnerOf = ({ winnerId, creator, opponent }: SeenBattle): Named | null =>
  [creator, opponent].find((one) => one?.id === winnerId) ?? null;

function resultOf(battle: SeenBattle): string {
  const winner = winnerOf(battle);
  return winner ? `, won by ${winner.username}` : '';
}

const isPublic = ({ privacy }: { readonly privacy: string }): boolean => privacy === 'PUBLIC';

async function tellBalance(gauntlet: Gauntlet, { isOwner }: Question): Promise<string> {
  if (isOwner) {
    const { wallet } = await gauntlet.ask<{ wallet: { balanceCents: number; availableToBetCents: number } | null }>(
      WALLET,
    );
    if (!wallet) throw new NoAnswer('away');
    return `Your balance is ${dollars(wallet.balanceCents)}, of which ${dollars(wallet.availableToBetCents)} can be staked.`;
  }
  const { stats } = await gauntlet.ask<{ stats: { totalBattles: number; wins: number; winRate: number } | null }>(
    RECORD,
  );
  if (!stats) throw new NoAnswer('away');
  return `The balance stays private. The record: ${stats.wins} of ${stats.totalBattles} battles won (${stats.winRate}%).`;
}

async function tellBattle(gauntlet: Gauntlet, { argument }: Question): Promise<string> {
  if (argument === '') {
    const { myBattles } = await gauntlet.ask<{ myBattles: (SeenBattle & { viewerSeat: string | null })[] }>(OWN);
    const open = myBattles.filter((one) => one.viewerSeat !== null && isPublic(one));
    const [first] = open;
    if (!first) return 'No public battle is open now.';
    return open.length === 1 ? battleLine(first) : `${battleLine(first)} (and ${open.length - 1} more)`;
  }
  if (!ID.test(argument)) return 'That is no id of a battle.';
  const found = await readBattle(gauntlet, argument);
  if (!found) throw new NoAnswer('none');
  return battleLine(found);
}

/** A battle that everybody may hear of; null otherwise. */
async function readBattle(gauntlet: Gauntlet, id: string): Promise<SeenBattle | null> {
  const { battle: found } = await gauntlet.ask<{ battle: SeenBattle | null }>(ONE, { id });
  return found && isPublic(found) ? found : null;
}

interface SeenTournament {
  readonly title: string;
  readonly status: string;
  readonly entrants: number;
  readonly capacity: number;
}

/** What is said of a tournament: one that takes entries and has no place left is full. */
const tournamentLine = ({ title, status, entrants, capacity }: SeenTournament): string =>
  `${title}: ${status === 'REGISTRATION' && entrants >= capacity ? 'full' : plain(status)}, ${entrants} players`;

interface SeenBracket {
  readonly tournament: (SeenTournament & { readonly privacy: string }) | null;
  readonly tournamentBracket: {
    readonly entrants: readonly { username: string; seed: number | null; place: number | null }[];
    readonly matches: readonly { slots: readonly number[]; state: string; winner: number }[];
  };
}

interface SeenList {
  readonly tournaments: {
    readonly edges: readonly { readonly node: SeenTournament & { readonly id: string } }[];
  };
}

async function tellBracket(gauntlet: Gauntlet, { argument }: Question): Promise<string> {
  if (argument === '') {
    const { tournaments } = await gauntlet.ask<SeenList>(RUNNING);
    if (tournaments.edges.length === 0) return 'No public tournament is open or running now.';
    return tournaments.edges.map(({ node }) => `${tournamentLine(node)}. Id ${node.id}`).join(' | ');
  }
  if (!ID.test(argument)) return 'That is no id of a tournament.';
  const { tournament, tournamentBracket } = await gauntlet.ask<SeenBracket>(BRACKET, { id: argument });
  if (!tournament || !isPublic(tournament)) throw new NoAnswer('none');
  const nameOf = (seed: number): string =>
    tournamentBracket.entrants.find((one) => one.seed === seed)?.username ?? 'nobody yet';
  const head = tournamentLine(tournament);
  const first = tournamentBracket.entrants.filter(({ place }) => place === 1).map(({ username }) => username);
  if (first.length > 0) return `${head}. Won by ${first.join(' and ')}.`;
  const { matches } = tournamentBracket;
  if (matches.length === 0) return `${head}. The bracket is drawn at the start.`;
  const decided = matches.filter(({ state }) => state === 'DECIDED').length;
  const next = matches.filter(({ state }) => state === 'READY').map(({ slots }) => slots.map(nameOf).join(' against '));
  return `${head}. ${decided} of ${matches.length} matches decided.${next.length > 0 ? ` Now: ${next.join(', ')}.` : ''}`;
}

const ANSWERS = { balance: tellBalance, battle: tellBattle, bracket: tellBracket } as const;

/** What a bot says in place of an answer. */
const EXCUSES = {
  ended: 'This bot is not connected to Gauntlet any more.',
  none: 'Nothing public has that id.',
  busy: 'Gauntlet is asked too often right now. Try again in a minute.',
  away: 'Gauntlet does not answer right now. Try again later.',
} as const;

/** A sentence for whoever asked; never fails, whatever Gauntlet does. */
export async function answer(gauntlet: Gauntlet, question: Question): Promise<string> {
  try {
    return await ANSWERS[question.command](gauntlet, question);
  } catch (error) {
    // An answer of another form than the one that was asked for is none.
    return EXCUSES[error instanceof NoAnswer ? error.why : 'away'];
  }
}

/** What is posted of a battle that ended; null for one that is not for everybody to know. @throws NoAnswer */
export async function resultLine(gauntlet: Gauntlet, battleId: string): Promise<string | null> {
  const found = ID.test(battleId) ? await readBattle(gauntlet, battleId) : null;
  if (!found) return null;
  const { title, gameTitle, creator, opponent } = found;
  const winner = winnerOf(found);
  const loser = winner?.id === creator.id ? opponent : creator;
  return winner
    ? `${winner.username} beat ${loser?.username ?? 'nobody'} in ${title} (${gameTitle}).`
    : `${title} (${gameTitle}) between ${creator.username} and ${opponent?.username ?? 'nobody'} ended without a winner.`;
}
