import { nextNumber } from './peer.ts'
import type { Fault, FaultKind, Peer } from './peer.ts'

export const addFault = (peer: Peer, fault: Omit<Fault, 'id'>): Fault => {
  const added = { ...fault, id: nextNumber(peer) }
  peer.kept.faults.push(added)
  return added
}

/** Returns the first active fault of a kind at a shop, and decrements its count if it has one. */
export const useFault = (peer: Peer, kind: FaultKind, storeId: string | null): Fault | undefined => {
  const { faults } = peer.kept
  const fault = faults.find(
    each => each.kind === kind && (each.storeId === null || each.storeId === storeId) && each.times !== 0,
  )
  if (!fault || fault.times === null) return fault
  fault.times -= 1
  if (fault.times === 0) peer.kept.faults = faults.filter(each => each !== fault)
  return fault
}

/** Returns whether a product is refused at a shop. */
export const refusesItem = (peer: Peer, storeId: string, productId: number): boolean => {
  const isMeant = peer.kept.faults.some(
    ({ kind, productId: meant }) => kind === 'refuse-item' && (meant === null || meant === productId),
  )
  return isMeant && useFault(peer, 'refuse-item', storeId) !== undefined
}
