/** A time as acts write it: whole seconds. */
export function actTime(ms: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
