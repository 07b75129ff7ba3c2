const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 8000

/**
 * Repeats `load` until it succeeds. The federation runtime keeps the promise of the first request for a share: if that
 * promise rejected, the share would fail for as long as the page lives.
 */
export const loadUntilLoaded = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load()
    } catch {
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
}
