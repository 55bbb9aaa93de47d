import type { Wiring } from '../../gateway/kernel/manifest/fold-rooms.ts';
import { RestError } from '../../gateway/kernel/refusals.ts';
import { type RestRoute, nameOfRoute } from '../../gateway/kernel/http/route.ts';
import { codesOf } from '../../gateway/platform/index.ts';
import type { Answer, Call } from './http-client.ts';

const escaped = (text: string): string => text.replaceAll('.', '\\.');

/** The route that a call reaches; paths without ids come before those that they would fit. */
function routeOf(routes: readonly RestRoute[], { method = 'GET', path }: Call): RestRoute | undefined {
  const [pathname = ''] = path.split('?', 1);
  const fitting = routes.filter(
    (route) =>
      route.method === method &&
      new RegExp(`^${escaped(route.path).replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i').test(pathname),
  );
  return fitting.find((route) => !route.path.includes(':')) ?? fitting[0];
}

/**
 * Holds whatever a REST call was answered to what its route declares, and so to the OpenAPI document: by the schema of
 * its answer, which takes no field that it does not name; by the media types of its file; or by its codes.
 * @throws Error for anything else
 */
export function holdToRoute({ routes }: Pick<Wiring, 'routes'>, call: Call, answer: Answer): void {
  const route = routeOf(routes, call);
  if (!route) return;
  const fail = (why: string) => {
    const seen = `${answer.status} ${answer.text.slice(0, 1_000)}`;
    throw new Error(`${nameOfRoute(route)} is not described as it answers: ${why}\n${seen}`);
  };
  const { answers } = route;
  const { status, headers, json, text } = answer;
  const ofType = headers['content-type'] ?? '';
  if (status >= 400) {
    // What is asked with HEAD has no body in which a code could stand.
    if (route.method === 'HEAD') return;
    // A page of another site is turned away before there is a route.
    if (text.startsWith('{"errors":')) return;
    const { success, data, error } = RestError.safeParse(json);
    if (!success) fail(error.message);
    else if (!codesOf(route).has(data.code)) fail(`nothing is said of ${data.code}`);
  } else if (answers === 'page') {
    if (status !== 303) fail('the document promises a page');
  } else if ('protocol' in answers) {
    if (!(status in answers.statuses)) fail(`the document promises ${Object.keys(answers.statuses).join(', ')}`);
  } else if ('file' in answers) {
    if (status !== 200 || !answers.file.includes(ofType)) fail(`the document promises ${answers.file.join(', ')}`);
  } else if (status !== 304) {
    if (status !== 200 || !ofType.startsWith('application/json')) fail('the document promises JSON');
    // Packed, which the client does not read.
    if (headers['content-encoding'] !== undefined) return;
    const { success, error } = answers.safeParse(json);
    if (!success) fail(error.message);
  }
}
