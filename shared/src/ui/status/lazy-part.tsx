import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { Button } from '../press/button.tsx'
import { useDirection } from '../provider/direction.ts'
import { Skeleton } from './skeleton.tsx'

const arabic = 'تعذّر التحميل. إعادة المحاولة'
const english = 'This did not load. Try again'

export interface LazyPartOptions<Props> {
  /** Fetches the component: `() => import('./crop-dialog.tsx').then(({ CropDialog }) => CropDialog)`. */
  load: () => Promise<ComponentType<Props>>
  /** About how high it will be, so that what is below does not jump. */
  height: string
}

/**
 * A part of a screen that is fetched when it is first shown. Unlike `lazy` of React it can be tried again after the network
 * was away, and it never takes the screen around it down.
 */
export const lazyPart = <Props extends object>({ load, height }: LazyPartOptions<Props>) => {
  let ready: ComponentType<Props> | undefined
  const Part = (props: Props) => {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | undefined>(() => ready)
    const [hasFailed, setHasFailed] = useState(false)
    const words = useDirection() === 'rtl' ? arabic : english
    useEffect(() => {
      let isHere = true
      if (Loaded || hasFailed) return
      load().then(
        component => {
          ready = component
          if (isHere) setLoaded(() => component)
        },
        () => isHere && setHasFailed(true),
      )
      return () => {
        isHere = false
      }
    }, [Loaded, hasFailed])
    if (Loaded) return <Loaded {...props} />
    if (!hasFailed) return <Skeleton h={height} />
    return (
      <Button variant="outline" onClick={() => setHasFailed(false)}>
        {words}
      </Button>
    )
  }
  return Part
}
