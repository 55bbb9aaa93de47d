/**
 * Gives a process of the walks their time: the gateway and its libraries, whatever they ask. Loaded before the program of
 * a gateway, by `node --import` or by the host of the gateways.
 */
import { walkNow } from './walk-clock.mjs';

const Machine = globalThis.Date;

globalThis.Date = new Proxy(Machine, {
  construct: (target, parts, asked) => Reflect.construct(target, parts.length === 0 ? [walkNow()] : parts, asked),
  apply: () => new Machine(walkNow()).toString(),
  get: (target, name) => (name === 'now' ? walkNow : Reflect.get(target, name)),
});
