import { useState } from 'react'

/**
 * Returns the value that the form started with, even after refetches. A save sends that value's version, so it cannot
 * silently overwrite a colleague's change.
 */
export const useTypedOver = <Value>(newest: Value): Value => {
  const [value] = useState(() => newest)
  return value
}
