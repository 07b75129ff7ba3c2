import { onServerSignal } from '@sufra/shared/api'
import { useEffect, useEffectEvent } from 'react'

/** Calls `onBack` when the server answers again after an outage. */
export const useServerBack = (onBack: () => void): void => {
  const handleBack = useEffectEvent(onBack)
  useEffect(() => onServerSignal(sign => sign === 'back' && handleBack()), [])
}
