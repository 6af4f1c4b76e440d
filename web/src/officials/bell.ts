/** A short sound when a board needs the arbiter, for those who want it. */
import { playTones } from '../parts/tones';

const KEPT = 'jadoube.bell';

export function bellIsOn(): boolean {
  return localStorage.getItem(KEPT) === 'on';
}

export function setBell(on: boolean): void {
  localStorage.setItem(KEPT, on ? 'on' : 'off');
  if (on) ring();
}

/** Two tones, and a buzz in the hand that holds the phone. */
export function ring(): void {
  if (!bellIsOn()) return;
  navigator.vibrate?.([150, 80, 150]);
  playTones([[0, 880], [0.18, 1174]]);
}
