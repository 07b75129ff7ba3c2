/** Navigates to a page from outside of React, without a reload. */
export const openPath = (path: string): void => {
  history.pushState({}, '', path)
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
}

export const pathOfOrder = (orderId: number): string => `/live-order?order=${orderId}`
