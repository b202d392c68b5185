/**
 * Time for widgets to begin. What shows them gives one up that has not begun within two seconds, as on a slow or busy
 * computer: it is drawn then, and what one does with it is not heard. Here none is given up sooner than a page is whose
 * kernel does not start.
 */

/** How long it waits, and waits here, in milliseconds. */
const [GIVEN, LEAST] = [2000, 60_000];

const timeout = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (milliseconds) => timeout(milliseconds === GIVEN ? LEAST : milliseconds);
