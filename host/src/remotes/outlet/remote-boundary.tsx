import { Component } from 'react'
import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  onError: (error: unknown) => void
}

/** Error boundary of a remote's place. Give it a key per attempt. */
export class RemoteBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
