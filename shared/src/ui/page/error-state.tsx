import { Button } from '../press/button.tsx'
import { EmptyState } from './empty-state.tsx'

export interface ErrorStateProps {
  /** What happened. */
  title: string
  /** What was kept, and what to do. */
  detail?: string
  onRetry?: () => void
  retryLabel?: string
  isRetrying?: boolean
}

/** A screen or part that could not be shown. Announced when it appears. */
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
