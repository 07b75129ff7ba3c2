import { Button } from '../press/button.tsx'
import { EmptyState } from './empty-state.tsx'

export interface ErrorStateProps {
  /** Names the failure. */
  title: string
  /** States what was saved, and the next step. */
  detail?: string
  onRetry?: () => void
  retryLabel?: string
  isRetrying?: boolean
}

/** Renders a screen or part that failed. Announced when it appears. */
export const ErrorState = ({ title, detail, onRetry, retryLabel, isRetrying }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      drawing="offline"
      title={title}
      detail={detail}
      action={
        onRetry && (
          <Button variant="outline" onClick={onRetry} isLoading={isRetrying}>
            {retryLabel}
          </Button>
        )
      }
    />
  </div>
)
