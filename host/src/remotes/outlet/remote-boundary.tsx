import { Component } from 'react'
import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  onError: (error: unknown) => void
}

/** Keeps what a remote throws while rendering inside the remote's own place. Give it a key per attempt. */
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
