import { Socket } from 'node:net';

/** What is written in one turn of the event loop leaves in one packet, however many statements it is. */
export class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}
