// hook.ts
import { createServer } from 'node:http';
import { readWebhook } from '@gauntlet/client';

const secret = read('WEBHOOK_SECRET');
const done = new Set<string>();

createServer(async (request, response) => {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  const message = await readWebhook(secret, request.headers, body);
  if ('fault' in message) {
    console.error(message.says);
    return response.writeHead(401).end();
  }
  // The same message may come again.
  if (!done.has(message.id)) console.log(body);
  done.add(message.id);
  return response.writeHead(204).end();
}).listen(Number(process.env['PORT'] ?? 8080));

function read(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is missing`);
  process.exit(1);
}
