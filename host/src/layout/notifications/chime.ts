const NOTES = [660, 880]
const NOTE_SECONDS = 0.14
const LOUDNESS = 0.12

/**
 * Plays two short notes, unlike the bell of orders. Silent until the person
 * has touched the page, as browsers require.
 */
export const chime = (): void => {
  if (!navigator.userActivation?.hasBeenActive) return
  const audio = new AudioContext()
  const volume = audio.createGain()
  volume.gain.value = LOUDNESS
  volume.connect(audio.destination)
  NOTES.forEach((frequency, at) => {
    const note = audio.createOscillator()
    note.frequency.value = frequency
    note.connect(volume)
    note.start(audio.currentTime + at * NOTE_SECONDS)
    note.stop(audio.currentTime + (at + 1) * NOTE_SECONDS)
    if (at === NOTES.length - 1) note.onended = () => void audio.close()
  })
}
