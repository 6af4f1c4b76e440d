/** A short sound when little time is left, for the player who wants it. */
import { playTones } from '../parts/tones';

const KEPT = 'jadoube.low-sound';

/** Off unless it was chosen: in a hall it would disturb others. */
export function lowSoundIsOn(): boolean {
  return localStorage.getItem(KEPT) === 'on';
}

export function setLowSound(on: boolean): void {
  localStorage.setItem(KEPT, on ? 'on' : 'off');
  if (on) soundLow();
}

export function soundLow(): void {
  if (lowSoundIsOn()) playTones([[0, 587], [0.18, 440]]);
}
