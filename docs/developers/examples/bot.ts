// bot.ts
const [url, key] = [read('GAUNTLET_URL'), read('GAUNTLET_KEY')];
const mostCents = Number(process.env['MOST_CENTS'] ?? 2000);
const INVITES = `query ($after: String) {
  battleInvites(first: 20, after: $after, pendingOnly: true) {
    edges { node { id stakeCents from { username } } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const DECLINE = `mutation ($id: ID!) {
  declineBattleInvite(inviteId: $id) { id status }
}`;
interface Invites {
  battleInvites: {
    edges: { node: { id: string; stakeCents: number; from: { username: string } } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
interface Answer {
  data: unknown;
  errors?: { message: string; extensions: { code: string } }[];
}
const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function ask<R>(query: string, variables: object): Promise<R> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  // The points of this minute are spent, or many people are here: the answer says how long to wait.
  const wait = response.headers.get('retry-after');
  if (wait !== null) {
    await pause(Number(wait));
    return ask(query, variables);
  }
  const { data, errors } = (await response.json()) as Answer;
  const [error] = errors ?? [];
  if (error) throw new Error(`${error.extensions.code}: ${error.message}`);
  return data as R;
}

for (;;) {
  let after: string | null = null;
  do {
    const invites: Invites = await ask(INVITES, { after });
    const { edges, pageInfo } = invites.battleInvites;
    for (const { node } of edges) {
      if (node.stakeCents <= mostCents) continue;
      await ask(DECLINE, { id: node.id });
      console.log(`Declined ${node.from.username}`);
    }
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  await pause(30);
}

function read(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is missing`);
  process.exit(1);
}
