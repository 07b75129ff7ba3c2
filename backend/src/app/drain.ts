/** The last phase of a node: it still answers, but asks load balancers to send requests to other nodes. */
export interface Drain {
  /** whether this node was told to stop; its readiness is then 503 */
  isDraining(): boolean
  begin(): void
}

export const createDrain = (): Drain => {
  let isDraining = false
  return {
    isDraining: () => isDraining,
    begin: () => {
      isDraining = true
    },
  }
}
