const cancelledHere = new Set<number>()

/** Remembers that this device itself cancelled an order, so that it does not sound an alarm about it. */
export const rememberOwnCancel = (orderId: number): void => {
  cancelledHere.add(orderId)
}

export const wasCancelledHere = (orderId: number): boolean => cancelledHere.has(orderId)
