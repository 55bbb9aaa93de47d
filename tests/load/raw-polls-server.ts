/**
 * The raw limit of a poll: node:http, a prepared look-up of the session, a prepared select of the page and one
 * JSON.stringify; and of what games post: one JSON.parse. Prints its port. Usage: raw-polls-server.ts <SQLite file>
 */
import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import Database from 'better-sqlite3';

const db = new Database(process.argv[2] ?? '', { readonly: true });
db.pragma('cache_size = -65536');
db.pragma('mmap_size = 1073741824');

const session = db.prepare(
  `SELECT sessions.id, user_id, expires_at, username, role, status FROM sessions JOIN users ON users.id = sessions.user_id
   WHERE token_hash = ? AND expires_at > ?`,
);
const page = db.prepare(
  `SELECT battles.id, battles.status, game, mode, title, privacy, stake_cents AS stakeCents, fee_cents AS feeCents, creator_id AS creatorId,
   opponent_id AS opponentId, battles.created_at AS createdAt, ends_at AS endsAt, creators.username AS creatorName, opponents.username AS opponentName
   FROM battles JOIN users creators ON creators.id = creator_id LEFT JOIN users opponents ON opponents.id = opponent_id
   WHERE battles.status IN ('waiting', 'active') AND privacy = 'public' ORDER BY battles.created_at DESC, battles.id DESC LIMIT 51`,
);

const server = createServer((request, response) => {
  if (request.method === 'POST') {
    void text(request).then((post) => {
      JSON.parse(post);
      response.end();
    });
    return;
  }
  const token = /gauntlet_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  hash('sha256', token, 'base64url');
  if (!session.get(process.env['TOKEN_HASH'], Date.now())) {
    response.statusCode = 401;
    response.end();
    return;
  }
  const rows = page.all() as Record<string, unknown>[];
  const edges = rows.slice(0, 50).map((row) => ({
    cursor: Buffer.from(JSON.stringify([row['createdAt'], row['id']])).toString('base64url'),
    node: { ...row, creator: { id: row['creatorId'], username: row['creatorName'] }, opponent: null },
  }));
  response.setHeader('Content-Type', 'application/json');
  response.end(
    JSON.stringify({
      data: { battles: { edges, pageInfo: { hasNextPage: rows.length > 50, endCursor: edges.at(-1)?.cursor } } },
    }),
  );
});
// As our own gateway: a connection that rests for a while on a busy machine is used again.
server.keepAliveTimeout = 75_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`${address?.port}\n`);
});
