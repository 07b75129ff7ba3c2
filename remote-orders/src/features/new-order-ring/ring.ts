import type { QueryClient } from '@tanstack/react-query'
import { RingEngine } from './ring-engine.ts'

let engine: RingEngine | undefined

/** Starts the ring engine of this tab. The screens only display its state and trigger its actions. */
export const startRing = (queryClient: QueryClient): void => {
  engine?.stop()
  engine = new RingEngine(queryClient)
  engine.start()
}

export const stopRing = (): void => {
  engine?.stop()
  engine = undefined
}

export const testSound = (): void => void engine?.test()
export const confirmSound = (): void => engine?.confirm()
export const changeVolume = (volume: number): void => engine?.setVolume(volume)
export const silenceBell = (): void => engine?.silence()
