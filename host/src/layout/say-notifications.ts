import type { Notification } from '@sufra/shared/contracts/notification'
import { inLanguage } from '@sufra/shared/contracts/text'
import { currentTexts } from '@sufra/shared/i18n'
import { toast } from '@sufra/shared/ui/overlays'

const NOTES = [660, 880]
const NOTE_SECONDS = 0.14
const LOUDNESS = 0.12

/**
 * Plays two short notes, unlike the bell of orders. Silent until the person
 * has touched the page, as browsers require.
 */
const chime = (): void => {
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

/** Shows the newest as a toast and plays one sound for all, by the person's settings. */
export const sayNotifications = (fresh: Notification[]): void => {
  const shown = fresh.find(({ ways }) => ways.includes('screen'))
  if (shown) toast({ kind: 'info', text: inLanguage(shown.title, currentTexts().language) })
  if (fresh.some(({ ways }) => ways.includes('sound'))) chime()
}
