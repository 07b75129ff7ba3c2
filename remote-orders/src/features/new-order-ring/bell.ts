import { CANCELLED, NEW_ORDER, URGENT, renderPattern } from './bell-sound.ts'

type Pattern = typeof NEW_ORDER

/** Plays sounds through one AudioContext, which browsers keep suspended until a user gesture. */
export class Bell {
  readonly #onChange: () => void
  #context: AudioContext | undefined
  #gain: GainNode | undefined
  #loop: AudioBufferSourceNode | undefined
  #isUrgent = false
  #buffers = new Map<Pattern, AudioBuffer>()
  #volume = 1

  /** `onChange` is called when the browser allows or blocks sound. */
  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  get canPlay(): boolean {
    return this.#context?.state === 'running'
  }

  /** Resumes the AudioContext. Always works during a user gesture; otherwise only if the browser allows it. */
  async unlock(): Promise<void> {
    const context = this.#context ?? this.#open()
    if (context.state !== 'running') await context.resume().catch(() => undefined)
  }

  setVolume(volume: number): void {
    this.#volume = volume
    this.#applyVolume()
  }

  /** Starts the loop. An urgent ring is sharper and at full volume, regardless of the setting. */
  startRinging({ isUrgent } = { isUrgent: false }): void {
    if (this.#loop && isUrgent !== this.#isUrgent) this.stopRinging()
    this.#isUrgent = isUrgent
    this.#applyVolume()
    this.#loop ??= this.#play(isUrgent ? URGENT : NEW_ORDER, { loop: true })
  }

  stopRinging(): void {
    this.#loop?.stop()
    this.#loop = undefined
    if (!this.#isUrgent) return
    this.#isUrgent = false
    this.#applyVolume()
  }

  playNewOrder(): void {
    this.#play(NEW_ORDER)
  }

  playCancelled(): void {
    this.#play(CANCELLED)
  }

  close(): void {
    this.stopRinging()
    void this.#context?.close()
    this.#context = undefined
    this.#buffers.clear()
  }

  // Perceived loudness is a ratio: the square makes the middle of the slider sound half as loud.
  #applyVolume(): void {
    this.#gain?.gain.setValueAtTime(this.#isUrgent ? 1 : this.#volume ** 2, 0)
  }

  #open(): AudioContext {
    const context = new AudioContext({ latencyHint: 'interactive' })
    context.addEventListener('statechange', this.#onChange)
    const gain = context.createGain()
    gain.connect(context.destination)
    this.#context = context
    this.#gain = gain
    this.setVolume(this.#volume)
    return context
  }

  #bufferOf(pattern: Pattern, context: AudioContext): AudioBuffer {
    const known = this.#buffers.get(pattern)
    if (known) return known
    const samples = renderPattern(pattern, context.sampleRate)
    const buffer = context.createBuffer(1, samples.length, context.sampleRate)
    buffer.copyToChannel(samples, 0)
    this.#buffers.set(pattern, buffer)
    return buffer
  }

  #play(pattern: Pattern, { loop } = { loop: false }): AudioBufferSourceNode | undefined {
    if (!this.#context || !this.#gain || !this.canPlay) return undefined
    const source = this.#context.createBufferSource()
    source.buffer = this.#bufferOf(pattern, this.#context)
    source.loop = loop
    source.connect(this.#gain)
    source.start()
    return source
  }
}
