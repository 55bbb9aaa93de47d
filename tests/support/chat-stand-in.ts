import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** Stands in the place of Twitch's chat: keeps what each line of a bot says. */
export interface Chat {
  readonly url: string;
  readonly lines: string[];
  readonly sockets: WebSocket[];
  readonly server: WebSocketServer;
}

export async function openChat(): Promise<Chat> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const chat: Chat = { url, lines: [], sockets: [], server };
  server.on('connection', (socket) => {
    chat.sockets.push(socket);
    socket.on('message', (data) => void chat.lines.push((data as Buffer).toString()));
  });
  return chat;
}

export const WELCOME = ':tmi.twitch.tv 001 gauntletbot :Welcome, GLHF!\r\n';

/** Somebody types something in the chat. */
export const type = (socket: WebSocket, text: string, nick = 'fan'): void =>
  socket.send(`:${nick}!${nick}@${nick}.tmi.twitch.tv PRIVMSG #streamer :${text}\r\n`);
/** What was said in it. */
export const spokenIn = (chat: Chat): string[] => chat.lines.filter((line) => line.startsWith('PRIVMSG'));
