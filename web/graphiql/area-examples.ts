import { type Example, example } from './example.ts';

/** A query for each area of the app beside battles and money. */
export const areaExamples: readonly Example[] = [
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
# Teams by name, page by page, and the own one; null without one.
query Teams($first: Int!, $after: String, $search: String) {
  teams(first: $first, after: $after, search: $search) {
    edges {
      node {
        id
        name
        wins
        losses
        memberCount
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  myTeam {
    name
    leaderboardRank
  }
}`,
    { first: 10, after: null, search: null },
  ),

  example(
    `
# Your bets on battles that you watch, newest first, and what became of them.
query Bets($first: Int!, $after: String) {
  myBets(first: $first, after: $after) {
    edges {
      node {
        id
        title
        playerName
        stakeCents
        payoutCents
        state
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
# What stands in a channel, newest first. A stream, a battle and a tournament have one each, as in \`battle:1\`.
query Chat($channelId: ID!, $first: Int!, $after: String) {
  chatChannels {
    id
    name
    unreadCount
  }
  chatMessages(channelId: $channelId, first: $first, after: $after) {
    edges {
      node {
        username
        message
        timestamp
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`,
    { channelId: 'general', first: 20, after: null },
  ),

  example(
    `
# The missions of your day, how far you are and what they bring.
query Missions($zone: String!) {
  missions(tab: DAILY, zone: $zone) {
    resetsAt
    missions {
      title
      progress
      target
      coins
      status
    }
  }
}`,
    { zone: 'UTC' },
  ),

  example(`
# The board of a week. Another game, region or period is an argument.
query Leaders {
  leaderboard(game: OVERALL, region: GLOBAL, period: WEEKLY) {
    startsAt
    endsAt
    rows {
      rank
      player {
        username
      }
      earningsCents
      winRate
    }
  }
}`),

  example(
    `
# What you asked support, and disputes over your contests that nobody has decided.
query Help($first: Int!) {
  myTickets(first: $first) {
    edges {
      node {
        number
        subject
        status
      }
    }
  }
  myDisputes(isResolved: false, first: $first) {
    edges {
      node {
        id
        type
        status
        answerableUntil
      }
    }
  }
}`,
    { first: 10 },
  ),

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
];
