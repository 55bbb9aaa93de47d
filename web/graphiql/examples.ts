export interface Example {
  readonly query: string;
  /** JSON */
  readonly variables: string;
  /** JSON */
  readonly headers: string;
}

function example(query: string, variables: object = {}, headers: object = {}): Example {
  const json = (value: object) => (Object.keys(value).length > 0 ? JSON.stringify(value, null, 2) : '');
  return { query: query.trim(), variables: json(variables), headers: json(headers) };
}

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

  example(
    `
# What can be entered and what is played. Open to whoever is signed out, too.
query Tournaments($first: Int!) {
  tournaments(kind: TOURNAMENT, first: $first) {
    edges {
      node {
        id
        title
        game
        status
        entrants
        buyInCents
        poolCents
        startsAt
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`,
    { first: 10 },
  ),

  example(
    `
# Who is live, and the battle beside its id; null where you may not see it.
query LiveStreams($first: Int!) {
  streams(first: $first, sort: VIEWERS) {
    edges {
      node {
        id
        title
        viewers
        streamer {
          username
        }
        battleId
        battle {
          title
          poolCents
        }
      }
    }
  }
}`,
    { first: 10 },
  ),

  example(`
# What an entry may cost, as an Amount: dollars in cents, or BattleCoin.
query Arcade {
  arcadeGames(sort: NEWEST) {
    id
    title
    playing
    offers {
      mode
      leastSum {
        value
        currency
      }
      mostSum {
        value
        currency
      }
    }
  }
}`),

  example(`
# What the store sells now, and what you have of it.
query Store {
  storeProducts {
    id
    name
    costSum {
      value
      currency
    }
    state
  }
  myStore {
    balanceCoins
    owned
    wishes
  }
}`),

  example(`
# What a creator earned by source, from the ledger, and whom the own link brought.
query CreatorIncome {
  creatorEarnings {
    totalCents
    viewerWagersCents
    sponsorshipCents
    referralCoins
  }
  referralProgram {
    url
    signUps
    firstWagers
    coins
  }
}`),

  example(
    `
# Friends and what you were told, newest first.
query FriendsAndNews($first: Int!) {
  friends(first: $first) {
    edges {
      node {
        status
        player {
          username
        }
      }
    }
  }
  notifications(first: $first) {
    edges {
      node {
        title
        message
        read
        time
      }
    }
  }
}`,
    { first: 10 },
  ),

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
