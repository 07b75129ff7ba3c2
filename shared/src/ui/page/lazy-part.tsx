import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { Button } from '../press/button.tsx'
import { useDirection } from '../provider/direction.ts'
import { Skeleton } from '../status/skeleton.tsx'

interface FailedProps {
  onRetry: () => void
}

interface LazyPartOptions<Props> {
  /** Loads the component: `() => import('./crop-dialog.tsx').then(({ CropDialog }) => CropDialog)`. */
  load: () => Promise<ComponentType<Props>>
  /** Approximate height, so that content below does not jump. Without it, nothing is shown while the part loads. */
  height?: string
  /** Shown in its place after a failed load; defaults to a retry button. */
  Failed?: ComponentType<FailedProps>
  onMiss?: () => void
}

export interface LazyPart<Props> {
  /** Loads the component early: before the first render, on hover, while a form is being filled in. */
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
 * Returns a component in a chunk of its own. Unlike React.lazy it renders at once after a preload, without the delay of
 * Suspense. A failed load can be retried and does not affect the components around it.
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
      // Also called if the component is loaded: it may have loaded after this render.
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
