/**
 * Tests share a process for as long as they need, so how old it is must not matter to them: it is always old. What is
 * asked of a page that has just been opened is told its age.
 */
const HOUR_MS = 3_600_000;
const sinceStart = performance.now.bind(performance);
// Files that share a process all come by here.
if (sinceStart() < HOUR_MS) performance.now = () => sinceStart() + HOUR_MS;
