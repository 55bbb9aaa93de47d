import { areaExamples } from './area-examples.ts';
import { type Example, example } from './example.ts';

/** What the explorer opens with, a tab each. A test holds them against the schema. */
export const examples: Example[] = [
  example(`
# Who am I? Null when signed out: run the tab SignIn first.
query WhoAmI {
  viewer {
    id
    username
    displayName
    role
    wallet {
      balanceCents
      battleCoins
    }
  }
}`),

  example(
    `
# The session comes as a cookie. The account is one of the demo data set.
mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    id
    username
  }
}`,
    { input: { username: 'demo', password: 'demo-Gauntlet-1' } },
  ),

  example(
    `
# Newest first. For the next page put pageInfo.endCursor into the variable after.
query OpenBattles($first: Int!, $after: String, $search: String) {
  battles(first: $first, after: $after, search: $search) {
    edges {
      node {
        id
        title
        gameTitle
        status
        stakeCents
        feeCents
        poolCents
        creator {
          username
        }
        endsAt
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`,
    { first: 10, after: null, search: null },
  ),

  example(`
# Every figure is computed from the ledger. Held money lies in the escrow of a battle.
query MyWallet {
  wallet {
    balanceCents
    availableToBetCents
    heldCents
    battleCoins
    dailyStakeLimitCents
    stakedTodayCents
  }
}`),

  example(
    `
# What was won and lost, and the figures that follow from it.
query MyResults($first: Int!, $after: String) {
  stats {
    totalBattles
    wins
    winRate
    streak
    bestStreak
    averageWagerCents
  }
  outcomes(first: $first, after: $after) {
    edges {
      node {
        gameTitle
        result
        amountCents
        feeCents
        at
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`,
    { first: 10, after: null },
  ),

  example(
    `
# Holds stake and fee. Sent again with the same Idempotency-Key it answers as the first time and holds nothing more;
# change the key (tab Headers) for another battle.
mutation CreateBattle($input: BattleTermsInput!) {
  createBattle(input: $input) {
    id
    status
    stakeCents
    feeCents
    holdCents
    poolCents
  }
}`,
    {
      input: { game: 'VALORANT', mode: 'DUEL', privacy: 'PUBLIC', stakeCents: 1000, title: 'From the explorer' },
    },
    { 'Idempotency-Key': 'explorer-1' },
  ),

  example(
    `
# What webhooks are told, oldest first. Put pageInfo.endCursor into the variable after and ask again: what happened
# meanwhile comes, each event once. It begins with the first key, webhook or connected application of the account.
query CatchUp($first: Int!, $after: String, $types: [WebhookType!]) {
  events(first: $first, after: $after, types: $types) {
    edges {
      cursor
      node {
        seq
        type
        at
        body
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`,
    { first: 20, after: null, types: null },
  ),

  ...areaExamples,

  example(
    `
# Refused, to show how: the code stands in extensions.code, here BAD_INPUT with the field, since a page has 100 rows at
# the most. Nothing was read.
query TooLargePage($first: Int!) {
  battles(first: $first) {
    edges {
      node {
        id
      }
    }
  }
}`,
    { first: 101 },
  ),

  example(
    `
# Run WatchBattle: it stays open and answers each time the battle changes. Here in the explorer a query beside it is
# asked first, so that you see how the battle stands now.
subscription WatchBattle($id: ID!) {
  battleChanged(id: $id) {
    ...BattleState
  }
}

query BattleNow($id: ID!) {
  battle(id: $id) {
    ...BattleState
  }
}

fragment BattleState on Battle {
  status
  opponent {
    username
  }
  endsAt
  winnerId
}`,
    { id: '1' },
  ),
];
