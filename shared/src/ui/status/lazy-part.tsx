import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { Button } from '../press/button.tsx'
import { useDirection } from '../provider/direction.ts'
import { Skeleton } from './skeleton.tsx'

interface FailedProps {
  onRetry: () => void
}

interface LazyPartOptions<Props> {
  /** Fetches the component: `() => import('./crop-dialog.tsx').then(({ CropDialog }) => CropDialog)`. */
  load: () => Promise<ComponentType<Props>>
  /** About how high it will be, so that what is below does not jump. Left out, nothing is shown while it comes. */
  height?: string
  /** What stands in its place when it did not come; a button when left out. */
  Failed?: ComponentType<FailedProps>
  onMiss?: () => void
}

export interface LazyPart<Props> {
  /** Starts loading ahead of need: before the first render, on hover, while a form is being filled in. */
  preload: () => Promise<void>
  Part: ComponentType<Props>
}

const RetryButton = ({ onRetry }: FailedProps) => {
  const isArabic = useDirection() === 'rtl'
  return (
    <Button variant="outline" onClick={onRetry}>
      {isArabic ? 'تعذّر التحميل. إعادة المحاولة' : 'This did not load. Try again'}
    </Button>
  )
}

/**
 * A component in a chunk of its own. Unlike React.lazy it renders at once when it was preloaded, without the pause that
 * Suspense takes before it reveals; a failed load can be tried again, and takes nothing around it down.
 */
export const lazyPart = <Props extends object>(options: LazyPartOptions<Props>): LazyPart<Props> => {
  const { load, height, Failed = RetryButton, onMiss } = options
  let Loaded: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null
  const start = async () => {
    try {
      Loaded = await load()
    } catch (error) {
      loading = null
      onMiss?.()
      throw error
    }
  }
  const preload = () => (loading ??= start())

  const Part = (props: Props) => {
    const [attempt, setAttempt] = useState(0)
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(Loaded ? 'ready' : 'waiting')
    useEffect(() => {
      let isShown = true
      // Asked also when it is there: it may have come after this was drawn.
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
    if (Loaded) return <Loaded {...props} />
    if (state === 'failed') return <Failed onRetry={handleRetry} />
    return height === undefined ? null : <Skeleton h={height} />
  }

  return { preload, Part }
}
