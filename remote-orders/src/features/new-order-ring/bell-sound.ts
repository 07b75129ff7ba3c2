interface Note {
  /** Seconds from the start of the pattern. */
  at: number
  /** Hz */
  pitch: number
  loudness: number
}

interface Pattern {
  seconds: number
  notes: readonly Note[]
  /** Overtones as [multiple of the pitch, loudness, seconds until it has decayed to a third]. */
  partials: readonly (readonly [number, number, number])[]
}

// A bell's overtones are not whole multiples, which makes it audible in a noisy kitchen.
const BELL_PARTIALS = [
  [1, 1, 0.42],
  [2, 0.45, 0.28],
  [2.76, 0.35, 0.16],
  [5.4, 0.16, 0.07],
] as const

/** Two rising pairs, then a pause; loops while an order waits. */
export const NEW_ORDER: Pattern = {
  seconds: 2.4,
  partials: BELL_PARTIALS,
  notes: [
    { at: 0, pitch: 783.99, loudness: 0.9 },
    { at: 0.18, pitch: 1046.5, loudness: 1 },
    { at: 0.62, pitch: 783.99, loudness: 0.9 },
    { at: 0.8, pitch: 1046.5, loudness: 1 },
    { at: 0.98, pitch: 1318.5, loudness: 1 },
  ],
}

/** The same bell, higher and without a pause, for an order that nobody has answered for too long. */
export const URGENT: Pattern = {
  seconds: 1.5,
  partials: BELL_PARTIALS,
  notes: [0, 0.25, 0.5, 0.75, 1].map((at, index) => ({
    at,
    pitch: index % 2 === 0 ? 1318.5 : 1567.98,
    loudness: 1,
  })),
}

/** Three falling, low, dry notes that cannot be mistaken for a new order. */
export const CANCELLED: Pattern = {
  seconds: 1.8,
  partials: [
    [1, 1, 0.2],
    [3, 0.35, 0.14],
    [5, 0.15, 0.08],
  ],
  notes: [
    { at: 0, pitch: 440, loudness: 1 },
    { at: 0.3, pitch: 349.23, loudness: 1 },
    { at: 0.6, pitch: 261.63, loudness: 1 },
  ],
}

const ATTACK_SECONDS = 0.004

const addNote = (
  samples: Float32Array,
  sampleRate: number,
  { note, partials }: { note: Note; partials: Pattern['partials'] },
) => {
  const start = Math.round(note.at * sampleRate)
  for (let index = start; index < samples.length; index += 1) {
    const time = (index - start) / sampleRate
    const attack = Math.min(1, time / ATTACK_SECONDS)
    let value = 0
    for (const [multiple, loudness, fade] of partials)
      value += loudness * Math.exp(-time / fade) * Math.sin(2 * Math.PI * note.pitch * multiple * time)
    samples[index] = (samples[index] ?? 0) + value * attack * note.loudness
  }
}

/**
 * Renders one round of a pattern as samples between −0.9 and 0.9. It ends in silence, so that a loop does not click.
 */
export const renderPattern = (pattern: Pattern, sampleRate: number): Float32Array<ArrayBuffer> => {
  const samples = new Float32Array(Math.round(pattern.seconds * sampleRate))
  for (const note of pattern.notes) addNote(samples, sampleRate, { note, partials: pattern.partials })
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const fadeOut = Math.round(0.05 * sampleRate)
  return samples.map(
    (value, index) => ((value * 0.9) / loudest) * Math.min(1, (samples.length - 1 - index) / fadeOut),
  )
}
