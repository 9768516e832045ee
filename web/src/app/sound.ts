/** Few and quiet sounds, made here from plain tones and noise. */
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  // A browser lets nothing sound before the first touch of the page.
  if (!navigator.userActivation?.hasBeenActive) return null;
  audio ??= new AudioContext();
  return audio;
}

/** A struck tone that fades: `partials` as [frequency, loudness]. */
function strike(partials: [number, number][], seconds: number, at = 0): void {
  const context = ready();
  if (!context) return;
  const start = context.currentTime + at;
  for (const [frequency, loudness] of partials) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness * 0.05, start + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}

/** A knock: a short burst of dull noise. */
function knock(frequency: number, seconds = 0.07): void {
  const context = ready();
  if (!context) return;
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  filter.type = "lowpass";
  filter.frequency.value = frequency;
  gain.gain.value = 0.16;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start();
}

export const sounds = {
  /** A bronze bell: your move. */
  move: () => {
    strike(
      [
        [523, 1],
        [1046, 0.4],
        [1412, 0.25],
      ],
      1.1,
    );
    strike(
      [
        [784, 0.7],
        [1568, 0.25],
      ],
      1.0,
      0.16,
    );
  },
  /** A piece is put down. */
  piece: () => knock(900),
  /** Metal on metal. */
  chink: () =>
    strike(
      [
        [2093, 0.5],
        [3520, 0.3],
      ],
      0.18,
    ),
  /** The end of the game. */
  end: () =>
    [392, 523, 659].forEach((f, i) =>
      strike(
        [
          [f, 0.9],
          [f * 2, 0.3],
        ],
        1.4,
        i * 0.22,
      ),
    ),
};
