/** Leads to a page of ours from outside of it, as a link would: without a reload. */
export const openPath = (path: string): void => {
  history.pushState({}, '', path)
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
}

export const pathOfOrder = (orderId: number): string => `/live-order?order=${orderId}`
