/*
 * A synthetic voice without words: a buzz like vocal cords, two resonances like a mouth, and syllables with pauses. It
 * replaces an applicant's recording, so that players have something to play.
 */

const rate = 16_000;
const bytesASample = 2;
const headBytes = 44;

/** Resonances of five vowels, in hertz. */
const vowels: readonly (readonly [number, number])[] = [
  [730, 1090],
  [530, 1840],
  [270, 2290],
  [570, 840],
  [300, 870],
];

/** A resonance filter: passes frequencies near its own. */
class Resonance {
  #last = 0;
  #beforeLast = 0;

  pass(sample: number, frequency: number): number {
    const narrow = 0.975;
    const turn = 2 * narrow * Math.cos((2 * Math.PI * frequency) / rate);
    const passed = (1 - narrow) * sample + turn * this.#last - narrow * narrow * this.#beforeLast;
    this.#beforeLast = this.#last;
    this.#last = passed;
    return passed;
  }
}

interface VoiceOptions {
  seconds: number;
  /** The pitch of the voice, in hertz: about 120 for a man, 210 for a woman. */
  pitch: number;
}

/** The samples of the voice, from -1 to 1. */
function speak({ seconds, pitch }: VoiceOptions): Float64Array {
  const samples = new Float64Array(Math.round(seconds * rate));
  const [first, second] = [new Resonance(), new Resonance()];
  const syllableSeconds = 0.22;
  let phase = 0;
  for (let place = 0; place < samples.length; place += 1) {
    const time = place / rate;
    const syllable = Math.floor(time / syllableSeconds);
    const within = (time % syllableSeconds) / syllableSeconds;
    // Every seventh syllable is a breath; the voice falls towards it.
    const isSilent = syllable % 7 === 6;
    const loudness = isSilent ? 0 : Math.sin(Math.PI * within) ** 0.6;
    phase = (phase + (pitch * (1.12 - 0.04 * (syllable % 7))) / rate) % 1;
    const buzz = 1 - 2 * phase;
    const [low, high] = vowels[(syllable * 3 + Math.floor(syllable / 5)) % vowels.length] ?? [500, 1500];
    samples[place] = loudness * (first.pass(buzz, low) + 0.6 * second.pass(buzz, high));
  }
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9);
  return samples.map((sample) => (sample / loudest) * 0.7);
}

/** The header of a WAV file: one channel of 16 bits. */
function wavHead(soundBytes: number): Buffer {
  const head = Buffer.alloc(headBytes);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(headBytes - 8 + soundBytes, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * bytesASample, 28);
  head.writeUInt16LE(bytesASample, 32);
  head.writeUInt16LE(8 * bytesASample, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(soundBytes, 40);
  return head;
}

/** A WAV file of the voice. The same options give the same bytes. */
export function voiceRecording(options: VoiceOptions): Buffer {
  const samples = speak(options);
  const sound = Buffer.alloc(samples.length * bytesASample);
  samples.forEach((sample, place) => {
    sound.writeInt16LE(Math.round(sample * 32_767), place * bytesASample);
  });
  return Buffer.concat([wavHead(sound.length), sound]);
}
