import { useState } from 'react'

/**
 * What a form was filled with, however often it is read anew: what is typed goes out with the version that it was typed over, so that
 * nothing of what a colleague saved meanwhile is written over in silence.
 */
export const useTypedOver = <Value>(newest: Value): Value => {
  const [value] = useState(() => newest)
  return value
}
