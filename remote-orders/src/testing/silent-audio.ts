/** A recorded sound: whether it loops and still plays. */
interface Sound {
  isLoop: boolean
  seconds: number
  isPlaying: boolean
}

class Source {
  buffer: { duration: number } | null = null
  loop = false
  #sound: Sound | undefined
  readonly #sounds: Sound[]

  constructor(sounds: Sound[]) {
    this.#sounds = sounds
  }

  connect() {}

  start() {
    this.#sound = { isLoop: this.loop, seconds: this.buffer?.duration ?? 0, isPlaying: true }
    this.#sounds.push(this.#sound)
  }

  stop() {
    if (this.#sound) this.#sound.isPlaying = false
  }
}

interface Settings {
  /** True if `resume` succeeds, as in a browser during a user gesture. */
  isAllowed: boolean
}

/** Replaces the browser's AudioContext, which jsdom lacks. */
export const installSilentAudio = (settings: Settings) => {
  const sounds: Sound[] = []
  class SilentAudioContext extends EventTarget {
    state = 'suspended'
    sampleRate = 1000
    destination = {}

    async resume() {
      if (settings.isAllowed) this.state = 'running'
      this.dispatchEvent(new Event('statechange'))
    }

    async close() {
      this.state = 'closed'
    }

    createGain() {
      return { connect() {}, gain: { setValueAtTime() {} } }
    }

    createBuffer(_: number, length: number, sampleRate: number) {
      return { duration: length / sampleRate, copyToChannel() {} }
    }

    createBufferSource() {
      return new Source(sounds)
    }
  }
  Object.assign(globalThis, { AudioContext: SilentAudioContext })
  return { sounds, settings, isRinging: () => sounds.some(sound => sound.isLoop && sound.isPlaying) }
}
