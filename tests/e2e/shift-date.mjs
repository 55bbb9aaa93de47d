/**
 * Gives a process of the walks their time: the gateway and its libraries, whatever they ask. Loaded before the program of
 * a gateway, by `node --import` or by the host of the gateways.
 */
import { ServerResponse } from 'node:http';
import { shift, walkNow } from './walk-clock.mjs';

const Machine = globalThis.Date;

globalThis.Date = new Proxy(Machine, {
  construct: (target, parts, asked) => Reflect.construct(target, parts.length === 0 ? [walkNow()] : parts, asked),
  apply: () => new Machine(walkNow()).toString(),
  get: (target, name) => (name === 'now' ? walkNow : Reflect.get(target, name)),
});

/** When a cookie ends is said by the clock of the gateway, and a browser goes by that of the machine. */
const toMachine = (cookie) =>
  cookie.replace(/(expires=)([^;]+)/i, (_, name, at) => name + new Machine(Machine.parse(at) - shift()).toUTCString());

const setHeader = Reflect.get(ServerResponse.prototype, 'setHeader');
ServerResponse.prototype.setHeader = function setHeaderOfMachine(name, value) {
  const isCookie = name.toLowerCase() === 'set-cookie';
  return Reflect.apply(setHeader, this, [name, isCookie ? [value].flat().map(toMachine) : value]);
};
