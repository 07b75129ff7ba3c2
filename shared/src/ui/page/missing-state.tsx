import { Link } from '#src/router/router.ts'
import { LinkButton } from '#src/ui/press/link-button.tsx'
import { EmptyState } from './empty-state.tsx'

export interface MissingStateProps {
  /** "There is no such plan": a retry would not find it either. */
  title: string
  /** Link to the list of this kind. */
  to: string
  /** "To the plans". */
  toLabel: string
}

/** Renders the state of an address whose subject does not exist, with a link to the list. */
export const MissingState = ({ title, to, toLabel }: MissingStateProps) => (
  <EmptyState
    drawing="search"
    title={title}
    action={
      <LinkButton asChild variant="outline">
        <Link to={to}>{toLabel}</Link>
      </LinkButton>
    }
  />
)
