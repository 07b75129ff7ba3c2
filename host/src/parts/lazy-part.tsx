import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { tellServerSign } from '@sufra/shared/api'
import { LoadFailed } from './load-failed.tsx'

export interface LazyPart {
  /** Starts loading ahead of need: before the first render, on hover, while a form is being filled in. */
  preload: () => Promise<void>
  Part: ComponentType
}

/**
 * A component in a chunk of its own. Unlike React.lazy it renders at once when it was preloaded, without the pause that
 * Suspense takes before it reveals, and a failed load can be tried again.
 */
export const lazyPart = (load: () => Promise<ComponentType>): LazyPart => {
  let Loaded: ComponentType | null = null
  let loading: Promise<void> | null = null
  const start = async () => {
    try {
      Loaded = await load()
    } catch (error) {
      tellServerSign('missed')
      throw error
    } finally {
      loading = null
    }
  }
  const preload = () => (loading ??= start())

  const Part = () => {
    const [attempt, setAttempt] = useState(0)
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(Loaded ? 'ready' : 'waiting')
    useEffect(() => {
      if (Loaded) return
      let isShown = true
      preload().then(
        () => isShown && setState('ready'),
        () => isShown && setState('failed'),
      )
      return () => {
        isShown = false
      }
    }, [attempt])
    const handleRetry = () => {
      setState('waiting')
      setAttempt(attempt + 1)
    }
    if (Loaded) return <Loaded />
    return state === 'failed' ? <LoadFailed onRetry={handleRetry} /> : null
  }

  return { preload, Part }
}
