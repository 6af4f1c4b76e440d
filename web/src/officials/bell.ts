/** A short sound when a board needs the arbiter, for those who want it. */
const KEPT = 'jadoube.bell';

export function bellIsOn(): boolean {
  return localStorage.getItem(KEPT) === 'on';
}

export function setBell(on: boolean): void {
  localStorage.setItem(KEPT, on ? 'on' : 'off');
  // Browsers let a page sound only after a click; this is one.
  if (on) ring();
}

/** Two tones, and a buzz in the hand that holds the phone. */
export function ring(): void {
  if (!bellIsOn()) return;
  navigator.vibrate?.([150, 80, 150]);
  const audio = new AudioContext();
  for (const [start, frequency] of [[0, 880], [0.18, 1174]] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = audio.currentTime + start;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.15, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.3);
  }
  setTimeout(() => void audio.close(), 1000);
}
