/** Short sounds, made by the browser itself. Browsers let a page sound only after a click or a key. */

/** Plays tones one after the other: when each starts, in seconds, and its frequency. */
export function playTones(tones: readonly (readonly [number, number])[]): void {
  const audio = new AudioContext();
  for (const [start, frequency] of tones) {
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
