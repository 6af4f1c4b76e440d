/** Tells when the device is there again: the page is looked at, the network is back, or it has slept. */

/** How often it is looked whether the device slept; by how much its two counts of time may differ. */
const EVERY_MS = 1000;
const DRIFT_MS = 500;

export function onWake(listener: () => void): () => void {
  const woken = () => {
    if (document.visibilityState !== 'hidden') listener();
  };
  // A device that sleeps stops one count of time and not the other.
  let before = Date.now() - performance.now();
  const watch = setInterval(() => {
    const drift = Date.now() - performance.now();
    if (Math.abs(drift - before) > DRIFT_MS) woken();
    before = drift;
  }, EVERY_MS);
  document.addEventListener('visibilitychange', woken);
  window.addEventListener('online', woken);
  return () => {
    clearInterval(watch);
    document.removeEventListener('visibilitychange', woken);
    window.removeEventListener('online', woken);
  };
}
